import { type Percent, WHOLE } from '@truciolo/money';
import type { Lot } from '../lines/cost-line.ts';

/** Pieces to start for q good ones: ceil(q / (1 − s)), in integers. */
function piecesToStart(quantity: number, scrap: Percent): number {
  const good = BigInt(WHOLE - scrap);
  return Number((BigInt(quantity) * BigInt(WHOLE) + good - 1n) / good);
}

export function lotOf(quantity: number, scrap: Percent): Lot {
  return { quantity, pieces: BigInt(quantity), started: piecesToStart(quantity, scrap) };
}
