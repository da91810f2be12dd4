import { queryOptions } from '@tanstack/react-query';
import { imports, type PreviewState } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export type Shown = 'all' | PreviewState;

/** Rows asked for at once. */
export const WINDOW = 200;

export const previewRowsQuery = (guid: string, show: Shown, page: number) =>
  queryOptions({
    queryKey: ['import-preview', guid, show, page],
    queryFn: ({ signal }) =>
      api(
        imports.previewRows,
        { params: { guid }, query: { show, offset: page * WINDOW, limit: WINDOW } },
        { signal },
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });
