import type { Machine } from '@truciolo/contract';

/** Costs of energy, labour and tools change: after a year a rate should be checked. */
const MONTHS = 12;

export function isRateOld(rateDate: string, now: number): boolean {
  const limit = new Date(rateDate);
  limit.setMonth(limit.getMonth() + MONTHS);
  return limit.getTime() < now;
}

/** State of a rate that a list shows beside its figure. */
export function rateState(machine: Machine, now: number): 'missing' | 'unconfirmed' | 'old' | 'fine' {
  if (machine.hourlyRate === null) return 'missing';
  if (!machine.rateConfirmed) return 'unconfirmed';
  return machine.rateDate !== null && isRateOld(machine.rateDate, now) ? 'old' : 'fine';
}
