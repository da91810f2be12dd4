import type { Money } from '@truciolo/money';
import type { PreparedPosition } from '../engine/prepare-position.ts';

export interface CurvePoint {
  readonly quantity: number;
  /** Per piece, before rounding, so that the curve has no steps of a cent. */
  readonly price: Money;
  readonly fullCost: Money;
}

/** Whole quantities from `from` to `to`, evenly spaced on a logarithmic axis, ends included. */
export function curveQuantities(from: number, to: number, points: number): number[] {
  if (!(from >= 1) || !(to >= from) || points < 2) return [];
  const quantities = new Set<number>();
  for (let i = 0; i < points; i++) {
    quantities.add(
      Math.round(Math.exp(Math.log(from) + ((Math.log(to) - Math.log(from)) * i) / (points - 1))),
    );
  }
  return [...quantities];
}

/** Price and full cost per piece over the quantity; quantities that have no price are left out. */
export function priceCurve(prepared: PreparedPosition, quantities: readonly number[]): CurvePoint[] {
  return quantities.flatMap((quantity) => {
    const outcome = prepared.priceAt(quantity);
    if (!outcome.ok) return [];
    const { cost, price } = outcome.priced;
    return [{ quantity, price: price.unitBeforeRounding, fullCost: cost.fullPerPiece }];
  });
}
