import { quoteTemplates } from '@truciolo/contract';
import type { PositionDraft } from '@truciolo/quote';
import type { RegistryTable } from '../../platform/registry/registry-table.ts';
import { referencesOfPosition } from '../quotes/index.ts';

export const quoteTemplatesTable: RegistryTable = {
  table: 'quoteTemplates',
  registry: quoteTemplates,
  nameColumn: 'name',
  found: null,
  jsonFields: ['position'],
  sortColumns: { name: 'sortKey', family: 'family', updatedAt: 'updatedAt' },
  filterColumns: { family: 'family', tags: 'tags' },
  searchText: ({ name, family, tags }) => [name, family, ...(tags as string[])].join(' '),
  sortText: ({ name }) => String(name),
  references: ({ position }) => referencesOfPosition(position as PositionDraft, 'position'),
  // The calls are refused as a whole; the activity log only shows that a template changed.
  secrets: { position: null },
  unique: { field: 'name', index: 'quote_templates_name_key' },
};
