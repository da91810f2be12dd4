import { type QuoteRow, quotes } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';
import { inBatches } from '../../../registry/calls/in-batches.ts';
import type { BulkCalls, ListCalls, ListWindow } from '../../../registry/calls/registry-calls.ts';

/** The count is limited; a search without a hit returns close matches instead. */
interface QuoteWindow extends ListWindow<QuoteRow> {
  readonly isTotalCapped: boolean;
  readonly isGuess: boolean;
}

export const quoteList: ListCalls<QuoteRow, QuoteWindow> & BulkCalls = {
  key: 'quotes',
  list: ({ filter, ...state }, window, signal) =>
    api(quotes.list, { query: { ...state, ...window, filter: [...filter] } }, { signal }),
  archive: (guids, archived) =>
    inBatches(guids, (some) => api(quotes.archive, { body: { guids: some, archived } })),
  tag: async (guids, add, remove) => {
    let changed = 0;
    for (const [tags, on] of [
      [add, true],
      [remove, false],
    ] as const) {
      for (const tag of tags) {
        const now = await inBatches(guids, (some) => api(quotes.tag, { body: { guids: some, tag, on } }));
        changed = Math.max(changed, now);
      }
    }
    return changed;
  },
};
