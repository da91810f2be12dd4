import { z } from 'zod';
import { guid, text } from '../kit/fields.ts';
import { route } from '../kit/route.ts';
import { quoteStates } from '../quotes/quote.ts';

/** Kinds of search results, in the order in which they are shown. */
export const searchKinds = ['customer', 'quote', 'material', 'machine', 'work', 'cost'] as const;
export type SearchKind = (typeof searchKinds)[number];

const searchHit = z.object({
  kind: z.enum(searchKinds),
  guid,
  /** Code, standard number or number of the quote; empty where the row has none. */
  code: z.string(),
  /** For a quote, the name of its customer. */
  name: z.string(),
  /** Detail that distinguishes rows of the same name: town, condition, maker, title. */
  detail: z.string(),
  /** Only for quotes. */
  state: z.enum(quoteStates).nullable(),
  /** The row matches in spite of a typo. */
  isGuess: z.boolean(),
});
export type SearchHit = z.output<typeof searchHit>;

export const search = {
  find: route({
    method: 'GET',
    path: '/search',
    summary:
      'Rows of all registries by name, code or VAT number, quotes by number, customer, title or part; accents and small typos are ignored',
    access: 'session',
    query: z.strictObject({ q: text(100).default('') }),
    answer: z.array(searchHit),
    skipsUnread: true,
  }),
};
