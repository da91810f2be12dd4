import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Ddt, Job } from '@truciolo/contract';
import { useState } from 'react';
import { DayField } from '../../../components/day-field/day-field.tsx';
import { FieldRow, FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { notifyDone } from '../../../components/notify.tsx';
import { NumberField } from '../../../components/number-field/number-field.tsx';
import { ListPlaceholder } from '../../../components/placeholders/placeholders.tsx';
import { ErrorState } from '../../../components/states/error-state.tsx';
import { JOBS } from '../../../entities/jobs/job-queries.ts';
import { correctDdt, ddtQuery } from '../api/job-calls.ts';
import { changeOfDdt, fieldsOfDdt } from '../ddt-fields.ts';
import { DdtHead } from './ddt-head.tsx';
import { asksWhy, ExcessField } from './excess-field.tsx';

interface CorrectDdtDialogProps {
  readonly job: Job;
  readonly guid: string;
  readonly onClose: () => void;
}

/** Corrects a delivery note that is not invoiced yet. */
export function CorrectDdtDialog({ job, guid, onClose }: CorrectDdtDialogProps) {
  const ddt = useQuery(ddtQuery(guid));
  if (ddt.data) return <CorrectForm job={job} ddt={ddt.data} onClose={onClose} />;
  return (
    <FormDialog title="Correggi il DDT" submit="Salva" onClose={onClose} save={async () => {}} disabled>
      {ddt.isError ? (
        <ErrorState title="Il DDT non si è aperto" error={ddt.error} retry={() => void ddt.refetch()} />
      ) : (
        <ListPlaceholder />
      )}
    </FormDialog>
  );
}

function CorrectForm(props: { readonly job: Job; readonly ddt: Ddt; readonly onClose: () => void }) {
  const { job, ddt, onClose } = props;
  const cache = useQueryClient();
  const line = ddt.lines.find(({ jobGuid }) => jobGuid === job.guid);
  const [quantity, setQuantity] = useState<number | null>(line?.quantity ?? null);
  const [fields, setFields] = useState(() => fieldsOfDdt(ddt));
  const [why, setWhy] = useState('');
  // The pieces of this note are counted again.
  const others = { ...job, delivered: job.delivered - (line?.quantity ?? 0) };
  const isAsked = quantity !== line?.quantity && asksWhy(others, quantity);
  const save = async () => {
    const known = Object.fromEntries(ddt.lines.map((one) => [String(one.place), one.quantity]));
    const quantities = line && quantity !== null ? { ...known, [String(line.place)]: quantity } : known;
    const before = { ...fieldsOfDdt(ddt), quantities: known, why: '' };
    const now = { ...fields, quantities, why: isAsked ? why.trim() : '' };
    await correctDdt(ddt.guid, changeOfDdt(before, now));
    await cache.invalidateQueries({ queryKey: [JOBS] });
    notifyDone(`DDT ${ddt.number} corretto: ristampalo.`);
  };
  return (
    <FormDialog
      title={`Correggi il DDT ${ddt.number}`}
      submit="Salva"
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
      {isAsked ? <ExcessField job={others} pieces={quantity} why={why} onWhy={setWhy} /> : null}
      <DdtHead fields={fields} onFields={setFields} />
    </FormDialog>
  );
}
