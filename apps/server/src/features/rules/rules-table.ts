import { rules } from '@truciolo/contract';
import { sql } from 'kysely';
import type { RegistryTable } from '../../platform/registry/registry-table.ts';

export const rulesTable: RegistryTable = {
  table: 'rules',
  registry: rules,
  nameColumn: 'name',
  found: null,
  jsonFields: ['conditions', 'effects'],
  // Sorted by the first condition or effect, so that similar rules are together.
  sortColumns: {
    name: 'sortKey',
    conditions: sql`conditions::text`,
    effects: sql`effects::text`,
    active: 'active',
    updatedAt: 'updatedAt',
  },
  filterColumns: { active: 'active', tags: 'tags' },
  searchText: ({ name, notes, tags }) => [name, notes, ...(tags as string[])].join(' '),
  sortText: ({ name }) => String(name),
  secrets: {},
  unique: { field: 'name', index: 'rules_name_key' },
};
