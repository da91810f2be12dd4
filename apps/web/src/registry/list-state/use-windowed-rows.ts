import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { ListCalls, ListRow, ListState } from '../calls/registry-calls.ts';
import { WINDOW, windowQuery } from '../calls/registry-queries.ts';

interface Window<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

export interface WindowedRows<Row> {
  /** Null until the first rows have arrived. */
  readonly total: number | null;
  /** Those of the windows in sight. */
  readonly loaded: readonly Row[];
  /** The row at an index of the whole list, undefined while it is loading. */
  readonly at: (index: number) => Row | undefined;
  /** The list state of these rows: it lags behind the address while an answer is pending. */
  readonly shown: ListState;
  readonly isWaiting: boolean;
  readonly error: unknown;
  readonly retry: () => void;
  /** The table reports its visible rows. */
  readonly see: (first: number, last: number) => void;
}

const pagesBetween = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/**
 * A list of any length, of which only the visible windows are loaded. While a new search loads, the previous rows stay.
 */
export function useWindowedRows<Row extends ListRow>(
  calls: ListCalls<Row>,
  wanted: ListState,
): WindowedRows<Row> {
  const [shown, setShown] = useState({ state: wanted, total: null as number | null });
  const [sight, setSight] = useState({ first: 0, last: 0 });
  const start = useQuery(windowQuery(calls, wanted, 0));
  if (start.data && (shown.state !== wanted || shown.total !== start.data.total)) {
    setShown({ state: wanted, total: start.data.total });
  }

  const last = Math.min(sight.last, Math.max(0, Math.ceil((shown.total ?? 0) / WINDOW) - 1));
  const first = Math.min(sight.first, last);
  const combine = useCallback(
    (results: UseQueryResult<Window<Row>>[]) => {
      const windows = new Map(results.map(({ data }, index) => [first + index, data?.rows]));
      return { windows, loaded: results.flatMap(({ data }) => data?.rows ?? []) };
    },
    [first],
  );
  const { windows, loaded } = useQueries({
    queries: pagesBetween(first, last).map((page) => windowQuery(calls, shown.state, page)),
    combine,
  });

  const see = useCallback((firstRow: number, lastRow: number) => {
    const next = { first: Math.floor(firstRow / WINDOW), last: Math.floor(lastRow / WINDOW) };
    setSight((now) => (now.first === next.first && now.last === next.last ? now : next));
  }, []);
  return {
    total: shown.total,
    loaded,
    at: (index) => windows.get(Math.floor(index / WINDOW))?.[index % WINDOW],
    shown: shown.state,
    isWaiting: shown.state !== wanted,
    error: start.error,
    retry: () => void start.refetch(),
    see,
  };
}
