import type { ReactNode, RefObject } from 'react';
import type { BulkCalls, ListCalls, ListRow, ListState } from '../calls/registry-calls.ts';
import type { RegistryColumn, RegistryTexts } from '../definition/registry-definition.ts';
import type { WindowedRows } from '../list-state/use-windowed-rows.ts';

export interface ListFrameProps<Row extends ListRow> {
  readonly calls: ListCalls<Row> & BulkCalls;
  readonly texts: RegistryTexts;
  readonly columns: readonly RegistryColumn<Row>[];
  readonly rows: WindowedRows<Row>;
  readonly state: ListState;
  readonly onState: (change: Partial<ListState>) => void;
  readonly searchField: RefObject<HTMLInputElement | null>;
  /** The filter chips and their menu. */
  readonly filters: ReactNode;
  /** Note beside the search: "12 trovati". */
  readonly note: string;
  /** The tags in use, suggested for the chosen rows. */
  readonly tags: readonly string[];
  readonly openGuid: string | null;
  readonly onOpen: (guid: string) => void;
  readonly nameOf: (row: Row) => string;
  /** Buttons of an empty list. */
  readonly start: ReactNode;
  /** False where rows are read-only. */
  readonly mayChange?: boolean;
  /** False where there are more rows than were counted: they cannot all be chosen at once. */
  readonly isCounted?: boolean;
}
