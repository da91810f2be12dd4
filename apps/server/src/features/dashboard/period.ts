import type { DashboardPeriod } from '@truciolo/contract';
import type { Span } from '../../platform/day-span.ts';
import { sumPeriods } from '../quotes/index.ts';
import { type Desk, figureOf, inStates, LOST, SENT, WON, within } from './figure.ts';

/** How the quotes of some days went, of each span. */
export async function readPeriods(desk: Desk, spans: readonly Span[]): Promise<DashboardPeriod[]> {
  const slices = spans.map((span) => ({ what: 'date', ...span, owner: desk.owner }) as const);
  const found = await sumPeriods(desk.db, slices);
  return spans.map((span, index) => {
    const sums = found[index];
    if (!sums) throw new Error('a period without sums');
    const rows = within(desk, span);
    return {
      ...span,
      sent: figureOf([...rows, ...inStates(SENT)], sums.sent),
      won: figureOf([...rows, ...inStates(WON)], sums.won),
      lost: figureOf([...rows, ...inStates(LOST)], sums.lost),
      answerHours: sums.answerHours,
      ...(desk.hideCosts ? {} : { margin: sums.margin }),
    };
  });
}

export async function readPeriod(desk: Desk, span: Span): Promise<DashboardPeriod> {
  const [period] = await readPeriods(desk, [span]);
  if (!period) throw new Error('a span without its period');
  return period;
}
