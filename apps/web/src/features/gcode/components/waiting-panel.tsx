import { Button, Progress as ProgressBar } from '@mantine/core';
import type { Progress } from '../analysis/protocol.ts';
import classes from './start.module.css';

const DOING: Readonly<Record<Progress['phase'], string>> = {
  reading: 'Leggo il programma…',
  planning: 'Calcolo accelerazioni e tempi…',
  reporting: 'Cerco errori e sommo i tempi…',
  drawing: 'Preparo il percorso…',
};

/** Begin and width of each phase on the progress bar; measured on long programs. */
const PARTS: Readonly<Record<Progress['phase'], readonly [number, number]>> = {
  reading: [0, 55],
  planning: [55, 25],
  reporting: [80, 10],
  drawing: [90, 10],
};

interface WaitingPanelProps {
  readonly name: string;
  readonly progress: Progress;
  readonly onCancel: () => void;
}

/** Progress with a cancel button. */
export function WaitingPanel({ name, progress, onCancel }: WaitingPanelProps) {
  const [from, width] = PARTS[progress.phase];
  return (
    <div className={classes.waiting} role="status">
      <p className={classes.lead}>
        <b className="mono">{name}</b>
        <br />
        {DOING[progress.phase]}
      </p>
      <ProgressBar value={from + width * progress.share} aria-label="Avanzamento dell’analisi" />
      <div>
        <Button onClick={onCancel}>Annulla</Button>
      </div>
    </div>
  );
}
