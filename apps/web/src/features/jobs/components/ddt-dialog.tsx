import { Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { Job } from '@truciolo/contract';
import { useState } from 'react';
import { DayField } from '../../../components/day-field/day-field.tsx';
import { FieldRow, FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { notifyDone } from '../../../components/notify.tsx';
import { NumberField } from '../../../components/number-field/number-field.tsx';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { JOBS } from '../../../entities/jobs/job-queries.ts';
import { firstSent } from '../../../lib/api/first-sent.ts';
import { formatNumber } from '../../../lib/format/numbers.ts';
import { romeDay } from '../../../lib/format/rome-day.ts';
import { createDdt } from '../api/job-calls.ts';

/** Goods leave: a delivery note for pieces of this job. */
export function DdtDialog({ job, onClose }: { readonly job: Job; readonly onClose: () => void }) {
  const cache = useQueryClient();
  const left = Math.max(0, job.quantity - job.delivered);
  const [quantity, setQuantity] = useState<number | null>(left || null);
  const [date, setDate] = useState(romeDay(new Date()));
  const [packages, setPackages] = useState<number | null>(null);
  const [weight, setWeight] = useState<number | null>(null);
  const [texts, setTexts] = useState({
    reason: 'Vendita',
    appearance: 'Scatole',
    carrier: 'Mittente',
    destination: '',
    notes: '',
  });
  const [send] = useState(() => firstSent<object>());
  const field = (name: keyof typeof texts, label: string) => (
    <TextInput
      label={label}
      maxLength={100}
      value={texts[name]}
      onChange={(event) => setTexts({ ...texts, [name]: event.currentTarget.value })}
    />
  );
  const save = async () => {
    const lines = [{ jobGuid: job.guid, quantity: quantity ?? 0 }];
    const body = { ...texts, date, packages, weight, lines };
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
      disabled={quantity === null || quantity < 1}
    >
      {quantity !== null && quantity > left ? (
        <NoteBar tone="warn">
          Da consegnare ne restano {formatNumber(left)} su {formatNumber(job.quantity)}.
        </NoteBar>
      ) : null}
      <FieldRow>
        <NumberField label="Pezzi" unit="pz" decimals={0} min={1} value={quantity} onChange={setQuantity} />
        <DayField label="Data" value={date} onDay={setDate} clearable={false} />
      </FieldRow>
      <FieldRow>
        {field('reason', 'Causale')}
        {field('carrier', 'Trasporto a mezzo')}
      </FieldRow>
      <FieldRow>
        <NumberField label="Colli" decimals={0} min={0} value={packages} onChange={setPackages} />
        <NumberField label="Peso" unit="kg" decimals={2} min={0} value={weight} onChange={setWeight} />
        {field('appearance', 'Aspetto dei beni')}
      </FieldRow>
      <Textarea
        label="Destinazione, se diversa"
        maxLength={500}
        value={texts.destination}
        onChange={(event) => setTexts({ ...texts, destination: event.currentTarget.value })}
      />
    </FormDialog>
  );
}
