import { Progress } from '@mantine/core';
import { formatNumber } from '../../../lib/format/numbers.ts';
import classes from './import-steps.module.css';

interface WaitingStepProps {
  readonly title: string;
  /** Null while the duration is unknown. */
  readonly progress: { readonly done: number; readonly total: number } | null;
}

export function WaitingStep({ title, progress }: WaitingStepProps) {
  const share = progress && progress.total > 0 ? (100 * progress.done) / progress.total : 100;
  return (
    <div className={classes.wait} role="status">
      <h2 className={classes.title}>{title}</h2>
      <Progress value={share} animated={progress === null} aria-label={title} />
      <p className="small muted">
        {progress
          ? `${formatNumber(progress.done)} di ${formatNumber(progress.total)} righe`
          : 'Con migliaia di righe servono alcuni secondi.'}
      </p>
    </div>
  );
}
