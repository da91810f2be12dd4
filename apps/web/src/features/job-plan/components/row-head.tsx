import { IconTruckDelivery } from '@tabler/icons-react';
import { Meter } from '../../../components/meter/meter.tsx';
import classes from './gantt.module.css';

interface RowHeadProps {
  readonly code: string;
  readonly name: string;
  /** Percent of the open hours of the week; null where hours do not count. */
  readonly load: number | null;
  /** Of the work done outside: how many suppliers and lots. */
  readonly outside: string | null;
  /** px */
  readonly height: number;
}

const NEARLY_FULL = 90;
const levelOf = (load: number) => (load > 100 ? 'over' : load >= NEARLY_FULL ? 'full' : undefined);

/** A machine with its load, or the row of the work done outside. */
export function RowHead({ code, name, load, outside, height }: RowHeadProps) {
  return (
    <div className={classes.machine} style={{ height }}>
      <span className={classes.code} title={name || undefined}>
        {outside === null ? null : <IconTruckDelivery size={14} stroke={1.8} aria-hidden="true" />}{' '}
        <b className={classes.codeText} data-plain={name === '' || undefined}>
          {code}
        </b>{' '}
        {name}
      </span>
      {outside ? <span className={classes.code}>{outside}</span> : null}
      {load === null ? null : (
        <span className={classes.load} data-level={levelOf(load)}>
          <Meter value={load} total={100} label={`Carico ${code}`} />
          <b>{load} %</b>
        </span>
      )}
    </div>
  );
}
