import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { Machine as MachineRow } from '@truciolo/contract';
import type { Report } from '@truciolo/gcode';
import { formatDecimal } from '../../../lib/format/numbers.ts';
import { hasDiameters, misfitOf, spansOf, travelVerdict } from '../analysis/travel-verdict.ts';
import classes from './results.module.css';

interface ExtentsBlockProps {
  readonly report: Report;
  readonly machine: MachineRow | null;
}

const looks = {
  bad: { className: classes.bad, Icon: IconAlertTriangle },
  good: { className: classes.good, Icon: IconCheck },
  open: { className: classes.facts, Icon: null },
} as const;

/** How far the axes go, against the machine's travel. */
export function ExtentsBlock({ report, machine }: ExtentsBlockProps) {
  const { extents } = report;
  if (!extents) return null;
  const rows = spansOf({ ...report, extents }, machine);
  const widest = Math.max(...rows.map(({ way }) => way), 1e-9);
  const { tone, text } = travelVerdict(rows, machine, misfitOf(report) !== undefined);
  const { className, Icon } = looks[tone];
  return (
    <section className={classes.block} aria-label="Ingombri e corse">
      <h2 className={classes.label}>
        Ingombri e corse <span className="unit">mm{hasDiameters(report) ? ', X in diametro' : ''}</span>
      </h2>
      <dl className={classes.extents}>
        {rows.map(({ axis, from, to, way, travel, isOver }) => (
          <div key={axis} data-over={isOver || undefined}>
            <dt>{axis.toUpperCase()}</dt>
            <dd aria-hidden="true">
              <i style={{ width: `${Math.min(100, (way / (travel ?? widest)) * 100)}%` }} />
            </dd>
            <dd>
              {formatDecimal(from, 1)} … {formatDecimal(to, 1)}
            </dd>
          </div>
        ))}
      </dl>
      <p className={className}>
        {Icon ? <Icon size={14} aria-hidden="true" /> : null}
        {text}
      </p>
    </section>
  );
}
