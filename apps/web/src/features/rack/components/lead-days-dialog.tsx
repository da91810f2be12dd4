import { useQueryClient } from '@tanstack/react-query';
import type { SupplierNeeds } from '@truciolo/contract';
import { useState } from 'react';
import { FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { notifyDone } from '../../../components/notify.tsx';
import { NumberField } from '../../../components/number-field/number-field.tsx';
import { JOBS } from '../../../entities/jobs/job-queries.ts';
import { NEEDS, setLeadDays } from '../api/need-calls.ts';

interface LeadDaysDialogProps {
  readonly group: SupplierNeeds;
  readonly onClose: () => void;
}

/** How long a supplier takes, from the order to the material in the shop. */
export function LeadDaysDialog({ group, onClose }: LeadDaysDialogProps) {
  const cache = useQueryClient();
  const [days, setDays] = useState(group.leadDays);
  const save = async () => {
    await setLeadDays(group.supplier, days);
    await Promise.all([NEEDS, JOBS].map((key) => cache.invalidateQueries({ queryKey: [key] })));
    notifyDone(`Tempo di consegna di ${group.supplier} salvato.`);
  };
  return (
    <FormDialog title={`Consegna di ${group.supplier}`} submit="Salva" onClose={onClose} save={save}>
      <NumberField
        label="Dall’ordine all’arrivo"
        unit="gg lavorativi"
        decimals={0}
        min={0}
        value={days}
        onChange={setDays}
        description="Vuoto: vale il tempo del profilo aziendale. Ne tengono conto il piano e le consegne proposte."
      />
    </FormDialog>
  );
}
