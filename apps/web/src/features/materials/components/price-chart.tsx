import { inEuro } from '@truciolo/money';
import { axisTicks } from '../../../lib/axis-ticks.ts';
import { formatDate } from '../../../lib/format/dates.ts';
import { formatNumber } from '../../../lib/format/numbers.ts';
import classes from './materials.module.css';

interface PriceChartProps {
  /** Newest first; 1/10,000 €/kg. */
  readonly prices: readonly { readonly at: string; readonly pricePerKg: number }[];
}

const WIDTH = 460;
const HEIGHT = 110;
const EDGE = { left: 44, right: 8, top: 10, bottom: 20 };

/** A price holds until the next one: a line of steps. The table below it has the figures. */
export function PriceChart({ prices }: PriceChartProps) {
  const points = prices.toReversed().map(({ at, pricePerKg }) => ({ at: Date.parse(at), price: pricePerKg }));
  const [start, end] = [points[0]?.at ?? 0, points.at(-1)?.at ?? 1];
  const top = Math.max(...points.map(({ price }) => price)) * 1.1 || 1;
  const x = (at: number) =>
    EDGE.left + ((WIDTH - EDGE.left - EDGE.right) * (at - start)) / Math.max(1, end - start);
  const y = (price: number) => HEIGHT - EDGE.bottom - ((HEIGHT - EDGE.top - EDGE.bottom) * price) / top;
  const line = points
    .map(({ at, price }, index) => (index === 0 ? `M${x(at)} ${y(price)}` : `H${x(at)}V${y(price)}`))
    .join('');
  const labels = axisTicks(top, 3);
  return (
    <svg
      className={classes.chart}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label="Andamento del prezzo al chilo"
    >
      {labels.map((price) => (
        <g key={price}>
          <path d={`M${EDGE.left} ${y(price)}H${WIDTH - EDGE.right}`} className={classes.rule} />
          <text x={EDGE.left - 6} y={y(price) + 4} textAnchor="end">
            {formatNumber(inEuro(price), 2)}
          </text>
        </g>
      ))}
      <path d={line} className={classes.line} />
      {points.map(({ at, price }) => (
        <circle key={at} cx={x(at)} cy={y(price)} r={3} className={classes.dot} />
      ))}
      <text x={EDGE.left} y={HEIGHT - 4}>
        {formatDate(start)}
      </text>
      <text x={WIDTH - EDGE.right} y={HEIGHT - 4} textAnchor="end">
        {formatDate(end)}
      </text>
    </svg>
  );
}
