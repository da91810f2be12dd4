import { Button, Loader } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { DeskFile } from '../../../entities/parts/desk/part-desk.ts';
import { formatNumber } from '../../../lib/format/numbers.ts';
import classes from './workspace.module.css';

interface ProgressStripProps {
  readonly entry: DeskFile;
  readonly onCancel: () => void;
}

const seconds = (ms: number): string => `${formatNumber(ms / 1000, 1)} s`;

function Step({
  name,
  isDone,
  isNow,
  ms,
}: {
  name: string;
  isDone: boolean;
  isNow: boolean;
  ms: number | null;
}) {
  return (
    <span data-done={isDone || undefined}>
      {isDone ? <IconCheck size={14} stroke={1.8} aria-hidden="true" /> : null}
      {isNow ? <Loader size={12} aria-hidden="true" /> : null}
      {name}
      {isDone && ms !== null ? <small>{seconds(ms)}</small> : null}
      {isNow ? '…' : null}
    </span>
  );
}

/** Progress of the file with a cancel button; hidden when done. */
export function ProgressStrip({ entry, onCancel }: ProgressStripProps) {
  const { state, model, measures, reports, pictureMs } = entry;
  if (state === 'done' || state === 'failed') return null;
  const total = model?.solids.length ?? 1;
  const done = reports.filter((report) => report !== undefined).length;
  const measured = measures.filter((one) => one !== undefined).length;
  return (
    <div className={classes.progress} role="status" aria-label="Avanzamento dell’analisi">
      <Step name="Lettura" isDone={model !== null} isNow={state === 'reading'} ms={pictureMs} />
      <Step name="Misure" isDone={measured >= total} isNow={model !== null && measured < total} ms={null} />
      <Step
        name={total > 1 ? `Lavorazioni ${done} di ${total}` : 'Lavorazioni'}
        isDone={done >= total}
        isNow={measured > 0 && done < total}
        ms={null}
      />
      <Button size="compact-sm" variant="subtle" onClick={onCancel}>
        Annulla
      </Button>
    </div>
  );
}
