import { z } from 'zod';
import { done } from '../kit/fields.ts';
import { route } from '../kit/route.ts';

const MOST_COLUMNS = 100;
/** Limit of lists with settings, above the number of lists in the product. */
export const MOST_LISTS = 100;

/** How a user likes one list: columns switched away from their usual state, low rows. */
const settings = z.strictObject({
  columns: z
    .record(z.string().max(50), z.boolean())
    .refine((columns) => Object.keys(columns).length <= MOST_COLUMNS, { error: 'Troppe colonne.' }),
  compact: z.boolean(),
});
export type ListSettings = z.output<typeof settings>;

export const listSettings = {
  /** By the name of the list: `customers`, `machines`, … */
  get: route({
    method: 'GET',
    path: '/preferences/lists',
    summary: 'Columns and density of each list of the user',
    access: 'session',
    answer: z.record(z.string(), settings),
  }),
  save: route({
    method: 'PUT',
    path: '/preferences/lists',
    writes: 'own',
    summary: 'Store the columns and the density of one list',
    access: 'session',
    // Looking at one's own data is not writing it.
    licence: 'open',
    body: settings.extend({ list: z.string().min(1).max(50) }),
    answer: done,
  }),
};
