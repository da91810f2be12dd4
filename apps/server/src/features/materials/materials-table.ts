import { materials } from '@truciolo/contract';
import { sql } from 'kysely';
import type { RegistryTable } from '../../platform/registry/registry-table.ts';

const priceFields = ['pricePerKg', 'priceSource', 'priceConfirmed'] as const;

export const materialsTable: RegistryTable = {
  table: 'materials',
  registry: materials,
  nameColumn: 'designation',
  found: {
    code: sql`wnr`,
    detail: sql`concat_ws(' · ', nullif(array_to_string(common_names, ', '), ''), nullif(condition, ''))`,
  },
  jsonFields: ['cuttingSpeeds'],
  instants: ['priceDate'],
  sortColumns: {
    designation: 'sortKey',
    wnr: 'wnr',
    isoGroup: 'isoGroup',
    density: 'density',
    pricePerKg: 'pricePerKg',
    commonNames: 'commonNames',
    kc11: 'kc11',
    platePricePerKg: 'platePricePerKg',
    chipRevenuePerKg: 'chipRevenuePerKg',
    priceDate: 'priceDate',
    condition: 'condition',
    updatedAt: 'updatedAt',
  },
  filterColumns: { isoGroup: 'isoGroup', priceConfirmed: 'priceConfirmed', tags: 'tags' },
  searchText: ({ designation, wnr, aisi, commonNames, condition, tags }) =>
    [designation, wnr, aisi, ...(commonNames as string[]), condition, ...(tags as string[])].join(' '),
  sortText: ({ designation }) => String(designation),
  // The date of a price is the last time a user set or confirmed it.
  derive: (changed, now) => (priceFields.some((field) => field in changed) ? { priceDate: now } : {}),
  impliedByEdit: ({ pricePerKg }) =>
    typeof pricePerKg === 'number' ? { priceSource: 'digitato', priceConfirmed: true } : {},
  secrets: { pricePerKg: null, platePricePerKg: null, chipRevenuePerKg: null },
  unique: { field: 'designation', index: 'materials_designation_key' },
};
