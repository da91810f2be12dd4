import { sameJson } from '@truciolo/changes';
import { inEuro, UNITS_PER_PERCENT } from '@truciolo/money';
import type { PricedQuantity } from '@truciolo/pricing';
import type { TargetDraft } from '@truciolo/quote';

/** Two decimals are shown and typed. */
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

/** Targets that give the same price, in the order in which the user switched among them. */
export type SamePrice = readonly TargetDraft[];

/**
 * The target in another form, with all forms since it was typed: switching back restores the typed value to the last
 * digit, although a price of two decimals lies between.
 */
export function switchTarget(
  said: SamePrice,
  target: TargetDraft,
  kind: TargetDraft['kind'],
  priced: PricedQuantity | null,
): { readonly target: TargetDraft; readonly said: SamePrice } {
  const same = said.some((one) => sameJson(one, target)) ? said : [target];
  const known = same.find((one) => one.kind === kind);
  if (known) return { target: known, said: same };
  const next = changeTarget(target, kind, priced);
  return { target: next, said: [...same, next] };
}
