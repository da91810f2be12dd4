import type { DashboardTally } from '@truciolo/contract';
import { addDays, addMonths } from '@truciolo/italian';
import type { Span } from '../../platform/day-span.ts';
import { type Tally, tallyCustomers, tallySums } from '../quotes/index.ts';
import { type Desk, figureOf, inStates, LOST, NONE, SENT, WON, within } from './figure.ts';

const MONTHS = 12;

const present = ({ key, label, ...counts }: Tally, rows: readonly string[]): DashboardTally => ({
  key,
  label,
  sent: figureOf([...rows, ...inStates(SENT)], counts.sent),
  won: figureOf([...rows, ...inStates(WON)], counts.won),
  lost: figureOf([...rows, ...inStates(LOST)], counts.lost),
});

const monthSpan = (month: string): Span => ({
  from: `${month}-01`,
  to: addDays(addMonths(`${month}-01`, 1), -1),
});

/** Twelve months that end with the one of a day; a month without a quote is there too. */
export async function monthsUntil(desk: Desk, day: string): Promise<DashboardTally[]> {
  const first = `${day.slice(0, 7)}-01`;
  const months = Array.from({ length: MONTHS }, (_, index) =>
    addMonths(first, index + 1 - MONTHS).slice(0, 7),
  );
  const span = { from: `${months[0]}-01`, to: monthSpan(day.slice(0, 7)).to };
  const found = await tallySums(desk.db, { ...span, owner: desk.owner }, 'month', MONTHS);
  return months.map((month) => {
    const tally = found.find(({ key }) => key === month);
    const counts = tally ?? { sent: NONE, won: NONE, lost: NONE };
    return present({ ...counts, key: month, label: month }, within(desk, monthSpan(month)));
  });
}

/** By value sent; the filter of one owner alone names that owner already. */
export async function byOwner(
  desk: Desk,
  span: Span,
  limit: number,
  names: ReadonlyMap<string, string>,
): Promise<DashboardTally[]> {
  const found = await tallySums(desk.db, { ...span, owner: desk.owner }, 'owner', limit);
  return found.map((tally) =>
    present({ ...tally, label: names.get(tally.key) ?? tally.key }, [
      ...new Set([...within(desk, span), `owner:${tally.key}`]),
    ]),
  );
}

export async function byCustomer(desk: Desk, span: Span, limit: number) {
  const { best, worst } = await tallyCustomers(desk.db, { ...span, owner: desk.owner }, limit);
  const rows = within(desk, span);
  const presented = (tally: Tally) => present(tally, [...rows, `customer-name:${tally.label}`]);
  return { bestCustomers: best.map(presented), worstCustomers: worst.map(presented) };
}
