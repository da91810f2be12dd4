import { type Money, money } from '@truciolo/money';
import { afterDiscounts, bridge, type PricedState } from '@truciolo/pricing';
import {
  discountsOf,
  type PositionDraft,
  priceableState,
  priceQuote,
  type QuoteDocument,
} from '@truciolo/quote';

/** Effect of one cause on an amount, and the amount after it. */
interface Stage {
  readonly key: string;
  readonly label: string;
  readonly difference: Money;
  readonly after: Money;
}

export interface Stages {
  readonly before: Money;
  readonly after: Money;
  readonly steps: readonly Stage[];
}

function stateOf(position: PositionDraft, document: QuoteDocument, quantity: number): PricedState | null {
  const priceable = priceableState(position, document.rates);
  return priceable.ok ? { ...priceable.state, quantity } : null;
}

/**
 * "Perché è cambiato il prezzo": the same position in two revisions, per piece, after the discounts of the quote; null
 * where one of them has no price.
 */
export function bridgeOf(
  id: string,
  before: QuoteDocument,
  after: QuoteDocument,
): (Stages & { readonly quantity: number }) | null {
  const [old, current] = [before, after].map(({ positions }) => positions.find((one) => one.id === id));
  if (!old || !current) return null;
  const quantityOf = (one: PositionDraft) => one.chosenQuantity ?? one.quantities[0];
  const [from, to] = [quantityOf(old), quantityOf(current)];
  if (from === undefined || to === undefined) return null;
  const [start, end] = [stateOf(old, before, from), stateOf(current, after, to)];
  const found = start && end && bridge(start, end);
  if (!found?.ok) return null;
  const first = afterDiscounts(found.before, discountsOf(before));
  const last = afterDiscounts(found.after, discountsOf(after));
  const causes = [
    ...found.steps.map(({ group, label, difference }) => ({ key: group, label, difference })),
    {
      key: 'quote-discount',
      label: 'Sconto del preventivo',
      difference: money(last - found.after - (first - found.before)),
    },
  ];
  return { ...staged(first, causes), quantity: to };
}

/** The whole quote before VAT: its positions, discount and minimum. */
export function quoteBridge(before: QuoteDocument, after: QuoteDocument): Stages {
  const [was, is] = [priceQuote(before).totals, priceQuote(after).totals];
  return staged(was.taxable, [
    { key: 'positions', label: 'Posizioni', difference: money(is.positions - was.positions) },
    { key: 'discount', label: 'Sconto', difference: money(is.discount - was.discount) },
    { key: 'top-up', label: 'Integrazione al minimo', difference: money(is.topUp - was.topUp) },
    { key: 'charges', label: 'Costi dell’ordine', difference: money(is.charges - was.charges) },
  ]);
}

function staged(before: Money, causes: readonly Omit<Stage, 'after'>[]): Stages {
  let running = before;
  const steps = causes.map((cause): Stage => {
    running = money(running + cause.difference);
    return { ...cause, after: running };
  });
  return { before, after: running, steps };
}
