import { type BarDraft, effectiveValue } from '@truciolo/quote';
import { formatDecimal } from '../../../lib/format/numbers.ts';
import { acrossOf, choiceLabels, sectionText } from './shapes.ts';
import classes from './stock.module.css';

const LEFT = 14;
const RIGHT = 314;
const MIDDLE = 56;
/** Pieces that fit in the picture, the last one cut off. */
const SHOWN = 2.4;

const cutWidth = (cutting: BarDraft['cutting']): number => {
  if (cutting.kind === 'cut-to-size') return 0;
  return ('kerf' in cutting ? cutting.kerf : cutting.partingWidth) ?? 0;
};

const half = (length: number, across: number | null): number => {
  if (across === null || length <= 0) return 26;
  // To scale with the length where that can be drawn, never so thin or so thick that nothing shows.
  return Math.min(34, Math.max(12, (across / length) * 52));
};

/** The start of the bar with the first piece, the pitch and the cuts. */
export function BarDrawing({ stock, pitch }: { readonly stock: BarDraft; readonly pitch: number | null }) {
  const length = effectiveValue(stock.length);
  const facing = stock.facing ?? 0;
  if (length === null || length <= 0) return <EmptyBar />;
  const cut = cutWidth(stock.cutting);
  const step = pitch ?? length + facing + cut;
  const scale = (RIGHT - LEFT - 14) / (step * SHOWN);
  const start = LEFT + 14;
  const from = start + (facing / 2) * scale;
  const to = from + length * scale;
  const end = start + step * scale;
  const height = half(length, acrossOf(stock.section));
  const [top, bottom] = [MIDDLE - height, MIDDLE + height];
  const round = stock.section.shape === 'round' || stock.section.shape === 'tube';
  const kerf = Math.max(2, Math.min(6, cut * scale));
  const text = formatDecimal(length, 2);
  const cuts = stock.cutting.kind === 'cut-to-size' ? [] : [start, end, end + step * scale];
  const size = sectionText(stock.section);
  // Longer ones have no room beside the dimension line.
  const isShort = size.length <= 5;
  const chamfer = Math.min(4, (to - from) / 6);
  return (
    <svg
      className={classes.drawing}
      viewBox="0 0 372 116"
      role="img"
      aria-label={`Grezzo: ${choiceLabels[stock.section.shape].toLowerCase()} ${sectionText(stock.section)}, pezzo da ${text} mm, passo ${formatDecimal(step, 2)} mm`}
    >
      <rect className={classes.bar} x={LEFT} y={top} width={RIGHT - LEFT} height={height * 2} />
      {round ? <ellipse className={classes.bar} cx={LEFT} cy={MIDDLE} rx={7} ry={height} /> : null}
      <path
        className={classes.part}
        d={`M${from + chamfer} ${top + 5}H${to - chamfer}L${to} ${top + 5 + chamfer}V${bottom - 5 - chamfer}L${to - chamfer} ${bottom - 5}H${from + chamfer}L${from} ${bottom - 5 - chamfer}V${top + 5 + chamfer}z`}
      />
      {stock.section.shape === 'tube' ? (
        <path
          className={classes.hidden}
          d={`M${LEFT + 8} ${MIDDLE - height * 0.55}H${RIGHT - 6}M${LEFT + 8} ${MIDDLE + height * 0.55}H${RIGHT - 6}`}
        />
      ) : null}
      {cuts.map((x) =>
        x < RIGHT - 8 ? (
          <path key={x} className={classes.cut} strokeWidth={kerf} d={`M${x} ${top}v${height * 2}`} />
        ) : null,
      )}
      <path className={classes.axis} d={`M10 ${MIDDLE}H320`} />
      <rect className={classes.mask} x={RIGHT + 1} y={top - 4} width={14} height={height * 2 + 8} />
      <path
        className={classes.break}
        d={`M${RIGHT} ${top}c-7 ${height * 0.46} 7 ${height * 0.65} 0 ${height}s7 ${height * 0.65} 0 ${height}`}
      />
      <path
        className={classes.dim}
        d={`M${from} ${top - 16}v12M${to} ${top - 16}v12M${from} ${top - 12}H${to}`}
      />
      <text className={classes.dimText} x={(from + to) / 2} y={Math.max(10, top - 16)} textAnchor="middle">
        {text}
      </text>
      <path
        className={classes.dim}
        d={`M${start} ${bottom + 4}v14M${end} ${bottom + 4}v14M${start} ${bottom + 14}H${end}`}
      />
      <text className={classes.dimText} x={start} y={Math.min(113, bottom + 27)}>
        passo {formatDecimal(step, 2)}
      </text>
      {cut > 0 ? (
        <text className={classes.cutText} x={end + 8} y={bottom + 17}>
          taglio {formatDecimal(cut, 2)} · sovram. {formatDecimal(facing, 2)}
        </text>
      ) : null}
      <path className={classes.dim} d={`M330 ${top}h8M330 ${bottom}h8M334 ${top}v${height * 2}`} />
      {isShort ? (
        <text className={classes.dimText} x="340" y={MIDDLE + 4}>
          {size}
        </text>
      ) : (
        <text className={classes.dimText} x="368" y={Math.max(10, top - 8)} textAnchor="end">
          {size}
        </text>
      )}
    </svg>
  );
}

const EmptyBar = () => (
  <svg className={classes.drawing} viewBox="0 0 372 116" aria-hidden="true">
    <rect className={classes.bar} x={LEFT} y={30} width={RIGHT - LEFT} height={52} />
    <path className={classes.axis} d={`M10 ${MIDDLE}H320`} />
  </svg>
);
