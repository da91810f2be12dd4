import { CENT, type Money, money, moneyRatio, multiplyRatio, ratio, ratioToStep } from '@truciolo/money';

/** What was agreed for a job. */
export interface AgreedJob {
  readonly total: Money;
  /** Pieces. */
  readonly ordered: number;
}

/** Pieces of a job on the other delivery notes that are not annulled, and what these are invoiced at. */
export interface DeliveredBefore {
  readonly quantity: number;
  readonly amount: Money;
}

const part = (amount: Money, pieces: number, of: number): Money =>
  ratioToStep(multiplyRatio(moneyRatio(amount), ratio(BigInt(pieces), BigInt(of))), CENT, 'half-up');

/**
 * What some pieces of a job are invoiced at: their part of what is left of its total, to the cent. The last ones take
 * the rest, so that partial deliveries add up to the total in whatever order they leave, come back and leave again;
 * pieces beyond the order cost what the others cost.
 */
export function deliveryAmount(job: AgreedJob, before: DeliveredBefore, quantity: number): Money {
  const left = Math.max(0, job.ordered - before.quantity);
  const within = Math.min(quantity, left);
  const rest = money(ratioToStep(moneyRatio(job.total), CENT, 'half-up') - before.amount);
  const own = left === 0 ? money(0) : within === left ? rest : part(rest, within, left);
  return money(own + part(job.total, quantity - within, job.ordered));
}
