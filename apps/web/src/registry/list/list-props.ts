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
  /** The chips and their menu. */
  readonly filters: ReactNode;
  /** What stands beside the search: "12 trovati". */
  readonly note: string;
  /** The tags in use, proposed for the chosen rows. */
  readonly tags: readonly string[];
  readonly openGuid: string | null;
  readonly onOpen: (guid: string) => void;
  readonly nameOf: (row: Row) => string;
  /** What to press where there is no row at all. */
  readonly start: ReactNode;
  /** False where nothing may be done to rows. */
  readonly mayChange?: boolean;
  /** False where there are more rows than were counted: all of them cannot be chosen at once. */
  readonly isCounted?: boolean;
}
