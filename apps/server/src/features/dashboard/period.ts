import type { DashboardPeriod } from '@truciolo/contract';
import { sum } from '@truciolo/money';
import { addDays } from '../../platform/rome-time.ts';
import { quotedMargin, sumQuotes } from '../quotes/index.ts';
import { type Desk, figureOf, inSpan, LOST, listed, SENT, type Span, WON } from './figure.ts';

/** So many days that end with one. */
export const lastDays = (to: string, days: number): Span => ({ from: addDays(to, 1 - days), to });

/** How the quotes of some days went, summed as the statistics of the list are. */
export async function readPeriod(desk: Desk, span: Span, of: readonly string[]): Promise<DashboardPeriod> {
  const within = [...inSpan(span), ...of];
  const conditions = listed(desk, within);
  const sums = await sumQuotes(desk.db, conditions);
  const won = { count: sums.wonCount, value: sums.wonValue };
  const lost = { count: sums.lostCount, value: sums.lostValue };
  const sent = {
    count: sums.openCount + won.count + lost.count,
    value: sum([sums.openValue, won.value, lost.value]),
  };
  return {
    ...span,
    sent: figureOf([...within, ...SENT], sent),
    won: figureOf([...within, ...WON], won),
    lost: figureOf([...within, ...LOST], lost),
    answerHours: sums.answerHours,
    ...(desk.viewer.hideCosts ? {} : { margin: await quotedMargin(desk.db, conditions) }),
  };
}
