import { Textarea } from '@mantine/core';
import { deliveryExcess, type Leaving } from '@truciolo/jobs';
import { NoteBar } from '../../../components/states/note-bar.tsx';

interface ExcessFieldProps {
  readonly job: Leaving;
  readonly pieces: number | null;
  readonly why: string;
  readonly onWhy: (why: string) => void;
}

/** Whether the user has to give a reason for this many pieces. */
export const asksWhy = (job: Leaving, pieces: number | null): boolean =>
  pieces !== null && deliveryExcess(job, pieces) !== null;

/** More pieces than are good or were ordered: both figures, and the reason. */
export function ExcessField({ job, pieces, why, onWhy }: ExcessFieldProps) {
  const excess = pieces === null ? null : deliveryExcess(job, pieces);
  if (excess === null) return null;
  return (
    <>
      <NoteBar tone="warn">{excess}</NoteBar>
      <Textarea
        label="Perché ne escono di più?"
        description="Resta nello storico della commessa."
        required
        maxLength={300}
        value={why}
        onChange={(event) => onWhy(event.currentTarget.value)}
      />
    </>
  );
}
