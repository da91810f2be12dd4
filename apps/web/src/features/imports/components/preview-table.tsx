import { Skeleton } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { PreviewRow, SheetField, SheetKind } from '@truciolo/contract';
import { memo, useEffect, useMemo, useRef } from 'react';
import { ErrorState } from '../../../components/states/error-state.tsx';
import { Pill } from '../../../components/tags/pill.tsx';
import type { Shown } from '../api/preview-rows-query.ts';
import type { MendActs } from './mend-form.tsx';
import { PreviewCell } from './preview-cell.tsx';
import classes from './preview-table.module.css';
import { usePreviewWindow } from './use-preview-window.ts';

interface PreviewTableProps {
  readonly guid: string;
  readonly columns: readonly SheetField[];
  readonly show: Shown;
  /** Number of rows to show. */
  readonly total: number;
  /** Some cell of the file has an error. */
  readonly hasErrors: boolean;
  readonly registry: SheetKind;
  readonly acts: MendActs;
}

const ROW = 34;
const LINE_WIDTH = 56;
const STATE_WIDTH = 92;
const REASON_WIDTH = 300;

const states = {
  fresh: { tone: 'ok', text: 'Nuova' },
  changed: { tone: 'info', text: 'Cambia' },
  unchanged: { tone: 'plain', text: 'Uguale' },
  bad: { tone: 'bad', text: 'Errore' },
} as const;

const widthOf = ({ heading, numeric, width }: SheetField): number =>
  Math.min(240, Math.max(numeric ? 90 : 110, 24 + 7 * heading.length, numeric ? 0 : 16 + 7 * width));

/** The rows as they will be saved; virtualised in both directions. */
export function PreviewTable({ guid, columns, show, total, hasErrors, registry, acts }: PreviewTableProps) {
  const scroller = useRef<HTMLElement>(null);
  const { at, see, error } = usePreviewWindow(guid, show, total);
  const virtual = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 4,
  });
  const widths = useMemo(() => columns.map(widthOf), [columns]);
  const fixed = LINE_WIDTH + STATE_WIDTH + (hasErrors ? REASON_WIDTH : 0);
  const across = useVirtualizer({
    horizontal: true,
    count: columns.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => widths[index] ?? 0,
    overscan: 1,
    paddingStart: fixed,
  });
  const inSight = across.getVirtualItems();
  const [from, to] = [inSight[0]?.index ?? 0, (inSight.at(-1)?.index ?? -1) + 1];
  const items = virtual.getVirtualItems();
  const [first, last] = [items[0]?.index ?? 0, items.at(-1)?.index ?? 0];
  useEffect(() => see(first, last), [see, first, last]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows start at their top
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
  }, [show, guid]);
  if (error) return <ErrorState title="L’anteprima non si è aperta" error={error} />;

  const before = items[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
    <section className={classes.scroller} ref={scroller} aria-label="Righe del file" tabIndex={0}>
      <div style={{ paddingTop: before, paddingBottom: after }}>
        <table
          className={classes.table}
          style={{ minWidth: widths.reduce((sum, width) => sum + width, fixed) }}
          aria-label="Anteprima dell’importazione"
          aria-rowcount={total + 1}
          aria-colcount={columns.length + (hasErrors ? 3 : 2)}
        >
          <colgroup>
            <col style={{ width: LINE_WIDTH }} />
            <col style={{ width: STATE_WIDTH }} />
            {hasErrors ? <col style={{ width: REASON_WIDTH }} /> : null}
            {columns.map(({ path }, index) => (
              <col key={path} style={{ width: widths[index] }} />
            ))}
          </colgroup>
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col" className="num">
                Riga
              </th>
              <th scope="col">Esito</th>
              {hasErrors ? <th scope="col">Da correggere</th> : null}
              {columns.map(({ path, heading, numeric }) => (
                <th key={path} scope="col" className={numeric ? 'num' : undefined}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map(({ index }) => {
              const row = at(index);
              return row ? (
                <Line
                  key={index}
                  index={index}
                  row={row}
                  columns={columns}
                  // Cells with errors are rendered even outside the view, so that the keyboard reaches them.
                  from={row.state === 'bad' ? 0 : from}
                  to={row.state === 'bad' ? columns.length : to}
                  hasErrors={hasErrors}
                  registry={registry}
                  acts={acts}
                />
              ) : (
                <tr key={index} aria-rowindex={index + 2} aria-busy="true">
                  <td colSpan={columns.length + (hasErrors ? 3 : 2)}>
                    <Skeleton height={10} width="40%" animate={false} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}

interface LineProps {
  readonly index: number;
  readonly row: PreviewRow;
  readonly columns: readonly SheetField[];
  /** Visible columns, `to` excluded. */
  readonly from: number;
  readonly to: number;
  readonly hasErrors: boolean;
  readonly registry: SheetKind;
  readonly acts: MendActs;
}

/** Memoised: a file has many columns. */
const Line = memo(function Line(props: LineProps) {
  const { index, row, columns, from, to, hasErrors, registry, acts } = props;
  const { line, state, cells, before, errors, offers, notes } = row;
  const { tone, text } = states[state];
  const reason = columns.find(({ path }) => errors[path]);
  return (
    <tr aria-rowindex={index + 2}>
      <td className="num dim">{line}</td>
      <td>
        <Pill tone={tone}>{text}</Pill>
      </td>
      {hasErrors ? (
        <td
          className={classes.reason}
          title={reason ? `${reason.heading}: ${errors[reason.path]}` : undefined}
        >
          {reason ? (
            <>
              <b>{reason.heading}</b> {errors[reason.path]}
            </>
          ) : null}
        </td>
      ) : null}
      {from > 0 ? <td colSpan={from} /> : null}
      {columns.slice(from, to).map(({ path, heading, numeric, options }, at) => (
        <PreviewCell
          key={path}
          place={{ line, path, registry, options }}
          acts={acts}
          column={from + at + (hasErrors ? 4 : 3)}
          heading={heading}
          text={cells[from + at] ?? ''}
          before={before[path]}
          problem={errors[path]}
          offer={offers[path]}
          note={notes[path]}
          numeric={numeric}
        />
      ))}
      {to < columns.length ? <td colSpan={columns.length - to} /> : null}
    </tr>
  );
});
