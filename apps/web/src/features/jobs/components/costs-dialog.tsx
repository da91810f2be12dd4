import { useQueryClient } from '@tanstack/react-query';
import type { Job, JobActuals } from '@truciolo/contract';
import { fromEuro, inEuro } from '@truciolo/money';
import { useState } from 'react';
import { FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { NumberField } from '../../../components/number-field/number-field.tsx';
import { JOBS } from '../../../entities/jobs/job-queries.ts';
import { setCosts } from '../api/job-calls.ts';

interface CostsDialogProps {
  readonly job: Job;
  readonly sums: JobActuals;
  readonly onClose: () => void;
}

const units = (euro: number | null): number | null => (euro === null ? null : fromEuro(euro));

/** Invoiced costs; an empty field leaves the quoted amount. */
export function CostsDialog({ job, sums, onClose }: CostsDialogProps) {
  const cache = useQueryClient();
  // Initial values of the fields, unaffected by later reads.
  const [opened] = useState(sums);
  const outside = job.phaseList.filter(({ kind }) => kind === 'external');
  const [material, setMaterial] = useState(sums.material.typed === null ? null : inEuro(sums.material.typed));
  const [invoiced, setInvoiced] = useState<Readonly<Record<string, number | null>>>(() =>
    Object.fromEntries(
      outside.map(({ guid }) => {
        const amount = sums.invoiced[guid];
        return [guid, amount === undefined ? null : inEuro(amount)];
      }),
    ),
  );
  const save = async () => {
    const amounts = Object.fromEntries(Object.entries(invoiced).map(([guid, euro]) => [guid, units(euro)]));
    const known = Object.fromEntries(outside.map(({ guid }) => [guid, opened.invoiced[guid] ?? null]));
    await setCosts(job.guid, {
      base: { material: opened.material.typed, invoiced: known },
      changes: { material: units(material), invoiced: amounts },
    });
    await cache.invalidateQueries({ queryKey: [JOBS] });
  };
  return (
    <FormDialog title="Costi reali" submit="Salva" onClose={onClose} save={save}>
      <NumberField
        label="Materiale, come fatturato"
        unit="€"
        decimals={2}
        min={0}
        value={material}
        placeholder="come da preventivo"
        onChange={setMaterial}
      />
      {outside.map(({ guid, name, supplier }) => (
        <NumberField
          key={guid}
          label={[name, supplier].filter(Boolean).join(', ')}
          unit="€"
          decimals={2}
          min={0}
          value={invoiced[guid] ?? null}
          placeholder="come da preventivo"
          onChange={(euro) => setInvoiced((now) => ({ ...now, [guid]: euro }))}
        />
      ))}
    </FormDialog>
  );
}
