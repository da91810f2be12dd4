import type { FeedBin } from '@truciolo/gcode';
import { formatDecimal, formatNumber } from '../../../lib/format/numbers.ts';
import classes from './results.module.css';

const feedText = ({ from, to }: FeedBin) =>
  from === to ? formatDecimal(from, 3) : `${formatDecimal(from, 2)}–${formatDecimal(to, 2)}`;

/** Cutting time at each programmed feed. */
export function FeedBlock({ bins }: { readonly bins: readonly FeedBin[] }) {
  if (bins.length === 0) return null;
  const longest = Math.max(...bins.map(({ seconds }) => seconds), 1e-9);
  return (
    <section className={classes.block} aria-label="Avanzamenti">
      <h2 className={classes.label}>Tempo di taglio per avanzamento</h2>
      <dl className={classes.feeds}>
        {bins.map((bin) => (
          <div key={`${bin.perRevolution}-${bin.from}`}>
            <dt>
              {feedText(bin)} <span className="unit">{bin.perRevolution ? 'mm/giro' : 'mm/min'}</span>
            </dt>
            <dd aria-hidden="true">
              <i style={{ width: `${(bin.seconds / longest) * 100}%` }} />
            </dd>
            <dd>
              {formatNumber(bin.seconds, 1)} <span className="unit">s</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
