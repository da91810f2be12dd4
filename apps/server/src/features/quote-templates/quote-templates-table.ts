import type { PositionDraft } from '@truciolo/quote';
import type { RegistryTable } from '../../platform/registry/registry-table.ts';
import { referencesOfPosition } from '../quotes/index.ts';

export const quoteTemplatesTable: RegistryTable = {
  table: 'quoteTemplates',
  entity: 'quote-template',
  jsonFields: ['position'],
  sortColumns: { name: 'sortKey', family: 'family', updatedAt: 'updatedAt' },
  filterColumns: { family: 'family', tags: 'tags' },
  searchText: ({ name, family, tags }) => [name, family, ...(tags as string[])].join(' '),
  sortText: ({ name }) => String(name),
  references: ({ position }) => referencesOfPosition(position as PositionDraft, 'position'),
  // Whoever may not see costs is refused as a whole: see the routes.
  secrets: {},
  unique: { field: 'name', index: 'quote_templates_name_key' },
};
