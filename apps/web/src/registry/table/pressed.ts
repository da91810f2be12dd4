import type { RowSelectionState } from '@tanstack/react-table';
import type { ListRow } from '../calls/registry-calls.ts';

interface Rows {
  at(index: number): ListRow | undefined;
}

interface Press {
  /** The previously clicked row, for Shift; negative while there is none. */
  readonly from: number;
  readonly to: number;
}

/** A box was pressed: its row takes the other state, and with Shift all rows between do as it does. */
export function pressed(rows: Rows, selection: RowSelectionState, { from, to }: Press): RowSelectionState {
  const row = rows.at(to);
  if (!row) return selection;
  const isOn = selection[row.guid] !== true;
  const start = from < 0 ? to : from;
  const next: Record<string, true> = { ...selection };
  for (let index = Math.min(start, to); index <= Math.max(start, to); index += 1) {
    const guid = rows.at(index)?.guid;
    if (guid === undefined) continue;
    if (isOn) next[guid] = true;
    else delete next[guid];
  }
  return next;
}
