import { useVirtualizer } from '@tanstack/react-virtual';
import type { CatalogueRow } from '@truciolo/threads';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Table } from '../../../components/table/table.tsx';
import { formatNumber } from '../../../lib/format/numbers.ts';
import classes from './threads.module.css';
import { rowAfterKey } from './walk-rows.ts';

interface ThreadRowsProps {
  readonly rows: readonly CatalogueRow[];
  /** Index of the chosen row, -1 when it is not among them. */
  readonly selected: number;
  readonly onSelect: (designation: string) => void;
}

const ROW = 29;
const HEAD = 28;

/** Fixed decimals: the commas of a column line up. */
const length = (value: number | null, decimals: number) =>
  value === null ? '–' : formatNumber(value, decimals);

/**
 * The table of threads; only the visible rows are rendered. One tab stop: the chosen row, or the first visible one;
 * the keys walk from there and take the focus along.
 */
export function ThreadRows({ rows, selected, onSelect }: ThreadRowsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const takesFocus = useRef(false);
  const isFirst = useRef(true);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 6,
    // The head sticks to the top of the box: a row behind it is not visible.
    scrollPaddingStart: HEAD,
  });

  const firstOfList = rows[0]?.designation;
  useEffect(() => {
    // Another list without the chosen row is read from its top.
    if (selected < 0) {
      if (firstOfList !== undefined) virtual.scrollToOffset(0);
      return;
    }
    // The page opens with the chosen row in the middle; then the list moves only as far as it must.
    virtual.scrollToIndex(selected, { align: isFirst.current ? 'center' : 'auto' });
    isFirst.current = false;
  }, [virtual, selected, firstOfList]);

  const items = virtual.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  const isInSight = items.some(({ index }) => index === selected);
  const tabStop = isInSight ? selected : items[0]?.index;

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const next = rowAfterKey(event.key, index, rows.length);
    const row = next === null ? undefined : rows[next];
    if (!row) return;
    event.preventDefault();
    takesFocus.current = true;
    onSelect(row.designation);
  };
  const focusWhenWalked = (button: HTMLButtonElement | null) => {
    if (!button || !takesFocus.current) return;
    takesFocus.current = false;
    button.focus({ preventScroll: true });
  };

  return (
    <div className={classes.rows} ref={scroller}>
      <div style={{ paddingTop: before, paddingBottom: after }}>
        <Table label="Filettature" compact rowCount={rows.length + 1}>
          <colgroup>
            <col className={classes.designation} />
            <col span={5} />
          </colgroup>
          <thead>
            <tr aria-rowindex={1}>
              <th>Designazione</th>
              <th className="num">Passo</th>
              <th className="num">D2</th>
              <th className="num">D1</th>
              <th className="num">Preforo</th>
              <th className="num">A rullare</th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ index }) => {
              const row = rows[index];
              if (!row) return null;
              const isSelected = index === selected;
              return (
                <tr
                  key={row.designation}
                  ref={virtual.measureElement}
                  data-index={index}
                  data-thread
                  aria-rowindex={index + 2}
                  data-selected={isSelected || undefined}
                  onClick={() => onSelect(row.designation)}
                >
                  <td>
                    <button
                      type="button"
                      className={classes.pick}
                      ref={isSelected ? focusWhenWalked : undefined}
                      tabIndex={index === tabStop ? 0 : -1}
                      aria-pressed={isSelected}
                      onKeyDown={(event) => onKeyDown(event, index)}
                    >
                      {row.designation}
                    </button>
                  </td>
                  <td className="num">{length(row.pitch, 3)}</td>
                  <td className="num">{length(row.D2, 3)}</td>
                  <td className="num">{length(row.D1, 3)}</td>
                  <td className="num">
                    <b>{length(row.tapDrillCutting, 2)}</b>
                  </td>
                  <td className="num">{length(row.tapDrillForming, 2)}</td>
                </tr>
              );
            })}
          </tbody>
        </Table>
      </div>
    </div>
  );
}
