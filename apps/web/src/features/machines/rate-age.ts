import type { Machine } from '@truciolo/contract';

/** Prices of energy, people and tools move: after a year a rate wants a look. */
const MONTHS = 12;

export function isRateOld(rateDate: string, now: number): boolean {
  const limit = new Date(rateDate);
  limit.setMonth(limit.getMonth() + MONTHS);
  return limit.getTime() < now;
}

/** What a list says about a rate beside its figure. */
export function rateState(machine: Machine, now: number): 'missing' | 'unconfirmed' | 'old' | 'fine' {
  if (machine.hourlyRate === null) return 'missing';
  if (!machine.rateConfirmed) return 'unconfirmed';
  return machine.rateDate !== null && isRateOld(machine.rateDate, now) ? 'old' : 'fine';
}
