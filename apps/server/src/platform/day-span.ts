import { addDays } from '@truciolo/italian';

/** Days, both included. */
export interface Span {
  readonly from: string;
  readonly to: string;
}

/** So many days that end with one. */
export const lastDays = (to: string, days: number): Span => ({ from: addDays(to, 1 - days), to });

/** A period, and the one before it. */
export function lastTwice(to: string, days: number): { readonly now: Span; readonly before: Span } {
  const now = lastDays(to, days);
  return { now, before: lastDays(addDays(now.from, -1), days) };
}
