import type { Quote } from '@truciolo/contract';
import { listOf } from '@truciolo/italian';
import type { QuoteDocument } from '@truciolo/quote';
import { formatNumber } from '../../../../lib/format/numbers.ts';
import { titleOf } from '../positions/position-row.tsx';

type Taken = NonNullable<NonNullable<Quote['outcome']>['taken']>;

/** "100 pz di Boccola e 5 pz di Perno", and the positions that the buyer left out. */
export function orderedWords({ positions }: Pick<QuoteDocument, 'positions'>, taken: Taken) {
  const quantities = new Map(taken.map(({ position, quantity }) => [position, quantity]));
  const ordered = positions.flatMap((position) => {
    const quantity = quantities.get(position.id);
    return quantity === undefined ? [] : [`${formatNumber(quantity)} pz di ${titleOf(position)}`];
  });
  const left = positions.filter(({ id, optional }) => !optional && !quantities.has(id)).map(titleOf);
  return { ordered: listOf(ordered), left: listOf(left) };
}
