import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { OPENED, openedRow } from '../../components/opened-row.ts';
import type { ListState } from '../calls/registry-calls.ts';
import { readListState, writeListState } from './list-address.ts';

/** What the list shows, kept in the address. */
export function useListState(): [ListState, (change: Partial<ListState>) => void] {
  const [search, setSearch] = useSearchParams();
  const text = search.toString();
  const state = useMemo(() => readListState(new URLSearchParams(text)), [text]);
  const change = useCallback(
    (part: Partial<ListState>) =>
      setSearch(
        (now) => {
          const next = writeListState({ ...readListState(now), ...part });
          const opened = openedRow(now);
          if (opened !== '') next.set(OPENED, opened);
          return next;
        },
        { replace: true },
      ),
    [setSearch],
  );
  return [state, change];
}
