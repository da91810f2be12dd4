import { divideRounded, euros, inEuro, type Money } from '@truciolo/money';

const CENTS = 100;

/**
 * What some pieces of an order are worth: its total in proportion, to the cent. Pieces delivered before them count, so
 * that partial deliveries add up to the total however it divides; pieces beyond the order cost what the others cost.
 */
export function lineAmount(total: Money, ordered: number, before: number, quantity: number): Money {
  const cents = BigInt(Math.round(inEuro(total) * CENTS));
  const upTo = (pieces: number) => divideRounded(cents * BigInt(pieces), BigInt(ordered), 'half-up');
  return euros(Number(upTo(before + quantity) - upTo(before)) / CENTS);
}
