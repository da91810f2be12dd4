import { useQueryClient } from '@tanstack/react-query';
import type { Job } from '@truciolo/contract';
import { splittable } from '@truciolo/jobs';
import { useState } from 'react';
import { DayField } from '../../../components/day-field/day-field.tsx';
import { FieldRow, FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { notifyDone } from '../../../components/notify.tsx';
import { NumberField } from '../../../components/number-field/number-field.tsx';
import { useOpenMade } from '../../../components/use-open-made.ts';
import { JOBS_PATH } from '../../../entities/jobs/job-paths.ts';
import { JOBS } from '../../../entities/jobs/job-queries.ts';
import { firstSent } from '../../../lib/api/first-sent.ts';
import { formatNumber } from '../../../lib/format/numbers.ts';
import { romeDay } from '../../../lib/format/rome-day.ts';
import { splitJob } from '../api/job-calls.ts';

/** Splits pieces off for another day: a job of the same order. */
export function SplitDialog({ job, onClose }: { readonly job: Job; readonly onClose: () => void }) {
  const openMade = useOpenMade();
  const cache = useQueryClient();
  const most = splittable(job);
  const [quantity, setQuantity] = useState<number | null>(null);
  const [due, setDue] = useState(job.due ?? '');
  const [send] = useState(() => firstSent<object>());
  const save = async () => {
    const body = { quantity: quantity ?? 0, due: due || null };
    const made = await send(body, ({ guid }) => splitJob(job.guid, { ...body, guid }));
    await cache.invalidateQueries({ queryKey: [JOBS] });
    notifyDone(`${made.number}: ${formatNumber(made.quantity)} pz divisi da ${job.number}.`);
    openMade(`${JOBS_PATH}/${made.guid}`);
  };
  return (
    <FormDialog
      title={`Dividi ${job.number}`}
      submit="Dividi"
      onClose={onClose}
      save={save}
      disabled={quantity === null || quantity < 1 || quantity > most}
    >
      <p className="dim">
        {most === 0
          ? 'I pezzi sono già fatti o consegnati: non resta nulla da dividere.'
          : `Da 1 a ${formatNumber(most)} pezzi diventano una commessa a sé, dello stesso ordine. Il lavoro fatto e i suoi eventi restano qui.`}
      </p>
      <FieldRow>
        <NumberField
          label="Pezzi della nuova commessa"
          unit="pz"
          decimals={0}
          min={1}
          max={Math.max(1, most)}
          value={quantity}
          onChange={setQuantity}
          data-autofocus
        />
        <DayField label="Consegna" value={due} minDate={romeDay(new Date())} onDay={setDue} />
      </FieldRow>
    </FormDialog>
  );
}
