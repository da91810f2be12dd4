import { cuttingSets } from '@truciolo/contract';
import type { RegistryTable } from '../../platform/registry/registry-table.ts';

export const cuttingSetsTable: RegistryTable = {
  table: 'cuttingSets',
  registry: cuttingSets,
  nameColumn: 'name',
  found: null,
  jsonFields: ['inputs'],
  sortColumns: { name: 'sortKey', operation: 'operation', updatedAt: 'updatedAt' },
  filterColumns: { operation: 'operation', tags: 'tags' },
  searchText: ({ name, operation, notes, tags }) => [name, operation, notes, ...(tags as string[])].join(' '),
  sortText: ({ name }) => String(name),
  references: ({ machineGuid, materialGuid }) => [
    { table: 'machines', guid: machineGuid as string | null, field: 'machineGuid' },
    { table: 'materials', guid: materialGuid as string | null, field: 'materialGuid' },
  ],
  secrets: {},
  unique: { field: 'name', index: 'cutting_sets_name_key' },
};
