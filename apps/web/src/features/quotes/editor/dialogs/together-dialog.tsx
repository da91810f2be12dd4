import { Checkbox, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { readCounts } from '@truciolo/italian';
import type { PositionDraft } from '@truciolo/quote';
import { useState } from 'react';
import { FieldRow, FormDialog } from '../../../../components/form-dialog/form-dialog.tsx';
import { notifyDone } from '../../../../components/notify.tsx';
import { NumberField } from '../../../../components/number-field/number-field.tsx';
import { NumberTextField } from '../../../../components/number-field/number-text-field.tsx';
import { countOf } from '../../../../lib/format/counts.ts';
import { changeTogether } from '../positions/change-together.ts';
import { titleOf } from '../positions/position-row.tsx';
import { useEditor } from '../state/use-editor.ts';
import classes from './dialogs.module.css';
import { templatesQuery } from './template-calls.ts';

/**
 * Changes margin, quantities, delivery or routing of several positions in one action. Empty fields leave the values
 * unchanged.
 */
export default function TogetherDialog({ onClose }: { readonly onClose: () => void }) {
  const { store, start } = useEditor();
  const { positions } = store.getState().document;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(positions.map(({ id }) => id)));
  const [margin, setMargin] = useState<number | null>(null);
  const [quantities, setQuantities] = useState('');
  const [promisedDays, setPromisedDays] = useState<number | null>(null);
  const [templateGuid, setTemplateGuid] = useState<string | null>(null);
  const templates = useQuery(templatesQuery('')).data ?? [];
  const { counts, message } = readCounts(quantities);
  const isEmpty =
    margin === null && quantities.trim() === '' && promisedDays === null && templateGuid === null;

  const toggle = (id: string) =>
    setChosen(
      (before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]),
    );
  const save = async () => {
    const template = templates.find(({ guid }) => guid === templateGuid)?.position as
      | PositionDraft
      | undefined;
    const change = {
      margin,
      quantities: counts.length > 0 ? [...counts].sort((a, b) => a - b) : null,
      promisedDays,
      template: template ?? null,
    };
    store.edit((document) => changeTogether(document, chosen, change, start.ratesNow));
    notifyDone(`${countOf(chosen.size, 'posizione cambiata', 'posizioni cambiate')}. Ctrl+Z torna indietro.`);
  };
  return (
    <FormDialog
      title="Cambia più posizioni insieme"
      submit={`Cambia ${countOf(chosen.size, 'posizione', 'posizioni')}`}
      onClose={onClose}
      isValid={() => message === null}
      disabled={chosen.size === 0 || isEmpty}
      save={save}
      size={560}
    >
      <FieldRow>
        <NumberField
          label="Margine"
          unit="%"
          decimals={2}
          max={99.99}
          value={margin}
          onChange={setMargin}
          data-autofocus
        />
        <NumberTextField
          label="Quantità"
          placeholder="10 50 100"
          align="left"
          inputMode="numeric"
          text={quantities}
          onText={setQuantities}
          isWrong={message !== null}
          remark={message}
        />
        <NumberField
          label="Consegna promessa"
          unit="giorni"
          decimals={0}
          value={promisedDays}
          onChange={setPromisedDays}
        />
      </FieldRow>
      <Select
        label="Ciclo da un modello, al posto di quello che c’è"
        placeholder={templates.length === 0 ? 'Nessun modello' : 'Lascia il ciclo com’è'}
        data={templates.map(({ guid, name }) => ({ value: guid, label: name }))}
        value={templateGuid}
        onChange={setTemplateGuid}
        clearable
        searchable
      />
      <fieldset className={classes.together}>
        <legend>
          <Checkbox
            label="Posizioni"
            checked={chosen.size === positions.length}
            indeterminate={chosen.size > 0 && chosen.size < positions.length}
            onChange={() =>
              setChosen(chosen.size === positions.length ? new Set() : new Set(positions.map(({ id }) => id)))
            }
          />
        </legend>
        {positions.map((position, index) => (
          <Checkbox
            key={position.id}
            label={`${index + 1}. ${titleOf(position)}`}
            checked={chosen.has(position.id)}
            onChange={() => toggle(position.id)}
          />
        ))}
      </fieldset>
    </FormDialog>
  );
}
