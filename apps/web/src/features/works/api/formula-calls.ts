import { queryOptions } from '@tanstack/react-query';
import { type BackTest, formulas, type Work } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

/** The published formulas of a process, newest first. */
export const versionsQuery = (guid: string) =>
  queryOptions({
    queryKey: ['works', 'formulas', guid],
    queryFn: ({ signal }) => api(formulas.listVersions, { params: { guid } }, { signal }),
  });

export const publishFormula = (guid: string, draft: string): Promise<Work> =>
  api(formulas.publish, { params: { guid }, body: { draft } });

/** Past quotes priced with a text that is not published. */
export const backTestFormula = (guid: string, draft: string, signal: AbortSignal): Promise<BackTest> =>
  api(formulas.backTest, { params: { guid }, body: { draft } }, { signal });
