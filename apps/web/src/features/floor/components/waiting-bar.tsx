import { IconCloudOff, IconCloudUp } from '@tabler/icons-react';
import type { NewWorkEvent } from '@truciolo/contract';
import { useEffect, useState } from 'react';
import { countOf } from '../../../lib/format/counts.ts';
import classes from './floor.module.css';

/** ms; an answer usually comes sooner, and a bar for it would make the page jump. */
const PATIENCE_MS = 2000;

interface WaitingBarProps {
  readonly pending: readonly NewWorkEvent[];
  readonly isCut: boolean;
}

/** Events that this device could not send yet. */
export function WaitingBar({ pending, isCut }: WaitingBarProps) {
  const isWaiting = pending.length > 0;
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (!isWaiting) return;
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  if (!isWaiting || !(isCut || isLong)) return null;
  const Icon = isCut ? IconCloudOff : IconCloudUp;
  return (
    <div className={classes.waiting} role="status">
      <Icon size={18} stroke={1.6} aria-hidden="true" />
      {isCut ? 'Senza rete' : 'Invio in corso'}: {countOf(pending.length, 'evento', 'eventi')} in attesa
    </div>
  );
}
