import { useQueryClient } from '@tanstack/react-query';
import type { SupplierNeeds } from '@truciolo/contract';
import { useState } from 'react';
import { DayField } from '../../../components/day-field/day-field.tsx';
import { FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { notifyDone } from '../../../components/notify.tsx';
import { JOBS } from '../../../entities/jobs/job-queries.ts';
import { countOf } from '../../../lib/format/counts.ts';
import { romeDay } from '../../../lib/format/rome-day.ts';
import { NEEDS, orderMaterial } from '../api/need-calls.ts';

/** The material of a supplier was ordered: when does it arrive? */
export function OrderDialog({
  group,
  onClose,
}: {
  readonly group: SupplierNeeds;
  readonly onClose: () => void;
}) {
  const cache = useQueryClient();
  const [arrives, setArrives] = useState('');
  const waiting = group.needs.filter(({ state }) => state === 'to-order');
  const save = async () => {
    const { changed } = await orderMaterial(
      waiting.map(({ jobGuid }) => jobGuid),
      arrives || null,
    );
    await Promise.all([NEEDS, JOBS].map((key) => cache.invalidateQueries({ queryKey: [key] })));
    notifyDone(`Materiale ordinato per ${countOf(changed, 'commessa', 'commesse')}.`);
  };
  return (
    <FormDialog
      title={`Ordinato a ${group.supplier || 'fornitore'}`}
      submit="Segna ordinato"
      onClose={onClose}
      save={save}
    >
      <p>
        Il materiale di {countOf(waiting.length, 'commessa', 'commesse')} passa a «Ordinato». Il piano
        macchine aspetta il giorno di arrivo.
      </p>
      <DayField
        label="Arrivo previsto"
        value={arrives}
        minDate={romeDay(new Date())}
        onDay={setArrives}
        placeholder="non si sa"
      />
    </FormDialog>
  );
}
