import { Button } from '@mantine/core';
import { ratioText } from '@truciolo/calibration';
import type { MeasuredWork } from '@truciolo/contract';
import type { Calibration, Report } from '@truciolo/gcode';
import { writeShortClock } from '@truciolo/italian';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { Tag } from '../../../components/tags/pill.tsx';
import { countOf } from '../../../lib/format/counts.ts';
import { formatNumber } from '../../../lib/format/numbers.ts';
import { timeRangeText } from '../analysis/time-range-text.ts';
import { misfitOf } from '../analysis/travel-verdict.ts';
import { CalibrationForm } from './calibration-form.tsx';
import classes from './results.module.css';

interface TimeBlockProps {
  readonly report: Report;
  readonly calibration: Calibration | null;
  /** Null without a machine of the shop, because there is nothing to calibrate. */
  readonly onMeasured: ((seconds: number) => Promise<boolean>) | null;
  readonly onForget: () => void;
  /** Measured ratio of the shop's jobs to their programs; null where there is none to take over. */
  readonly measured?: MeasuredWork | null;
  readonly onTakeMeasured?: () => void;
}

function bandText({ time, timeBand, timeKind }: Report, calibration: Calibration | null): string {
  const high = timeBand.high ?? time.total;
  const band = time.total > 0 ? ((high - time.total) / time.total) * 100 : 0;
  const jobs = countOf(calibration?.jobs ?? 0, 'lavoro misurato', 'lavori misurati');
  const reason = calibration ? `tarata con ${jobs}` : 'macchina non ancora tarata';
  const estimated = timeKind === 'estimated' ? ', alcuni cicli sono stimati' : '';
  return `Banda ±${formatNumber(band)} %: ${reason}${estimated}.`;
}

/** Cycle time with its range and breakdown. */
export function TimeBlock({
  report,
  calibration,
  onMeasured,
  onForget,
  measured = null,
  onTakeMeasured,
}: TimeBlockProps) {
  const { time } = report;
  const misfit = misfitOf(report);
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
      {misfit ? <NoteBar tone="warn">{misfit.message}</NoteBar> : null}
      <p className={classes.big}>
        {report.timeKind === 'least' ? <span className={classes.least}>almeno </span> : null}
        <span data-testid="cycle-time">{writeShortClock(time.total)}</span>{' '}
        <span className="unit">{timeRangeText(report)}</span>
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
      {report.timeKind === 'least' ? (
        <div className={classes.warning}>
          <NoteBar tone="warn">
            Una parte del moto non è nel tempo: il ciclo reale dura di più. Gli avvisi dicono le righe.
          </NoteBar>
        </div>
      ) : (
        <p className={classes.note}>{bandText(report, calibration)}</p>
      )}
      {measured && onTakeMeasured ? (
        <NoteBar
          tone="info"
          actions={
            <Button size="xs" onClick={onTakeMeasured}>
              Applica
            </Button>
          }
        >
          Dai consuntivi, {ratioText(measured)} (
          {[...new Set(measured.jobs.map(({ number }) => number))].join(', ')}).
        </NoteBar>
      ) : null}
      {onMeasured && !misfit && report.timeKind !== 'least' ? (
        <CalibrationForm isCalibrated={calibration !== null} onMeasured={onMeasured} onForget={onForget} />
      ) : null}
    </section>
  );
}
