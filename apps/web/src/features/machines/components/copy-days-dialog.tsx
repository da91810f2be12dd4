import { Checkbox } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type MachineCalendar, machines } from '@truciolo/contract';
import { useState } from 'react';
import { FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { notifyDone } from '../../../components/notify.tsx';
import { machinesQuery } from '../../../entities/machines/machines-query.ts';
import { api } from '../../../lib/api/client.ts';
import { countOf } from '../../../lib/format/counts.ts';
import { withDays } from '../copy-days.ts';

interface CopyDaysDialogProps {
  readonly code: string;
  readonly days: MachineCalendar['exceptions'];
  readonly onClose: () => void;
}

/** The days that differ on one machine, on others too. */
export function CopyDaysDialog({ code, days, onClose }: CopyDaysDialogProps) {
  const cache = useQueryClient();
  const all = useQuery(machinesQuery);
  const others = (all.data ?? []).filter((machine) => machine.code !== code);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const save = async () => {
    for (const { guid, calendar } of others.filter((machine) => chosen.includes(machine.guid))) {
      const changes = { calendar: withDays(calendar, days) };
      await api(machines.update, { params: { guid }, body: { base: { calendar }, changes } });
    }
    await cache.invalidateQueries({ queryKey: ['machines'] });
    notifyDone(`Giorni copiati su ${countOf(chosen.length, 'macchina', 'macchine')}.`);
  };
  return (
    <FormDialog
      title={`Copia i giorni di ${code}`}
      submit="Copia"
      onClose={onClose}
      disabled={chosen.length === 0}
      save={save}
    >
      <Checkbox
        label="Tutte le macchine"
        checked={others.length > 0 && chosen.length === others.length}
        onChange={(event) => setChosen(event.currentTarget.checked ? others.map(({ guid }) => guid) : [])}
      />
      <Checkbox.Group label="Su quali macchine" value={[...chosen]} onChange={setChosen}>
        {others.map(({ guid, code: other, name }) => (
          <Checkbox key={guid} mt="xs" value={guid} label={`${other} ${name}`} />
        ))}
      </Checkbox.Group>
    </FormDialog>
  );
}
