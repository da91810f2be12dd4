import { z } from 'zod';
import { guid } from '../kit/fields.ts';
import { quoteStates } from '../quotes/quote.ts';
import { orderDecisions } from './content.ts';

const orderFields = ['part', 'revision', 'quantity', 'price', 'days', 'payment', 'delivery'] as const;
/** An order beside the quote it confirms. */
export const orderComparison = z.object({
  quoteGuid: guid,
  number: z.string(),
  revision: z.int(),
  state: z.enum(quoteStates),
  differences: z.array(
    z.object({
      key: z.string(),
      field: z.enum(orderFields),
      code: z.string(),
      ordered: z.string(),
      offered: z.string(),
      /** Words of the order. */
      proof: z.string(),
      /** Which side counts; null until a person has decided. */
      decided: z.enum(orderDecisions).nullable(),
    }),
  ),
});
type OrderComparison = z.output<typeof orderComparison>;
export type OrderDifference = OrderComparison['differences'][number];
