import { z } from 'zod';
import { guid, text } from '../kit/fields.ts';
import { route } from '../kit/route.ts';

const person = z.object({ guid, name: z.string() });
/** `position`: the one they look at, `field`: where they type, as their page names it; null if none. */
const watcher = person.extend({ position: z.string().nullable(), field: z.string().nullable() });
export type PageWatcher = z.output<typeof watcher>;

/**
 * Polling interval of an open page, ms. Users whose page has not polled for two and a half times as long count as gone.
 */
export const WATCH_EVERY_MS = 10_000;

/** How an open page asks, and the answer. */
const watching = {
  method: 'GET',
  access: 'session',
  polled: true,
  params: z.object({ guid }),
  query: z.strictObject({ position: text(64).optional(), field: text(160).optional() }),
  answer: z.object({
    version: z.int(),
    /** Author of the last change; null = the program itself, the buyer, or not recorded. */
    changedBy: person.nullable(),
    /** Colleagues with the page on their screen. */
    others: z.array(watcher),
  }),
  errors: ['NOT_FOUND', 'FORBIDDEN'],
} as const;

export const quotePresence = {
  watch: route({
    ...watching,
    path: '/quotes/:guid/watch',
    summary: 'Version and last author of an open quote, and the users who have it open',
    costs: 'needed',
  }),
};

export const requestPresence = {
  watch: route({
    ...watching,
    path: '/requests/:guid/watch',
    summary: 'Version of an open request, and the users who have it open',
    prices: 'needed',
  }),
};
