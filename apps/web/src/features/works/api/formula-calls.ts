import { queryOptions } from '@tanstack/react-query';
import { listFormulaVersions, publishFormula as publishSpec, type Work } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

/** The published formulas of a process, newest first. */
export const versionsQuery = (guid: string) =>
  queryOptions({
    queryKey: ['works', 'formulas', guid],
    queryFn: ({ signal }) => api(listFormulaVersions, { params: { guid } }, { signal }),
  });

export const publishFormula = (guid: string, draft: string): Promise<Work> =>
  api(publishSpec, { params: { guid }, body: { draft } });
