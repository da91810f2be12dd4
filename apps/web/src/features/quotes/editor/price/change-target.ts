import { inEuro, UNITS_PER_PERCENT } from '@truciolo/money';
import type { PricedQuantity } from '@truciolo/pricing';
import type { TargetDraft } from '@truciolo/quote';

/** Two decimals are what somebody reads and types. */
const round = (value: number): number | null =>
  Number.isFinite(value) ? Math.round(value * 100) / 100 : null;

/** %, both ways. */
const markupOf = (margin: number) => round((100 * margin) / (100 - margin));
const marginOf = (markup: number) => round((100 * markup) / (100 + markup));

/**
 * The same price said in another way: a mark-up of 25 % is a margin of 20 %. Where nothing can be carried over the
 * field is left to be filled in.
 */
export function changeTarget(
  target: TargetDraft,
  kind: TargetDraft['kind'],
  priced: PricedQuantity | null,
): TargetDraft {
  if (target.kind === kind) return target;
  if (kind === 'typed') return { kind, unit: priced ? inEuro(priced.price.listUnit) : null };
  const rate = carriedRate(target, kind, priced);
  return kind === 'margin' ? { kind, rate, on: 'list' } : { kind, rate, byCategory: null };
}

function carriedRate(
  target: TargetDraft,
  kind: 'margin' | 'markup',
  priced: PricedQuantity | null,
): number | null {
  if (target.kind === 'typed' || (target.kind === 'markup' && target.byCategory)) {
    const margin = priced?.price.listMargin ?? null;
    if (margin === null) return null;
    return kind === 'margin' ? round(margin / UNITS_PER_PERCENT) : markupOf(margin / UNITS_PER_PERCENT);
  }
  if (target.rate === null) return null;
  return kind === 'margin' ? marginOf(target.rate) : markupOf(target.rate);
}
