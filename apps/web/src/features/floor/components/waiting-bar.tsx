import { IconCloudOff } from '@tabler/icons-react';
import type { NewWorkEvent } from '@truciolo/contract';
import { countOf } from '../../../lib/format/counts.ts';
import classes from './floor.module.css';

/** What this device has not been able to send yet. */
export function WaitingBar({ pending }: { readonly pending: readonly NewWorkEvent[] }) {
  if (pending.length === 0) return null;
  return (
    <div className={classes.waiting} role="status">
      <IconCloudOff size={18} stroke={1.6} aria-hidden="true" />
      Senza rete: {countOf(pending.length, 'evento in attesa', 'eventi in attesa')}
    </div>
  );
}
