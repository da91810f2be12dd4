import type { Placement } from '@truciolo/nesting';
import { type BarDraft, effectiveValue } from '@truciolo/quote';
import { useMemo } from 'react';
import { countOf } from '../../../../../lib/format/counts.ts';
import { formatDecimal, formatNumber } from '../../../../../lib/format/numbers.ts';
import { type SheetView, sheetViews } from './sheet-views.ts';
import classes from './stock.module.css';
import type { StockRow } from './stock-need.ts';

const LEFT = 6;
const TOP = 22;
const DRAWN = 300;
/** More would be a grey area and a slow page. */
const MOST_DRAWN = 4000;
const SHOWN_SHEETS = 3;

interface SheetDrawingProps {
  readonly stock: BarDraft;
  readonly row: StockRow | undefined;
}

/** The sheets of the lot with the blanks on them, to scale. */
export function SheetDrawing({ stock, row }: SheetDrawingProps) {
  const pieces = row ? Math.max(0, row.started - (stock.rack?.pieces ?? 0)) : 0;
  const views = useMemo(() => sheetViews(stock, pieces), [stock, pieces]);
  const longest = Math.max(1, ...views.map(({ length }) => length));
  return (
    <div className={classes.sheets}>
      {views.slice(0, SHOWN_SHEETS).map((view) => (
        <OneSheet
          key={`${view.length}x${view.width}-${view.placements.length}`}
          view={view}
          scale={DRAWN / longest}
          stock={stock}
        />
      ))}
    </div>
  );
}

const mm = (size: number) => formatDecimal(size, 2);

function OneSheet({ view, scale, stock }: { view: SheetView; scale: number; stock: BarDraft }) {
  const { length, width, times, placements } = view;
  const [wide, high] = [length * scale, width * scale];
  const count = placements.length;
  const text = `${times === 1 ? '' : `${formatNumber(times)} × `}lamiera ${mm(length)} × ${mm(width)}: ${countOf(count, 'pezzo', 'pezzi')}`;
  const size = `${mm((effectiveValue(stock.length) ?? 0) + (stock.facing ?? 0))} × ${mm(stock.section.shape === 'sheet' ? (stock.section.width ?? 0) : 0)}`;
  const first = placements[0];
  const fits = first && first.length * scale > size.length * 8 && first.width * scale > 12;
  return (
    <figure className={classes.sheet}>
      <svg
        className={classes.drawing}
        viewBox={`0 0 372 ${high + TOP + 6}`}
        role="img"
        aria-label={`Disposizione: ${text}, pezzo ${size} mm`}
      >
        <rect className={classes.bar} x={LEFT} y={TOP} width={wide} height={high} />
        <path className={classes.nested} d={outline(placements.slice(0, MOST_DRAWN), scale)} />
        <path
          className={classes.dim}
          d={`M${LEFT} ${TOP - 10}v8M${LEFT + wide} ${TOP - 10}v8M${LEFT} ${TOP - 6}H${LEFT + wide}`}
        />
        <text className={classes.dimText} x={LEFT + wide / 2} y={TOP - 9} textAnchor="middle">
          {mm(length)}
        </text>
        <path
          className={classes.dim}
          d={`M${LEFT + wide + 4} ${TOP}h8M${LEFT + wide + 4} ${TOP + high}h8M${LEFT + wide + 8} ${TOP}v${high}`}
        />
        <text className={classes.dimText} x={LEFT + wide + 13} y={TOP + high / 2 + 4}>
          {mm(width)}
        </text>
        {first && fits ? (
          <text
            className={classes.dimText}
            x={LEFT + (first.x + first.length / 2) * scale}
            y={TOP + (first.y + first.width / 2) * scale + 3}
            textAnchor="middle"
          >
            {size}
          </text>
        ) : null}
      </svg>
      <figcaption>
        {text}
        {fits ? '' : ` da ${size}`}
      </figcaption>
    </figure>
  );
}

const round = (value: number) => Math.round(value * 100) / 100;

const outline = (placements: readonly Placement[], scale: number): string =>
  placements
    .map(({ x, y, length, width }) => {
      const [wide, high] = [round(length * scale), round(width * scale)];
      return `M${round(LEFT + x * scale)} ${round(TOP + y * scale)}h${wide}v${high}h${-wide}z`;
    })
    .join('');
