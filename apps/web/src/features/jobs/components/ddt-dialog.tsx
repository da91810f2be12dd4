import { Checkbox } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Job } from '@truciolo/contract';
import { readyPieces } from '@truciolo/jobs';
import { formatMoney, money } from '@truciolo/money';
import { useState } from 'react';
import { DayField } from '../../../components/day-field/day-field.tsx';
import { FieldRow, FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { notifyDone } from '../../../components/notify.tsx';
import { NumberField } from '../../../components/number-field/number-field.tsx';
import { JOBS } from '../../../entities/jobs/job-queries.ts';
import { firstSent } from '../../../lib/api/first-sent.ts';
import { romeDay } from '../../../lib/format/rome-day.ts';
import { createDdt, orderQuery } from '../api/job-calls.ts';
import { newDdtFields } from '../ddt-fields.ts';
import { DdtHead } from './ddt-head.tsx';
import { asksWhy, ExcessField } from './excess-field.tsx';

/** Goods leave: a delivery note for pieces of this job. */
export function DdtDialog({ job, onClose }: { readonly job: Job; readonly onClose: () => void }) {
  const cache = useQueryClient();
  const [quantity, setQuantity] = useState<number | null>(() => readyPieces(job) || null);
  const [fields, setFields] = useState(() => newDdtFields(romeDay(new Date())));
  const [why, setWhy] = useState('');
  const [withCharges, setWithCharges] = useState(true);
  const [send] = useState(() => firstSent<object>());
  const order = useQuery({ ...orderQuery(job.orderGuid ?? ''), enabled: job.orderGuid !== null });
  const charges = order.data?.charges.filter(({ ddtNumber }) => ddtNumber === null) ?? [];
  const isAsked = asksWhy(job, quantity);
  const save = async () => {
    const line = { jobGuid: job.guid, quantity: quantity ?? 0, why: isAsked ? why.trim() : '' };
    const body = { ...fields, lines: [line], withCharges };
    const ddt = await send(body, ({ guid }) => createDdt({ ...body, guid }));
    await cache.invalidateQueries({ queryKey: [JOBS] });
    notifyDone(`DDT ${ddt.number} registrato.`);
  };
  return (
    <FormDialog
      title={`DDT per ${job.number}`}
      submit="Registra DDT"
      size={560}
      onClose={onClose}
      save={save}
      disabled={quantity === null || quantity < 1 || (isAsked && why.trim() === '')}
    >
      <FieldRow>
        <NumberField label="Pezzi" unit="pz" decimals={0} min={1} value={quantity} onChange={setQuantity} />
        <DayField
          label="Data"
          value={fields.date}
          onDay={(date) => setFields({ ...fields, date })}
          clearable={false}
        />
      </FieldRow>
      <ExcessField job={job} pieces={quantity} why={why} onWhy={setWhy} />
      <DdtHead fields={fields} onFields={setFields} />
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
    </FormDialog>
  );
}
