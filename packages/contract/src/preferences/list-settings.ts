import { z } from 'zod';
import { done } from '../kit/fields.ts';
import { route } from '../kit/route.ts';

/** How a user likes one list: columns switched away from their usual state, low rows. */
export const listSettings = z.strictObject({
  columns: z.record(z.string().max(50), z.boolean()),
  compact: z.boolean(),
});
export type ListSettings = z.output<typeof listSettings>;

/** By the name of the list: `customers`, `machines`, … */
export const getListSettings = route({
  method: 'GET',
  path: '/preferences/lists',
  summary: 'How the user likes each list: columns and density',
  access: 'session',
  answer: z.record(z.string(), listSettings),
});

export const saveListSettings = route({
  method: 'PUT',
  path: '/preferences/lists',
  summary: 'Remember the columns and the density of one list',
  access: 'session',
  // Looking at one's own data is not writing it.
  licence: 'open',
  body: listSettings.extend({ list: z.string().min(1).max(50) }),
  answer: done,
});
