import { queryOptions } from '@tanstack/react-query';
import { comments } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

/** A colleague's words come in with the next beat where no stream brings them. */
const ASK_AGAIN_MS = 30_000;

export const threadQuery = (guid: string) =>
  queryOptions({
    queryKey: ['comments', guid],
    queryFn: ({ signal }) => api(comments.list, { params: { guid } }, { signal }),
    refetchInterval: ASK_AGAIN_MS,
    staleTime: 0,
  });

interface Said {
  readonly text: string;
  readonly mentions: string[];
}

interface NewComment extends Said {
  readonly guid: string;
  readonly outside: boolean;
  readonly positionId: string | null;
}

export const callAdd = (quote: string, body: NewComment) =>
  api(comments.add, { params: { guid: quote }, body });
export const callEdit = (quote: string, comment: string, body: Said) =>
  api(comments.edit, { params: { guid: quote, comment }, body });
export const callRemove = (quote: string, comment: string) =>
  api(comments.remove, { params: { guid: quote, comment } });
export const callResolve = (quote: string, comment: string, resolved: boolean) =>
  api(comments.resolve, { params: { guid: quote, comment }, body: { resolved } });
