import { Autocomplete, Button, NativeSelect, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DayField } from '../../../components/day-field/day-field.tsx';
import { FieldRow, FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { notifyDone } from '../../../components/notify.tsx';
import { NumberField } from '../../../components/number-field/number-field.tsx';
import { useOpenMade } from '../../../components/use-open-made.ts';
import { customersQuery } from '../../../entities/customers/customers-query.ts';
import { JOBS_PATH } from '../../../entities/jobs/job-paths.ts';
import { JOBS } from '../../../entities/jobs/job-queries.ts';
import { machinesQuery } from '../../../entities/machines/machines-query.ts';
import { firstSent } from '../../../lib/api/first-sent.ts';
import { romeDay } from '../../../lib/format/rome-day.ts';
import { createJob } from '../api/job-calls.ts';
import { emptyJob, emptyPhaseRow, jobBody, type NewJobFields, type PhaseRow } from '../new-job.ts';
import classes from './jobs.module.css';

interface NewJobDialogProps {
  readonly onClose: () => void;
  /** The fields it begins with. */
  readonly start?: () => NewJobFields;
}

/** A job for a part without a quote: a repair, a sample, work for the shop itself. */
export function NewJobDialog({ onClose, start = emptyJob }: NewJobDialogProps) {
  const openMade = useOpenMade();
  const cache = useQueryClient();
  const [fields, setFields] = useState(start);
  const [send] = useState(() => firstSent<object>());
  const found = useQuery(customersQuery(fields.customerName)).data ?? [];
  const change = (part: Partial<NewJobFields>) => setFields((now) => ({ ...now, ...part }));
  const body = jobBody(fields);
  const save = async () => {
    if (!body) return;
    const made = await send(body, ({ guid }) => createJob({ ...body, guid }));
    await cache.invalidateQueries({ queryKey: [JOBS] });
    notifyDone(`${made.number} creata.`);
    openMade(`${JOBS_PATH}/${made.guid}`);
  };
  return (
    <FormDialog
      title="Nuova commessa senza preventivo"
      submit="Crea commessa"
      size={720}
      onClose={onClose}
      save={save}
      disabled={body === null}
    >
      <FieldRow>
        <Autocomplete
          label="Cliente"
          data-autofocus
          openOnFocus={false}
          data={[...new Set(found.map(({ name }) => name))]}
          value={fields.customerName}
          maxLength={200}
          onChange={(customerName) =>
            change({
              customerName,
              customerGuid: found.find(({ name }) => name === customerName)?.guid ?? null,
            })
          }
        />
        <TextInput
          label="Codice"
          maxLength={100}
          value={fields.code}
          onChange={(event) => change({ code: event.currentTarget.value })}
        />
      </FieldRow>
      <TextInput
        label="Che cosa si produce"
        required
        maxLength={2000}
        value={fields.description}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      <FieldRow>
        <TextInput
          label="Materiale"
          maxLength={200}
          value={fields.material}
          onChange={(event) => change({ material: event.currentTarget.value })}
        />
        <NumberField
          label="Pezzi"
          unit="pz"
          decimals={0}
          min={1}
          value={fields.quantity}
          onChange={(quantity) => change({ quantity })}
        />
        <DayField
          label="Consegna"
          value={fields.due}
          minDate={romeDay(new Date())}
          onDay={(due) => change({ due })}
        />
      </FieldRow>
      <PhaseRows rows={fields.phases} onRows={(phases) => change({ phases })} />
    </FormDialog>
  );
}

interface PhaseRowsProps {
  readonly rows: readonly PhaseRow[];
  readonly onRows: (rows: readonly PhaseRow[]) => void;
}

function PhaseRows({ rows, onRows }: PhaseRowsProps) {
  const machines = useQuery(machinesQuery).data ?? [];
  const places = [
    { value: '', label: 'Banco' },
    ...machines.map(({ guid, code, name }) => ({ value: guid, label: `${code} ${name}` })),
  ];
  const change = (key: number, part: Partial<PhaseRow>) =>
    onRows(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  return (
    <div>
      {rows.map((row, index) => (
        <div key={row.key} className={classes.newPhase}>
          <TextInput
            label={index === 0 ? 'Fase' : undefined}
            aria-label={`Fase ${index + 1}`}
            placeholder="Es. Tornitura"
            maxLength={200}
            value={row.name}
            onChange={(event) => change(row.key, { name: event.currentTarget.value })}
          />
          <NativeSelect
            label={index === 0 ? 'Dove' : undefined}
            aria-label={`Macchina della fase ${index + 1}`}
            data={places}
            value={row.machineGuid}
            onChange={(event) => change(row.key, { machineGuid: event.currentTarget.value })}
          />
          <NumberField
            label={index === 0 ? 'Attrezzaggio' : undefined}
            aria-label={`Attrezzaggio della fase ${index + 1}`}
            unit="min"
            decimals={1}
            min={0}
            value={row.setup}
            onChange={(setup) => change(row.key, { setup })}
          />
          <NumberField
            label={index === 0 ? 'Ciclo al pezzo' : undefined}
            aria-label={`Ciclo della fase ${index + 1}`}
            unit="min"
            decimals={2}
            min={0}
            value={row.cycle}
            onChange={(cycle) => change(row.key, { cycle })}
          />
        </div>
      ))}
      <Button
        mt="xs"
        size="xs"
        variant="subtle"
        onClick={() => onRows([...rows, emptyPhaseRow((rows.at(-1)?.key ?? 0) + 1)])}
      >
        Aggiungi una fase
      </Button>
    </div>
  );
}
