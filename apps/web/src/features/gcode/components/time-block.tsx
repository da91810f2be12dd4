import type { Calibration, Report } from '@truciolo/gcode';
import { Tag } from '../../../components/tags/pill.tsx';
import { formatNumber } from '../../../lib/format/numbers.ts';
import { clockText } from '../analysis/time-text.ts';
import { CalibrationForm } from './calibration-form.tsx';
import classes from './results.module.css';

interface TimeBlockProps {
  readonly report: Report;
  readonly calibration: Calibration | null;
  /** Null without a machine of the shop: there is nothing to calibrate. */
  readonly onMeasured: ((seconds: number) => void) | null;
  readonly onForget: () => void;
}

/** Cycle time with its range, and where it goes. */
export function TimeBlock({ report, calibration, onMeasured, onForget }: TimeBlockProps) {
  const { time, timeBand } = report;
  const band = time.total > 0 ? ((timeBand.high - time.total) / time.total) * 100 : 0;
  const kinds = [
    { name: 'Taglio', seconds: time.cutting, colour: 'var(--d1)' },
    { name: 'Rapido', seconds: time.rapid, colour: 'var(--d2)' },
    { name: 'Cambio utensile', seconds: time.toolChange, colour: 'var(--d6)' },
    { name: 'Altro', seconds: time.dwell + time.other, colour: 'var(--d5)' },
  ];
  return (
    <section className={classes.block} aria-label="Tempo ciclo">
      <h2 className={classes.label}>
        Tempo ciclo <Tag tone="info">NC</Tag>
      </h2>
      <p className={classes.big}>
        <span data-testid="cycle-time">{clockText(time.total)}</span>{' '}
        <span className="unit">
          da {clockText(timeBand.low)} a {clockText(timeBand.high)}
        </span>
      </p>
      <div className={classes.stack} aria-hidden="true">
        {kinds.map(({ name, seconds, colour }) => (
          <i key={name} style={{ flexGrow: seconds, background: colour }} />
        ))}
      </div>
      <dl className={classes.kinds}>
        {kinds.map(({ name, seconds, colour }) => (
          <div key={name}>
            <dt>
              <i style={{ background: colour }} />
              {name}
            </dt>
            <dd>
              {formatNumber(seconds, 1)} <span className="unit">s</span>
            </dd>
            <dd>
              {formatNumber((seconds / (time.total || 1)) * 100)} <span className="unit">%</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes.note}>
        Banda ±{formatNumber(band)} %
        {calibration
          ? `: tarata con ${calibration.jobs === 1 ? '1 lavoro misurato' : `${calibration.jobs} lavori misurati`}.`
          : ': macchina non ancora tarata.'}
      </p>
      {onMeasured ? (
        <CalibrationForm isCalibrated={calibration !== null} onMeasured={onMeasured} onForget={onForget} />
      ) : null}
    </section>
  );
}
