import type { DashboardFigure } from '@truciolo/contract';
import type { Db } from '../../platform/database/handles.ts';
import { type Counted, countQuotes, filterConditions, type Viewer } from '../quotes/index.ts';

export interface Desk {
  readonly db: Db;
  readonly viewer: Viewer;
}

export const SENT = ['state:sent', 'state:accepted', 'state:refused', 'state:expired'] as const;
export const WON = ['state:accepted'] as const;
export const LOST = ['state:refused', 'state:expired'] as const;

export interface Span {
  /** Days of the quote, both included. */
  readonly from: string;
  readonly to: string;
}

export const inSpan = ({ from, to }: Span): string[] => [`from:${from}`, `to:${to}`];

/** The rows that the list shows under a filter. */
export const listed = ({ viewer }: Desk, filter: readonly string[]) =>
  filterConditions({ filter: [...filter], archived: 'no' }, viewer);

export const figureOf = (filter: readonly string[], { count, value }: Counted): DashboardFigure => ({
  filter: [...filter],
  count,
  value,
});

export const countFigure = async (desk: Desk, filter: readonly string[]): Promise<DashboardFigure> =>
  figureOf(filter, await countQuotes(desk.db, listed(desk, filter)));
