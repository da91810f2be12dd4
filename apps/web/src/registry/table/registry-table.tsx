import type { RowSelectionState } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { ListRow } from '../calls/registry-calls.ts';
import type { RegistryColumn } from '../definition/registry-definition.ts';
import type { WindowedRows } from '../list-state/use-windowed-rows.ts';
import { CheckInput } from './check-input.tsx';
import { HeadCell } from './head-cell.tsx';
import { pressed } from './pressed.ts';
import classes from './registry-table.module.css';
import { TableRow, WaitingRow } from './table-row.tsx';
import { useRegistryColumns } from './use-registry-columns.ts';
import { CHECK_WIDTH } from './visible-columns.ts';

interface RegistryTableProps<Row extends ListRow> {
  readonly label: string;
  readonly rows: WindowedRows<Row>;
  readonly columns: readonly RegistryColumn<Row>[];
  readonly visible: Readonly<Record<string, boolean>>;
  readonly compact: boolean;
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  readonly selection: RowSelectionState;
  readonly onSelection: (next: RowSelectionState) => void;
  /** The row whose panel is open. */
  readonly openGuid: string | null;
  readonly onOpen: (row: Row) => void;
  readonly nameOf: (row: Row) => string;
}

const ROW = 36;
const ROW_COMPACT = 28;

/** Rows of a list of any length: only those in sight exist, the rest is height. */
export function RegistryTable<Row extends ListRow>(props: RegistryTableProps<Row>) {
  const { label, rows, columns, visible, compact, sort, onSort, selection, onSelection } = props;
  const { openGuid, onOpen, nameOf } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(-1);
  /** The last ticked row: Shift continues from there. */
  const anchor = useRef(-1);
  const total = rows.total ?? 0;
  const height = compact ? ROW_COMPACT : ROW;
  const table = useRegistryColumns({ rows: rows.loaded, columns, visible, selection, onSelection });
  const shownIds = table
    .getVisibleLeafColumns()
    .map(({ id }) => id)
    .join(' ');
  // The same list as long as the same columns show: rows in sight are then not drawn again while scrolling.
  const shownColumns = useMemo(
    () => shownIds.split(' ').flatMap((id) => columns.find(({ key }) => key === id) ?? []),
    [columns, shownIds],
  );
  const virtual = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 4,
    // The head is stuck above the rows: a row scrolled to must not hide behind it.
    scrollPaddingStart: ROW,
  });
  const items = virtual.getVirtualItems();
  const [first, last] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0];
  const { see, shown } = rows;
  useEffect(() => see(first, last), [see, first, last]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a density that changes makes every height stale
  useEffect(() => virtual.measure(), [virtual, height]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list starts at its top
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
    setActive(-1);
    anchor.current = -1;
  }, [shown]);

  const move = (to: number) => {
    const next = Math.max(0, Math.min(total - 1, to));
    setActive(next);
    virtual.scrollToIndex(next, { align: 'auto' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || total === 0) return;
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / height) - 1);
    const steps: Record<string, () => void> = {
      ArrowDown: () => move(active + 1),
      ArrowUp: () => move(active - 1),
      PageDown: () => move(active + page),
      PageUp: () => move(active - page),
      Home: () => move(0),
      End: () => move(total - 1),
      Enter: () => {
        const row = rows.at(active);
        if (row) onOpen(row);
      },
      ' ': () => {
        const row = rows.at(active);
        if (row) table.getRow(row.guid).toggleSelected();
      },
    };
    const step = steps[event.key];
    if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    step();
  };

  // One listener for all rows, or each would need a new one whenever anything changes.
  const onClick = ({ target, shiftKey }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    const index = Number(target.closest('tr')?.dataset.index ?? -1);
    const row = rows.at(index);
    if (!row) return;
    if (target.closest('[data-check]')) {
      if (!(target instanceof HTMLInputElement)) return;
      onSelection(pressed(rows, selection, { from: shiftKey ? anchor.current : index, to: index }));
      anchor.current = index;
      return;
    }
    setActive(index);
    onOpen(row);
  };

  const chosen = rows.loaded.filter(({ guid }) => selection[guid]).length;
  const before = items[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <div className={classes.scroller} ref={scroller} data-waiting={rows.isWaiting || undefined}>
      <div style={{ paddingTop: before, paddingBottom: after }}>
        <table
          className={classes.table}
          style={{ minWidth: shownColumns.reduce((sum, { width }) => sum + width, CHECK_WIDTH) }}
          data-compact={compact || undefined}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: rows are chosen and opened by keyboard
          role="grid"
          aria-label={label}
          aria-rowcount={total + 1}
          aria-multiselectable="true"
          aria-busy={rows.isWaiting}
          tabIndex={0}
          aria-activedescendant={active >= first && active <= last ? `row-${active}` : undefined}
          onKeyDown={onKeyDown}
          onClick={onClick}
          onFocus={(event) => {
            if (event.target === event.currentTarget && active < 0 && total > 0) setActive(0);
          }}
        >
          <colgroup>
            <col style={{ width: CHECK_WIDTH }} />
            {shownColumns.map(({ key, width, grow }) => (
              <col key={key} style={grow ? undefined : { width }} />
            ))}
          </colgroup>
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col">
                <CheckInput
                  label="Seleziona le righe caricate"
                  checked={chosen > 0 && chosen === rows.loaded.length}
                  indeterminate={chosen > 0 && chosen < rows.loaded.length}
                  onChange={() => onSelection(chosen > 0 ? {} : allOf(rows.loaded))}
                />
              </th>
              {shownColumns.map((column) => (
                <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map(({ index }) => {
              const row = rows.at(index);
              if (!row) return <WaitingRow key={index} index={index} columns={shownColumns.length} />;
              return (
                <TableRow
                  key={row.guid}
                  row={row}
                  index={index}
                  columns={shownColumns}
                  name={nameOf(row)}
                  isSelected={selection[row.guid] === true}
                  isActive={index === active}
                  isOpen={row.guid === openGuid}
                />
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}

const allOf = (rows: readonly ListRow[]): RowSelectionState =>
  Object.fromEntries(rows.map(({ guid }) => [guid, true as const]));
