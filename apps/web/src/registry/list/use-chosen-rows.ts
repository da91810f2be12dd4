import type { RowSelectionState } from '@tanstack/react-table';
import { useState } from 'react';
import { notifyFailed } from '../../components/notify.tsx';
import { errorText, isAnnounced } from '../../lib/error-text.ts';
import type { ListCalls, ListRow, ListState } from '../calls/registry-calls.ts';

/** "Seleziona tutto" fetches every guid: beyond this a filter is the better way. */
export const SELECT_ALL_LIMIT = 5000;
const SELECT_WINDOW = 500;

/** The ticked rows, by guid. */
export function useChosenRows<Row extends ListRow>(calls: ListCalls<Row>, state: ListState, total: number) {
  const [selection, setSelection] = useState<RowSelectionState>({});
  const chooseAll = async () => {
    const guids: string[] = [];
    try {
      for (let offset = 0; offset < total; offset += SELECT_WINDOW) {
        const { rows } = await calls.list(state, { offset, limit: SELECT_WINDOW });
        guids.push(...rows.map(({ guid }) => guid));
      }
      setSelection(Object.fromEntries(guids.map((guid) => [guid, true as const])));
    } catch (error) {
      if (!isAnnounced(error)) notifyFailed(errorText(error));
    }
  };
  return {
    chosen: Object.keys(selection),
    selection,
    choose: setSelection,
    chooseAll,
    clear: () => setSelection({}),
  };
}
