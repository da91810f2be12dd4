import { type QuoteRow, quotes } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';
import type { ListCalls, ListState } from '../../../registry/calls/registry-calls.ts';

/** Up to so many quotes are counted; of a search without a hit, what may have been meant comes instead. */
export interface QuoteWindow {
  readonly rows: readonly QuoteRow[];
  readonly total: number;
  readonly isTotalCapped: boolean;
  readonly isGuess: boolean;
}

/** The server takes so many at once. */
const BATCH = 1000;

async function inBatches(
  guids: readonly string[],
  act: (some: string[]) => Promise<{ readonly changed: number }>,
): Promise<number> {
  let changed = 0;
  for (let from = 0; from < guids.length; from += BATCH) {
    changed += (await act(guids.slice(from, from + BATCH))).changed;
  }
  return changed;
}

export const quoteList = {
  key: 'quotes',
  list: (
    { filter, ...state }: ListState,
    window: { readonly offset: number; readonly limit: number },
    signal?: AbortSignal,
  ): Promise<QuoteWindow> =>
    api(quotes.list, { query: { ...state, ...window, filter: [...filter] } }, { signal }),
  archive: (guids: readonly string[], archived: boolean): Promise<number> =>
    inBatches(guids, (some) => api(quotes.archive, { body: { guids: some, archived } })),
  tag: async (guids: readonly string[], add: readonly string[], remove: readonly string[]) => {
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
} satisfies ListCalls<QuoteRow> & Record<string, unknown>;
