import { costs, type ShopCostCategory, shopCostCategoryLabels } from '@truciolo/contract';
import { sql } from 'kysely';
import type { RegistryTable } from '../../platform/registry/registry-table.ts';

export const costsTable: RegistryTable = {
  table: 'costs',
  registry: costs,
  nameColumn: 'name',
  found: { code: sql`code`, detail: sql`''` },
  jsonFields: [],
  sortColumns: {
    name: 'sortKey',
    code: 'code',
    category: 'category',
    amount: 'amount',
    basis: 'basis',
    addToNewQuotes: 'addToNewQuotes',
    confirmed: 'confirmed',
    updatedAt: 'updatedAt',
  },
  filterColumns: {
    category: 'category',
    basis: 'basis',
    addToNewQuotes: 'addToNewQuotes',
    confirmed: 'confirmed',
    tags: 'tags',
  },
  searchText: ({ code, name, category, tags }) =>
    [code, name, shopCostCategoryLabels[category as ShopCostCategory], ...(tags as string[])].join(' '),
  sortText: ({ name }) => String(name),
  impliedByEdit: ({ amount, percent }) =>
    typeof amount === 'number' || typeof percent === 'number' ? { confirmed: true } : {},
  secrets: { amount: null, percent: null },
  unique: { field: 'code', index: 'costs_code_key' },
};
