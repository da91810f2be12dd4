import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { OPENED, openedRow } from '../../components/opened-row.ts';
import type { ListState } from '../calls/registry-calls.ts';
import { readListState, writeListState } from './list-address.ts';

const everything: readonly string[] = [];

/** State of the list, held in the address; `opening` is its initial filter. */
export function useListState(
  opening: readonly string[] = everything,
): [ListState, (change: Partial<ListState>) => void] {
  const [search, setSearch] = useSearchParams();
  const text = search.toString();
  const state = useMemo(() => readListState(new URLSearchParams(text), opening), [text, opening]);
  const change = useCallback(
    (part: Partial<ListState>) =>
      setSearch(
        (now) => {
          const next = writeListState({ ...readListState(now, opening), ...part }, opening);
          const opened = openedRow(now);
          if (opened !== '') next.set(OPENED, opened);
          return next;
        },
        { replace: true },
      ),
    [setSearch, opening],
  );
  return [state, change];
}
