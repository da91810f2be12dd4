import { useQueryClient } from '@tanstack/react-query';
import type { Ddt, Job } from '@truciolo/contract';
import { notifyDone } from '../../../components/notify.tsx';
import { JOBS } from '../../../entities/jobs/job-queries.ts';
import { correctDdt } from '../api/job-calls.ts';
import { changeOfDdt, type DdtFields, fieldsOfDdt } from '../ddt-fields.ts';
import { DdtForm } from './ddt-form.tsx';
import { LoadedDdt } from './loaded-ddt.tsx';

interface CorrectDdtDialogProps {
  readonly job: Job;
  readonly guid: string;
  readonly onClose: () => void;
}

/** Corrects a delivery note that is not invoiced yet. */
export function CorrectDdtDialog({ job, guid, onClose }: CorrectDdtDialogProps) {
  return (
    <LoadedDdt guid={guid} title="Correggi il DDT" onClose={onClose}>
      {(ddt) => <CorrectForm job={job} ddt={ddt} onClose={onClose} />}
    </LoadedDdt>
  );
}

function CorrectForm(props: { readonly job: Job; readonly ddt: Ddt; readonly onClose: () => void }) {
  const { job, ddt, onClose } = props;
  const cache = useQueryClient();
  const line = ddt.lines.find(({ jobGuid }) => jobGuid === job.guid);
  const save = async (fields: DdtFields, pieces: number, why: string) => {
    const known = Object.fromEntries(ddt.lines.map((one) => [String(one.place), one.quantity]));
    const quantities = line ? { ...known, [String(line.place)]: pieces } : known;
    const before = { ...fieldsOfDdt(ddt), quantities: known, why: '' };
    await correctDdt(ddt.guid, changeOfDdt(before, { ...fields, quantities, why }));
    await cache.invalidateQueries({ queryKey: [JOBS] });
    notifyDone(`DDT ${ddt.number} corretto: ristampalo.`);
  };
  return (
    <DdtForm
      title={`Correggi il DDT ${ddt.number}`}
      submit="Salva"
      // The pieces of this note count anew.
      job={{ ...job, delivered: job.delivered - (line?.quantity ?? 0) }}
      known={line?.quantity}
      pieces={line?.quantity ?? null}
      fields={fieldsOfDdt(ddt)}
      save={save}
      onClose={onClose}
    />
  );
}
