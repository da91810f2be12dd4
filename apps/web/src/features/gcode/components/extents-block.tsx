import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { Machine as MachineRow } from '@truciolo/contract';
import type { Report } from '@truciolo/gcode';
import { formatDecimal } from '../../../lib/format/numbers.ts';
import classes from './results.module.css';

const AXES = ['x', 'y', 'z'] as const;

interface ExtentsBlockProps {
  readonly report: Report;
  readonly machine: MachineRow | null;
}

/** How far the axes go, against the machine's travel. Where the part is clamped is not known, so spans are compared. */
export function ExtentsBlock({ report, machine }: ExtentsBlockProps) {
  const { extents } = report;
  if (!extents) return null;
  const hasDiameters = report.lathe && report.dialect !== 'linuxcnc' && report.dialect !== 'grbl';
  const rows = AXES.map((axis, index) => {
    const from = extents.min[index] ?? 0;
    const to = extents.max[index] ?? 0;
    const travel = machine?.travel[axis] ?? null;
    // A diameter is twice the way of its slide.
    const way = axis === 'x' && hasDiameters ? (to - from) / 2 : to - from;
    return { axis, from, to, way, travel, isOver: travel !== null && way > travel };
  });
  const widest = Math.max(...rows.map(({ way }) => way), 1e-9);
  const over = rows.filter(({ isOver }) => isOver);
  const hasTravel = rows.some(({ travel }) => travel !== null);
  return (
    <section className={classes.block} aria-label="Ingombri e corse">
      <h2 className={classes.label}>
        Ingombri e corse <span className="unit">mm{hasDiameters ? ', X in diametro' : ''}</span>
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
      {machine && hasTravel ? (
        over.length > 0 ? (
          <p className={classes.bad}>
            <IconAlertTriangle size={14} aria-hidden="true" />
            {over
              .map(({ axis, travel }) => `${axis.toUpperCase()} oltre la corsa di ${travel} mm`)
              .join('; ')}
          </p>
        ) : (
          <p className={classes.good}>
            <IconCheck size={14} aria-hidden="true" />
            Ampiezza dentro le corse di {machine.code}
          </p>
        )
      ) : (
        <p className={classes.facts}>Scegli una macchina per il confronto con le sue corse.</p>
      )}
    </section>
  );
}
