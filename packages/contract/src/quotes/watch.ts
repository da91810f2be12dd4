import { z } from 'zod';
import { guid } from '../kit/fields.ts';
import { route } from '../kit/route.ts';

const person = z.object({ guid, name: z.string() });
export type QuoteWatcher = z.output<typeof person>;

/** How often an open page asks, ms. Who has not asked for two and a half times as long is gone. */
export const WATCH_EVERY_MS = 10_000;

export const quotePresence = {
  watch: route({
    method: 'GET',
    path: '/quotes/:guid/watch',
    summary: 'Whether an open quote has changed, by whom, and who else has it open',
    access: 'session',
    params: z.object({ guid }),
    answer: z.object({
      version: z.int(),
      /** Who did the last thing to it; null = the program itself or the buyer. */
      changedBy: person.nullable(),
      /** Colleagues with the quote on their screen. */
      others: z.array(person),
    }),
    errors: ['NOT_FOUND', 'FORBIDDEN'],
  }),
};
