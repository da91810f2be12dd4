import { type Money, moneyFromDecimal, subtract, sum, ZERO } from '@truciolo/money';
import { netLines } from '@truciolo/pricing';
import {
  discountsOf,
  type OfferChoice,
  orderCharges,
  type QuoteDocument,
  type StoredPrice,
} from '@truciolo/quote';
import { type PlannedJob, planJob, pricesOf } from './planned-job.ts';

/** One-time charge of the whole order. */
interface ConfirmedCharge {
  /** Its id in the quote's own list, or `MINIMUM_ORDER`. */
  readonly source: string;
  readonly label: string;
  readonly amount: Money;
}

interface ConfirmedOrder {
  /** One per line; null where the position has no price at that quantity. */
  readonly jobs: readonly (PlannedJob | null)[];
  readonly charges: readonly ConfirmedCharge[];
}

/** The difference to the minimum order is invoiced as a charge of the order. */
const MINIMUM_ORDER = 'minimum-order';

/**
 * Amounts of an order from an accepted quote, to the cent. The quote's discount is allotted over all accepted
 * positions, so that orders for the whole offer or line by line add up to the offer; `before` names the charges that
 * earlier orders of the quote already carry.
 */
export function confirmOrder(
  document: QuoteDocument,
  {
    price,
    taken,
    before,
  }: { price: StoredPrice; taken: readonly OfferChoice[]; before: ReadonlySet<string> },
  lines: readonly OfferChoice[],
): ConfirmedOrder {
  const ordered = new Set(lines.map(({ position }) => position));
  const places = new Map(document.positions.map(({ id }, place) => [id, place]));
  // Sorted as in the quote, whichever positions this order takes: the cents then fall on the same lines each time.
  const whole = [...lines, ...taken.filter(({ position }) => !ordered.has(position))].toSorted(
    (a, b) => (places.get(a.position) ?? 0) - (places.get(b.position) ?? 0),
  );
  const planned = whole.map(({ position, quantity }) => planJob(document, position, quantity, price));
  const nets = netLines(
    planned.map((job) => job?.amounts.gross ?? ZERO),
    discountsOf(document),
  );
  const missing = subtract(moneyFromDecimal(String(document.minimumOrder ?? 0)) ?? ZERO, sum(nets));
  const charges = [
    ...orderCharges(document).map(({ id, label, price: amount }) => ({
      source: id,
      label: label.trim(),
      amount,
    })),
    { source: MINIMUM_ORDER, label: 'Integrazione al minimo d’ordine', amount: missing },
  ];
  return {
    jobs: lines.map((line) => {
      const place = whole.indexOf(line);
      const job = planned[place];
      if (!job) return null;
      const prices = pricesOf(nets[place] ?? ZERO, job.amounts.gross, line.quantity);
      return { ...job, amounts: { ...job.amounts, ...prices } };
    }),
    charges: charges.flatMap(({ source, label, amount }) =>
      amount === null || amount <= ZERO || before.has(source) ? [] : [{ source, label, amount }],
    ),
  };
}
