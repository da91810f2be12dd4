import { writeGrouped } from '@truciolo/italian';
import type { Problem } from '../model/problem.ts';
import { QUANTITY } from './limits.ts';

/** Pieces come whole, at least one. */
export function checkQuantity(quantity: number): Problem | null {
  const bad = (message: string): Problem => ({ code: 'bad-quantity', path: 'quantity', message });
  if (!Number.isFinite(quantity)) return bad('La quantità non è un numero.');
  if (quantity <= 0) return bad('La quantità deve essere di almeno 1 pezzo.');
  if (!Number.isInteger(quantity)) return bad('La quantità deve essere un numero intero di pezzi.');
  if (quantity > QUANTITY.max) return bad(`La quantità massima è ${writeGrouped(QUANTITY.max)} pezzi.`);
  return null;
}
