import { DASHBOARD_ENDING_DAYS, type DashboardFigure, type QuoteState } from '@truciolo/contract';
import { addDays } from '@truciolo/italian';
import { ZERO } from '@truciolo/money';
import type { Db } from '../../platform/database/handles.ts';
import type { Span } from '../../platform/day-span.ts';
import { type Counted, countSums } from '../quotes/index.ts';

/** Scope of the figures, and the viewer. */
export interface Desk {
  readonly db: Db;
  readonly hideCosts: boolean;
  /** Restricts the figures to one estimator. */
  readonly owner?: string | undefined;
}

export const SENT: readonly QuoteState[] = ['sent', 'accepted', 'refused', 'expired'];
export const WON: readonly QuoteState[] = ['accepted'];
export const LOST: readonly QuoteState[] = ['refused', 'expired'];

/** Filters of the quote list. */
export const inStates = (states: readonly QuoteState[]) => states.map((state) => `state:${state}`);
const ofOwner = ({ owner }: Desk) => (owner === undefined ? [] : [`owner:${owner}`]);
export const within = (desk: Desk, { from, to }: Span) => [`from:${from}`, `to:${to}`, ...ofOwner(desk)];

/** A company without a quote. */
export const NONE: Counted = { count: 0, value: ZERO };

export const figureOf = (filter: readonly string[], { count, value }: Counted): DashboardFigure => ({
  filter: [...filter],
  count,
  value,
});

/** Quotes that need attention today: to send, to follow up, about to expire, waiting for an answer. */
export async function countToday(desk: Desk, today: string) {
  const { owner } = desk;
  const to = addDays(today, DASHBOARD_ENDING_DAYS);
  const asked = {
    toSend: { filter: ['state:draft'], slice: { what: 'date', states: ['draft'] } },
    toFollow: { filter: [`follow:${today}`], slice: { what: 'follow', to: today } },
    ending: {
      filter: ['state:sent', `ends-from:${today}`, `ends-to:${to}`],
      slice: { what: 'end', from: today, to },
    },
    open: { filter: ['state:sent'], slice: { what: 'date', states: ['sent'] } },
  } as const;
  const questions = [asked.toSend, asked.toFollow, asked.ending, asked.open];
  const [toSend, toFollow, ending, open] = await countSums(
    desk.db,
    questions.map(({ slice }) => ({ ...slice, owner })),
  );
  const figure = ({ filter }: { readonly filter: readonly string[] }, counted: Counted | undefined) =>
    figureOf([...filter, ...ofOwner(desk)], counted ?? NONE);
  return {
    toSend: figure(asked.toSend, toSend),
    toFollow: figure(asked.toFollow, toFollow),
    ending: figure(asked.ending, ending),
    open: figure(asked.open, open),
  };
}
