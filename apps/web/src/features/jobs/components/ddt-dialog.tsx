import { Checkbox } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Job } from '@truciolo/contract';
import { readyPieces } from '@truciolo/jobs';
import { formatMoney, money } from '@truciolo/money';
import { useState } from 'react';
import { notifyDone } from '../../../components/notify.tsx';
import { JOBS } from '../../../entities/jobs/job-queries.ts';
import { SeriesField } from '../../../entities/number-series/series-field.tsx';
import { firstSent } from '../../../lib/api/first-sent.ts';
import { romeDay } from '../../../lib/format/rome-day.ts';
import { createDdt, orderQuery } from '../api/job-calls.ts';
import { type DdtFields, newDdtFields } from '../ddt-fields.ts';
import { DdtForm } from './ddt-form.tsx';

/** Goods leave: a delivery note for pieces of this job. */
export function DdtDialog({ job, onClose }: { readonly job: Job; readonly onClose: () => void }) {
  const cache = useQueryClient();
  const [start] = useState(() => newDdtFields(romeDay(new Date())));
  const [withCharges, setWithCharges] = useState(true);
  const [series, setSeries] = useState<string | null>(null);
  const [send] = useState(() => firstSent<object>());
  const order = useQuery({ ...orderQuery(job.orderGuid ?? ''), enabled: job.orderGuid !== null });
  const charges = order.data?.charges.filter(({ ddtNumber }) => ddtNumber === null) ?? [];
  const save = async (fields: DdtFields, quantity: number, why: string) => {
    const body = { ...fields, series, lines: [{ jobGuid: job.guid, quantity, why }], withCharges };
    const ddt = await send(body, ({ guid }) => createDdt({ ...body, guid }));
    await cache.invalidateQueries({ queryKey: [JOBS] });
    notifyDone(`DDT ${ddt.number} registrato.`);
  };
  return (
    <DdtForm
      title={`DDT per ${job.number}`}
      submit="Registra DDT"
      job={job}
      pieces={readyPieces(job) || null}
      fields={start}
      save={save}
      onClose={onClose}
    >
      <SeriesField kind="ddt" without="Numerazione unica" value={series} onChange={setSeries} />
      {charges.length > 0 ? (
        <Checkbox
          label={`Fattura con questo DDT: ${charges
            .map(({ label, amount }) => `${label || 'costo dell’ordine'} ${formatMoney(money(amount))}`)
            .join(', ')}`}
          description="Si paga una volta sola per l’ordine; se non ora, al più tardi con l’ultimo DDT."
          checked={withCharges}
          onChange={(event) => setWithCharges(event.currentTarget.checked)}
        />
      ) : null}
    </DdtForm>
  );
}
