import { queryOptions } from '@tanstack/react-query';
import { formulas, type Work } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

/** The published formulas of a process, newest first. */
export const versionsQuery = (guid: string) =>
  queryOptions({
    queryKey: ['works', 'formulas', guid],
    queryFn: ({ signal }) => api(formulas.listVersions, { params: { guid } }, { signal }),
  });

export const publishFormula = (guid: string, draft: string): Promise<Work> =>
  api(formulas.publish, { params: { guid }, body: { draft } });

/** Past quotes priced with a text that is not published: asked anew each time, quotes go on changing. */
export const backTestQuery = (guid: string, draft: string) =>
  queryOptions({
    queryKey: ['works', 'back-test', guid, draft],
    queryFn: ({ signal }) => api(formulas.backTest, { params: { guid }, body: { draft } }, { signal }),
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
