import type { PlainView } from '@truciolo/contract';
import type { UnpricedPosition } from '../../../entities/quotes/quote-slot-props.ts';
import { titleOf } from '../editor/positions/position-row.tsx';

/** Positions of a saved quote that lack a price, with the first thing each of them lacks. */
export const unpricedOf = ({ draft, prices }: PlainView): UnpricedPosition[] =>
  draft.positions.flatMap((position, index) => {
    const { prices: known = [], missing = [] } = prices.find(({ id }) => id === position.id) ?? {};
    if (missing.length === 0 && known.length > 0) return [];
    return [{ place: index + 1, name: titleOf(position), missing: missing[0] ?? '' }];
  });
