import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Job } from '@truciolo/contract';
import { useState } from 'react';
import { FieldRow, FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { NumberField } from '../../../components/number-field/number-field.tsx';
import { JOBS } from '../../../entities/jobs/job-queries.ts';
import { limitsText } from '../../../entities/jobs/measure-words.ts';
import { updateJob } from '../api/job-calls.ts';

interface CheckDialogProps {
  readonly job: Job;
  readonly onClose: () => void;
}

/** One dimension of the drawing with its deviations. */
export function CheckDialog({ job, onClose }: CheckDialogProps) {
  const cache = useQueryClient();
  const [name, setName] = useState('');
  const [nominal, setNominal] = useState<number | null>(null);
  const [lower, setLower] = useState<number | null>(0);
  const [upper, setUpper] = useState<number | null>(null);
  const isNumbered = nominal !== null && lower !== null && upper !== null;
  const isTurned = isNumbered && lower > upper;
  const isKnown = job.checks.some((check) => check.name === name.trim());
  const save = async () => {
    if (!isNumbered) return;
    await updateJob(job, { checks: [...job.checks, { name: name.trim(), nominal, lower, upper }] });
    await cache.invalidateQueries({ queryKey: [JOBS] });
  };
  return (
    <FormDialog
      title="Quota da controllare"
      submit="Aggiungi"
      onClose={onClose}
      save={save}
      disabled={name.trim() === '' || !isNumbered || isTurned || isKnown}
    >
      <FieldRow>
        <TextInput
          label="Quota"
          placeholder="Es. ø20 H7"
          maxLength={60}
          data-autofocus
          value={name}
          error={isKnown ? 'Questa quota c’è già.' : undefined}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <NumberField label="Nominale" unit="mm" value={nominal} onChange={setNominal} />
      </FieldRow>
      <FieldRow>
        <NumberField label="Scostamento inferiore" unit="mm" value={lower} onChange={setLower} />
        <NumberField label="Scostamento superiore" unit="mm" value={upper} onChange={setUpper} />
      </FieldRow>
      <p className="small muted">
        {isTurned
          ? 'Lo scostamento inferiore è più grande del superiore.'
          : isNumbered
            ? `Buona fra ${limitsText({ name, nominal, lower, upper })} mm.`
            : 'Gli scostamenti come sul disegno: ø20 H7 è 0 e +0,021.'}
      </p>
    </FormDialog>
  );
}
