import { type BarDraft, effectiveValue } from '@truciolo/quote';
import { formatDecimal } from '../../../../../lib/format/numbers.ts';
import classes from './stock.module.css';

const WIDTH = 250;
const HEIGHT = 84;
const LEFT = 14;
const TOP = 22;
/** The view from above, with room for dimensions. */
const VIEW = '0 -6 372 140';

/** The part in its sawn block, from above and to scale: the block is longer by the allowance. */
export function BlockDrawing({ stock }: { readonly stock: BarDraft }) {
  const length = effectiveValue(stock.length);
  const { section } = stock;
  if (section.shape !== 'flat' || length === null || length <= 0 || !section.width) return null;
  const { width, thickness } = section;
  const facing = stock.facing ?? 0;
  const whole = length + facing;
  const scale = Math.min(WIDTH / whole, HEIGHT / width);
  const [w, h] = [whole * scale, width * scale];
  // Allowances of a few tenths would not show: at least this many units of the drawing are left around the part.
  const inset = Math.max(3, (facing / 2) * scale);
  const text = (value: number) => formatDecimal(value, 2);
  const size = [whole, width, ...(thickness ? [thickness] : [])].map(text).join(' × ');
  return (
    <svg
      className={classes.drawing}
      viewBox={VIEW}
      role="img"
      aria-label={`Blocco segato ${size} mm, pezzo lungo ${text(length)} mm`}
    >
      <rect className={classes.bar} x={LEFT} y={TOP} width={w} height={h} />
      <rect className={classes.part} x={LEFT + inset} y={TOP + 3} width={w - 2 * inset} height={h - 6} />
      <path
        className={classes.dim}
        d={`M${LEFT + inset} ${TOP - 14}v12M${LEFT + w - inset} ${TOP - 14}v12M${LEFT + inset} ${TOP - 8}H${LEFT + w - inset}`}
      />
      <text className={classes.dimText} x={LEFT + w / 2} y={TOP - 13} textAnchor="middle">
        {text(length)}
      </text>
      <path
        className={classes.dim}
        d={`M${LEFT + w + 4} ${TOP}h10M${LEFT + w + 4} ${TOP + h}h10M${LEFT + w + 9} ${TOP}v${h}`}
      />
      <text className={classes.dimText} x={LEFT + w + 16} y={TOP + h / 2 + 4}>
        {text(width)}
      </text>
      <text className={classes.cutText} x={LEFT} y={TOP + h + 18}>
        blocco {size}
      </text>
    </svg>
  );
}
