import { queryOptions } from '@tanstack/react-query';
import { type QuoteTemplateFields, quoteTemplates } from '@truciolo/contract';
import { templateKeys } from '../../../../entities/quotes/quote-keys.ts';
import { api } from '../../../../lib/api/client.ts';

export const templatesQuery = (q: string) =>
  queryOptions({
    queryKey: templateKeys.search(q),
    queryFn: async ({ signal }) =>
      (await api(quoteTemplates.list, { query: { q, limit: 100 } }, { signal })).rows,
    placeholderData: (before) => before,
  });

export const createTemplate = (fields: QuoteTemplateFields) => api(quoteTemplates.create, { body: fields });

export const archiveTemplate = (guid: string) =>
  api(quoteTemplates.archive, { body: { guids: [guid], archived: true } });
