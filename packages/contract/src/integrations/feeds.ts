import { z } from 'zod';
import { guid, instant, requiredText } from '../kit/fields.ts';
import { route } from '../kit/route.ts';
import { savedView } from '../preferences/saved-views.ts';

/** Lists that a sheet can follow. */
export const feedLists = ['quotes', 'jobs', 'customers', 'materials'] as const;
export type FeedList = (typeof feedLists)[number];

const feedKinds = ['calendar', 'table'] as const;

/** Addresses of one user that are in force. */
export const FEEDS_MAX = 20;

const feed = z.object({
  guid,
  kind: z.enum(feedKinds),
  name: z.string(),
  /** Null for a calendar. */
  list: z.enum(feedLists).nullable(),
  createdAt: instant,
  lastReadAt: instant.nullable(),
});
export type Feed = z.output<typeof feed>;

const newFeed = z
  .strictObject({
    kind: z.enum(feedKinds),
    name: requiredText(80, 'Scrivi un nome.'),
    list: z.enum(feedLists).nullable(),
    /** Search, filters and order of the list, copied from a view. */
    view: savedView.omit({ name: true }).nullable(),
  })
  .refine(({ kind, list, view }) => (kind === 'table') === (list !== null && view !== null), {
    error: 'Scegli la vista da collegare.',
    path: ['list'],
  });
export type NewFeed = z.input<typeof newFeed>;

/** Secret addresses of a user that other programs read without a login: a calendar, or a list as CSV. */
export const feeds = {
  list: route({
    method: 'GET',
    path: '/feeds',
    summary: 'The secret addresses of the user that are in force, newest first, without their text',
    access: 'session',
    answer: z.array(feed),
  }),
  create: route({
    method: 'POST',
    path: '/feeds',
    writes: 'append',
    summary: 'Create a secret address; only this answer contains it',
    access: 'session',
    body: newFeed,
    status: 201,
    /** `path` is below the API. */
    answer: z.object({ feed, path: z.string() }),
    errors: ['TOO_MANY_KEYS'],
  }),
  revoke: route({
    method: 'POST',
    path: '/feeds/:guid/revoke',
    writes: 'once',
    summary: 'Revoke a secret address of the user at once',
    access: 'session',
    params: z.object({ guid }),
    answer: feed,
    errors: ['NOT_FOUND'],
  }),
};
