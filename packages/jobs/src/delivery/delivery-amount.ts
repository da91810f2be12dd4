import { CENT, type Money, money, moneyRatio, multiplyRatio, ratio, ratioToStep } from '@truciolo/money';

/** Agreed price and quantity of a job. */
interface AgreedJob {
  readonly total: Money;
  /** Pieces. */
  readonly ordered: number;
}

/** Pieces of a job on its other valid delivery notes, and their invoiced amount. */
interface DeliveredBefore {
  readonly quantity: number;
  readonly amount: Money;
}

const part = (amount: Money, pieces: number, of: number): Money =>
  ratioToStep(multiplyRatio(moneyRatio(amount), ratio(BigInt(pieces), BigInt(of))), CENT, 'half-up');

/**
 * Invoice amount of some pieces of a job: their part of the rest of its total, to the cent. The last pieces take the
 * remainder, so that partial deliveries add up to the total in whatever order they leave, return and leave again;
 * pieces beyond the order cost as much as the others.
 */
export function deliveryAmount(job: AgreedJob, before: DeliveredBefore, quantity: number): Money {
  const left = Math.max(0, job.ordered - before.quantity);
  const within = Math.min(quantity, left);
  const rest = money(ratioToStep(moneyRatio(job.total), CENT, 'half-up') - before.amount);
  const own = left === 0 ? money(0) : within === left ? rest : part(rest, within, left);
  return money(own + part(job.total, quantity - within, job.ordered));
}

/** A line of a delivery note as it was invoiced. */
interface InvoicedLine {
  readonly quantity: number;
  readonly amount: Money;
}

/**
 * Amount to credit for some returned pieces of an invoiced line: their part of what is left of the line, so that returns
 * add up to the invoiced amount once all pieces are back.
 */
export const creditAmount = (line: InvoicedLine, before: DeliveredBefore, quantity: number): Money =>
  deliveryAmount({ total: line.amount, ordered: line.quantity }, before, quantity);
