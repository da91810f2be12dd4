import { percent } from '@truciolo/money';
import { netOfQuote } from '@truciolo/pricing';
import { orderCharges, type PricedPosition, type PricedQuote, type QuoteDocument } from '@truciolo/quote';
import type { UnpricedPosition } from '../../../../entities/quotes/quote-slot-props.ts';
import { titleOf } from '../positions/position-row.tsx';

/** Points that block the sending of a quote. */
interface OpenPoints {
  readonly unpriced: readonly UnpricedPosition[];
  /** Costs of the order without an amount. */
  readonly uncharged: number;
  readonly unreasoned: number;
}

type Discounts = QuoteDocument['discounts'];

interface Found {
  readonly discounts: Discounts;
  /** Some quantity is priced below its full cost. */
  readonly isBelow: boolean;
}

/** Cached per position: a keystroke prices one position of two hundred. */
const found = new WeakMap<PricedPosition, Found>();

function lookThrough(position: PricedPosition, discounts: Discounts): Found {
  const known = found.get(position);
  if (known?.discounts === discounts) return known;
  const rates = discounts.map((one) => percent(one));
  const good = position.outcomes.flatMap(({ outcome }) => (outcome.ok ? [outcome.priced] : []));
  const now: Found = {
    discounts,
    isBelow: good.some((one) => netOfQuote(one, rates).unit < one.cost.fullPerPiece),
  };
  found.set(position, now);
  return now;
}

export function openPoints(document: QuoteDocument, priced: PricedQuote): OpenPoints {
  const all = priced.positions.map((position) => lookThrough(position, document.discounts));
  return {
    unpriced: priced.positions.flatMap(({ problems }, index) => {
      const [first] = problems;
      const position = document.positions[index];
      return first && position ? [{ place: index + 1, name: titleOf(position), missing: first.message }] : [];
    }),
    uncharged: orderCharges(document).filter(({ price }) => price === null).length,
    unreasoned: all.filter(
      ({ isBelow }, index) => isBelow && document.positions[index]?.price.belowFloorReason.trim() === '',
    ).length,
  };
}
