import { acrossOf, type BarDraft, effectiveValue, sectionText } from '@truciolo/quote';
import { formatDecimal } from '../../../../../lib/format/numbers.ts';
import { choiceLabels } from './shapes.ts';
import classes from './stock.module.css';

const LEFT = 14;
const RIGHT = 314;
const MIDDLE = 56;
/** Minimum part of the bar that is shown: a piece, its cut and the beginning of the next. */
const LEAST_PIECES = 1.3;
const TALLEST = 68;
/** A thinner bar would be invisible: it is drawn this thick, with a note. */
const THINNEST = 6;
const MOST_CUTS = 60;
/** Room above and below the thickest bar for its dimensions. */
const VIEW = '0 -6 372 132';

const cutWidth = (cutting: BarDraft['cutting']): number => {
  if (cutting.kind === 'cut-to-size') return 0;
  return ('kerf' in cutting ? cutting.kerf : cutting.partingWidth) ?? 0;
};

/** The start of the bar with the first piece, the pitch and the cuts. */
export function BarDrawing({ stock, pitch }: { readonly stock: BarDraft; readonly pitch: number | null }) {
  const length = effectiveValue(stock.length);
  const facing = stock.facing ?? 0;
  if (length === null || length <= 0) return <EmptyBar />;
  const cut = cutWidth(stock.cutting);
  const step = pitch ?? length + facing + cut;
  const start = LEFT + 14;
  const across = acrossOf(stock.section);
  // One scale both ways: the picture has the proportions of the bar.
  const scale = Math.min((RIGHT - start) / (step * LEAST_PIECES), TALLEST / (across ?? TALLEST));
  const from = start + (facing / 2) * scale;
  const to = from + length * scale;
  const end = start + step * scale;
  const thickness = across === null ? TALLEST - 16 : across * scale;
  const isToScale = thickness >= THINNEST;
  const height = Math.max(THINNEST, thickness) / 2;
  const inset = Math.min(5, height / 4);
  const [top, bottom] = [MIDDLE - height, MIDDLE + height];
  const round = stock.section.shape === 'round' || stock.section.shape === 'tube';
  // Never so wide that neighbouring cuts of thin pieces run together.
  const kerf = Math.max(1, Math.min(6, cut * scale, (step * scale) / 2));
  const text = formatDecimal(length, 2);
  const cuts = stock.cutting.kind === 'cut-to-size' ? [] : cutsFrom(start, step * scale);
  const size = sectionText(stock.section);
  // Longer ones have no room beside the dimension line.
  const isShort = size.length <= 4;
  const chamfer = Math.min(4, (to - from) / 6, height / 3);
  return (
    <svg
      className={classes.drawing}
      viewBox={VIEW}
      role="img"
      aria-label={`Grezzo: ${choiceLabels[stock.section.shape].toLowerCase()} ${sectionText(stock.section)}, pezzo da ${text} mm, passo ${formatDecimal(step, 2)} mm`}
    >
      <rect className={classes.bar} x={LEFT} y={top} width={RIGHT - LEFT} height={height * 2} />
      {round ? <ellipse className={classes.bar} cx={LEFT} cy={MIDDLE} rx={7} ry={height} /> : null}
      <path
        className={classes.part}
        d={`M${from + chamfer} ${top + inset}H${to - chamfer}L${to} ${top + inset + chamfer}V${bottom - inset - chamfer}L${to - chamfer} ${bottom - inset}H${from + chamfer}L${from} ${bottom - inset - chamfer}V${top + inset + chamfer}z`}
      />
      {stock.section.shape === 'tube' ? (
        <path
          className={classes.hidden}
          d={`M${LEFT + 8} ${MIDDLE - height * 0.55}H${RIGHT - 6}M${LEFT + 8} ${MIDDLE + height * 0.55}H${RIGHT - 6}`}
        />
      ) : null}
      {cuts.map((x) => (
        <path key={x} className={classes.cut} strokeWidth={kerf} d={`M${x} ${top}v${height * 2}`} />
      ))}
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
      <text className={classes.dimText} x={(from + to) / 2} y={top - 17} textAnchor="middle">
        {text}
      </text>
      <path
        className={classes.dim}
        d={`M${start} ${bottom + 4}v14M${end} ${bottom + 4}v14M${start} ${bottom + 14}H${end}`}
      />
      <text className={classes.dimText} x={start} y={bottom + 28}>
        passo {formatDecimal(step, 2)}
      </text>
      {cut > 0 ? (
        <text className={classes.cutText} x={Math.max(end + 8, start + 110)} y={bottom + 28}>
          taglio {formatDecimal(cut, 2)} · sovram. {formatDecimal(facing, 2)}
        </text>
      ) : null}
      {isToScale ? null : (
        <text className={classes.cutText} x={RIGHT} y={top - 4} textAnchor="end">
          sezione non in scala
        </text>
      )}
      <path className={classes.dim} d={`M330 ${top}h8M330 ${bottom}h8M334 ${top}v${height * 2}`} />
      {isShort ? (
        <text className={classes.dimText} x="340" y={MIDDLE + 4}>
          {size}
        </text>
      ) : (
        <text className={classes.dimText} x="368" y={top - 8} textAnchor="end">
          {size}
        </text>
      )}
    </svg>
  );
}

/** Where the saw or the tool goes through, as far as the bar is shown. */
const cutsFrom = (start: number, step: number): number[] =>
  Array.from(
    { length: Math.min(MOST_CUTS, Math.floor((RIGHT - 8 - start) / step) + 1) },
    (_, index) => start + index * step,
  );

const EmptyBar = () => (
  <svg className={classes.drawing} viewBox={VIEW} aria-hidden="true">
    <rect className={classes.bar} x={LEFT} y={30} width={RIGHT - LEFT} height={52} />
    <path className={classes.axis} d={`M10 ${MIDDLE}H320`} />
  </svg>
);
