import type { DashboardTally } from '@truciolo/contract';
import { ZERO } from '@truciolo/money';
import { addDays, addMonths } from '../../platform/rome-time.ts';
import { type Tally, tallyQuotes } from '../quotes/index.ts';
import { type Desk, figureOf, inSpan, LOST, listed, SENT, type Span, WON } from './figure.ts';

const MONTHS = 12;
const nothing = { count: 0, value: ZERO };

const present = ({ key, label, ...counts }: Tally, rows: readonly string[]): DashboardTally => ({
  key,
  label,
  sent: figureOf([...rows, ...SENT], counts.sent),
  won: figureOf([...rows, ...WON], counts.won),
  lost: figureOf([...rows, ...LOST], counts.lost),
});

const monthSpan = (month: string): Span => ({
  from: `${month}-01`,
  to: addDays(addMonths(`${month}-01`, 1), -1),
});

/** Twelve months that end with the one of a day; a month without a quote is there too. */
export async function monthsUntil(desk: Desk, day: string, of: readonly string[]): Promise<DashboardTally[]> {
  const first = `${day.slice(0, 7)}-01`;
  const months = Array.from({ length: MONTHS }, (_, index) =>
    addMonths(first, index + 1 - MONTHS).slice(0, 7),
  );
  const span = { from: `${months[0]}-01`, to: monthSpan(day.slice(0, 7)).to };
  const found = await tallyQuotes(desk.db, listed(desk, [...inSpan(span), ...of]), {
    by: 'month',
    order: 'key',
    limit: MONTHS,
  });
  return months.map((month) => {
    const tally = found.find(({ key }) => key === month);
    const counts = tally ?? { key: month, label: month, sent: nothing, won: nothing, lost: nothing };
    return present(counts, [...inSpan(monthSpan(month)), ...of]);
  });
}

/** The filter that shows the rows of a group. */
const rowsOf = { owner: 'owner', customer: 'customer-name' } as const;

export async function tallies(
  desk: Desk,
  span: Span,
  of: readonly string[],
  wish: {
    readonly by: 'owner' | 'customer';
    readonly order: 'sent' | 'won' | 'lost';
    readonly limit: number;
  },
  names: ReadonlyMap<string, string> = new Map(),
): Promise<DashboardTally[]> {
  const within = [...inSpan(span), ...of];
  const found = await tallyQuotes(desk.db, listed(desk, within), wish);
  return found.map((tally) => {
    const label = names.get(tally.key) ?? tally.label;
    // Of one owner alone the filter names that owner already.
    const own = `${rowsOf[wish.by]}:${wish.by === 'owner' ? tally.key : label}`;
    return present({ ...tally, label }, [...new Set([...within, own])]);
  });
}
