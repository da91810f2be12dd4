import { z } from 'zod';
import { guid, text } from '../kit/fields.ts';
import { route } from '../kit/route.ts';

const person = z.object({ guid, name: z.string() });
/** `position`: the one they look at, `field`: where they type, as their page names it; null where there is none. */
const watcher = person.extend({ position: z.string().nullable(), field: z.string().nullable() });
export type QuoteWatcher = z.output<typeof watcher>;

/** How often an open page asks, ms. Who has not asked for two and a half times as long is gone. */
export const WATCH_EVERY_MS = 10_000;

export const quotePresence = {
  watch: route({
    method: 'GET',
    path: '/quotes/:guid/watch',
    summary: 'Whether an open quote has changed, by whom, and who else has it open',
    access: 'session',
    costs: 'needed',
    polled: true,
    params: z.object({ guid }),
    query: z.strictObject({ position: text(64).optional(), field: text(160).optional() }),
    answer: z.object({
      version: z.int(),
      /** Who did the last thing to it; null = the program itself or the buyer. */
      changedBy: person.nullable(),
      /** Colleagues with the quote on their screen. */
      others: z.array(watcher),
    }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
};
