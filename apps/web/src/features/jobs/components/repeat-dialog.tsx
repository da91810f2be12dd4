import { useQueryClient } from '@tanstack/react-query';
import type { Job } from '@truciolo/contract';
import { useState } from 'react';
import { DayField } from '../../../components/day-field/day-field.tsx';
import { FieldRow, FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { notifyDone } from '../../../components/notify.tsx';
import { NumberField } from '../../../components/number-field/number-field.tsx';
import { useOpenMade } from '../../../components/use-open-made.ts';
import { JOBS_PATH } from '../../../entities/jobs/job-paths.ts';
import { JOBS } from '../../../entities/jobs/job-queries.ts';
import { firstSent } from '../../../lib/api/first-sent.ts';
import { romeDay } from '../../../lib/format/rome-day.ts';
import { repeatJob } from '../api/job-calls.ts';

/** "Come questa commessa, 200 pezzi." */
export function RepeatDialog({ job, onClose }: { readonly job: Job; readonly onClose: () => void }) {
  const openMade = useOpenMade();
  const cache = useQueryClient();
  const [quantity, setQuantity] = useState<number | null>(job.quantity);
  const [due, setDue] = useState('');
  const [send] = useState(() => firstSent<object>());
  const save = async () => {
    const body = { quantity: quantity ?? 0, due: due || null };
    const made = await send(body, ({ guid }) => repeatJob(job.guid, { ...body, guid }));
    await cache.invalidateQueries({ queryKey: [JOBS] });
    notifyDone(`${made.number} ripete ${job.number}.`);
    openMade(`${JOBS_PATH}/${made.guid}`);
  };
  return (
    <FormDialog
      title={`Come la commessa ${job.number}`}
      submit="Crea commessa"
      onClose={onClose}
      save={save}
      disabled={quantity === null || quantity < 1}
    >
      <FieldRow>
        <NumberField label="Pezzi" unit="pz" decimals={0} min={1} value={quantity} onChange={setQuantity} />
        <DayField label="Consegna" value={due} minDate={romeDay(new Date())} onDay={setDue} />
      </FieldRow>
    </FormDialog>
  );
}
