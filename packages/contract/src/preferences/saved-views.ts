import { z } from 'zod';
import { done, requiredText, text } from '../kit/fields.ts';
import { route } from '../kit/route.ts';

export const MAX_VIEWS = 12;
export const MAX_VIEW_NAME = 40;

/** A saved view of a list: its search, filters and order under a name. */
export const savedView = z.strictObject({
  name: requiredText(MAX_VIEW_NAME),
  q: text(200),
  sort: z.string().max(50),
  filter: z.array(z.string().max(600)).max(50),
  archived: z.enum(['no', 'yes', 'all']),
});
export type SavedView = z.output<typeof savedView>;

const views = z.array(savedView).max(MAX_VIEWS);

export const savedViews = {
  /** By the name of the list: `quotes`, `customers`, … */
  get: route({
    method: 'GET',
    path: '/preferences/views',
    summary: 'The saved views of the user, by list',
    access: 'session',
    answer: z.record(z.string(), views),
  }),
  save: route({
    method: 'PUT',
    path: '/preferences/views',
    writes: 'own',
    summary: 'Store the saved views of one list',
    access: 'session',
    // Looking at one's own data is not writing it.
    licence: 'open',
    body: z.strictObject({ list: z.string().min(1).max(50), views }),
    answer: done,
  }),
};
