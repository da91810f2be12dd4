import { z } from 'zod';
import { guid, text } from '../kit/fields.ts';
import { route } from '../kit/route.ts';

/** The registries a search looks into, in the order their rows are shown. */
export const searchKinds = ['customer', 'material', 'machine', 'work', 'cost'] as const;
export type SearchKind = (typeof searchKinds)[number];

export const searchHit = z.object({
  kind: z.enum(searchKinds),
  guid,
  /** Code or standard number; empty where the row has none. */
  code: z.string(),
  name: z.string(),
  /** What tells it from its namesakes: town, condition, maker. */
  detail: z.string(),
  /** Found in spite of a slip of the keyboard. */
  isGuess: z.boolean(),
});
export type SearchHit = z.output<typeof searchHit>;

export const search = route({
  method: 'GET',
  path: '/search',
  summary: 'Rows of all registries by name, code or VAT number; accents and small slips are forgiven',
  access: 'session',
  query: z.strictObject({ q: text(100).default('') }),
  answer: z.array(searchHit),
});
