import { Select, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type NewSeries, seriesKinds } from '@truciolo/contract';
import { printNumber } from '@truciolo/italian';
import { useState } from 'react';
import { FieldRow, FormDialog } from '../../../components/form-dialog/form-dialog.tsx';
import { NumberField } from '../../../components/number-field/number-field.tsx';
import { seriesQuery } from '../../../entities/number-series/series-query.ts';
import { createSeries } from '../api/series-calls.ts';
import { seriesKindNames } from '../series-words.ts';

/** A new series; its kind and format stay, because numbers are given out by them. */
export function SeriesDialog({ onClose }: { readonly onClose: () => void }) {
  const cache = useQueryClient();
  const [fields, setFields] = useState<NewSeries>({ kind: 'invoice', name: '', format: '{n}/A', first: 1 });
  const change = (changed: Partial<NewSeries>) => setFields({ ...fields, ...changed });
  const save = async () => {
    await createSeries(fields);
    await cache.invalidateQueries({ queryKey: seriesQuery.queryKey });
  };
  const first = printNumber(fields.format, new Date().getFullYear(), fields.first);
  return (
    <FormDialog
      title="Nuovo sezionale"
      submit="Crea il sezionale"
      onClose={onClose}
      save={save}
      disabled={fields.name.trim() === '' || fields.format.trim() === ''}
    >
      <FieldRow>
        <TextInput
          label="Nome"
          placeholder="Vendite estero"
          required
          maxLength={60}
          value={fields.name}
          onChange={(event) => change({ name: event.currentTarget.value })}
          data-autofocus
        />
        <Select
          label="Documenti"
          allowDeselect={false}
          data={seriesKinds.map((value) => ({ value, label: seriesKindNames[value] }))}
          value={fields.kind}
          onChange={(value) => change({ kind: seriesKinds.find((kind) => kind === value) ?? fields.kind })}
        />
      </FieldRow>
      <FieldRow>
        <TextInput
          label="Formato"
          maxLength={30}
          value={fields.format}
          onChange={(event) => change({ format: event.currentTarget.value })}
        />
        <NumberField
          label="Primo numero di quest’anno"
          decimals={0}
          min={1}
          max={99_999}
          value={fields.first}
          onChange={(value) => change({ first: value ?? 1 })}
        />
      </FieldRow>
      <p className="dim small">
        {'{n} è il numero, {nnn} con gli zeri davanti, {aaaa} l’anno.'} Il primo sarà <b>{first}</b>. Tipo e
        formato non cambiano più: i numeri già dati restano validi.
      </p>
    </FormDialog>
  );
}
