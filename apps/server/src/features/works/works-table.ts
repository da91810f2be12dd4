import { type WorkFields, workChargeLabels, works } from '@truciolo/contract';
import { sql } from 'kysely';
import type { RegistryTable } from '../../platform/registry/registry-table.ts';

export const worksTable: RegistryTable = {
  table: 'works',
  registry: works,
  nameColumn: 'name',
  found: { code: sql`code`, detail: sql`case when external then 'esterna' else 'interna' end` },
  jsonFields: [],
  sortColumns: {
    name: 'sortKey',
    code: 'code',
    charge: 'charge',
    rate: 'rate',
    leadDays: 'leadDays',
    external: 'external',
    minimum: 'minimum',
    confirmed: 'confirmed',
    supplier: 'supplier',
    updatedAt: 'updatedAt',
  },
  filterColumns: { external: 'external', charge: 'charge', confirmed: 'confirmed', tags: 'tags' },
  searchText: ({ code, name, supplier, charge, external, tags }) =>
    [
      code,
      name,
      supplier,
      workChargeLabels[charge as WorkFields['charge']],
      external ? 'esterna conto lavoro' : 'interna',
      ...(tags as string[]),
    ].join(' '),
  sortText: ({ name }) => String(name),
  references: ({ machineGuid }) => [
    { table: 'machines', guid: machineGuid as string | null, field: 'machineGuid' },
  ],
  impliedByEdit: ({ rate }) => (typeof rate === 'number' ? { confirmed: true } : {}),
  secrets: { rate: null, minimum: null, formulaDraft: '', formulaPublished: null },
  unique: { field: 'code', index: 'works_code_key' },
};
