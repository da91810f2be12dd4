import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Job, JobTaking } from '@truciolo/contract';
import { rackText, remnantOf } from '@truciolo/jobs';
import { useState } from 'react';
import { FieldRow, FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { notifyDone } from '../../../components/notify.tsx';
import { NumberField } from '../../../components/number-field/number-field.tsx';
import { JOBS } from '../../../entities/jobs/job-queries.ts';
import { RACK } from '../../../entities/rack/rack-queries.ts';
import { agree, countOf } from '../../../lib/format/counts.ts';
import { takeMaterial } from '../api/material-calls.ts';

interface TakeDialogProps {
  readonly job: Job;
  readonly taking: JobTaking;
  readonly onClose: () => void;
}

/** Takes pieces off the rack; the remnant goes back. */
export function TakeDialog({ job, taking, onClose }: TakeDialogProps) {
  const cache = useQueryClient();
  const [left, setLeft] = useState<number | null>(0);
  const [place, setPlace] = useState(taking.place);
  const remnant = remnantOf(taking.length, left ?? 0);
  const save = async () => {
    try {
      await takeMaterial(job.guid, taking.guid, { left: left ?? 0, place });
    } finally {
      await Promise.all([JOBS, RACK].map((key) => cache.invalidateQueries({ queryKey: [key] })));
    }
    notifyDone(
      remnant.kind === 'kept' ? 'Prelevato: l’avanzo è tornato a magazzino.' : 'Prelevato dal magazzino.',
    );
  };
  return (
    <FormDialog title={`Preleva ${rackText(taking)}`} submit="Preleva" onClose={onClose} save={save}>
      <p className="muted">
        {agree(taking.pieces, 'Un pezzo', countOf(taking.pieces, 'pezzo', 'pezzi'))}
        {taking.batch === '' ? '' : `, colata ${taking.batch}`}: la colata resta sulla scheda di lavoro.
      </p>
      <FieldRow>
        <NumberField
          label="Avanzo dell’ultimo pezzo"
          unit="mm"
          decimals={1}
          min={0}
          value={left}
          onChange={setLeft}
          {...(remnant.kind === 'refused' ? { error: remnant.sentence } : {})}
        />
        <TextInput
          label="Posto dell’avanzo"
          maxLength={80}
          value={place}
          disabled={remnant.kind !== 'kept'}
          onChange={(event) => setPlace(event.currentTarget.value)}
        />
      </FieldRow>
    </FormDialog>
  );
}
