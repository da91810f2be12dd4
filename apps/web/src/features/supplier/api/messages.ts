import { queryOptions } from '@tanstack/react-query';
import { type MessageState, messages } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

/** Begins the key of everything read from the inbox. */
export const messagesKey = ['supplier', 'messages'] as const;

interface InboxFilter {
  readonly state: MessageState | null;
  readonly onlyMine: boolean;
}

export const messagesQuery = ({ state, onlyMine }: InboxFilter) =>
  queryOptions({
    queryKey: [...messagesKey, state, onlyMine],
    queryFn: ({ signal }) =>
      api(
        messages.list,
        { query: { ...(state && { state }), mine: onlyMine ? 'yes' : 'no', limit: 200 } },
        { signal },
      ),
  });

export const setMessageState = (guid: string, state: MessageState) =>
  api(messages.setState, { params: { guid }, body: { state } });
