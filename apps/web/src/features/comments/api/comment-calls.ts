import { queryOptions } from '@tanstack/react-query';
import { comments, jobComments } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';
import { type Sending, sendFile } from '../../../lib/api/send-file.ts';

/** Polling interval for comments of colleagues where no stream is open. */
const ASK_AGAIN_MS = 30_000;

/** The subject of a conversation. */
export interface Place {
  readonly of: 'quote' | 'job';
  readonly guid: string;
}

const calls = { quote: comments, job: jobComments } as const;

export const conversationQuery = ({ of, guid }: Place) =>
  queryOptions({
    queryKey: ['comments', guid],
    queryFn: ({ signal }) => api(calls[of].list, { params: { guid } }, { signal }),
    refetchInterval: ASK_AGAIN_MS,
    staleTime: 0,
  });

interface Said {
  readonly text: string;
  readonly mentions: string[];
}

interface NewComment extends Said {
  readonly guid: string;
  /** Files of the draft. */
  readonly files: string[];
  readonly outside: boolean;
  readonly positionId: string | null;
}

export const callAdd = ({ of, guid }: Place, { outside, positionId, ...said }: NewComment) =>
  of === 'quote'
    ? api(comments.add, { params: { guid }, body: { ...said, outside, positionId } })
    : api(jobComments.add, { params: { guid }, body: said });
export const callEdit = ({ of, guid }: Place, comment: string, body: Said) =>
  api(calls[of].edit, { params: { guid, comment }, body });
export const callRemove = ({ of, guid }: Place, comment: string) =>
  api(calls[of].remove, { params: { guid, comment } });
export const callResolve = ({ of, guid }: Place, comment: string, resolved: boolean) =>
  api(calls[of].resolve, { params: { guid, comment }, body: { resolved } });
export const callAttach = ({ of, guid }: Place, file: File, sending: Sending) =>
  sendFile(calls[of].attach, { params: { guid }, query: { name: file.name } }, file, sending);
export const callDetach = ({ of, guid }: Place, file: string) =>
  api(calls[of].detach, { params: { guid, file } });
