import { Button, Modal, Radio } from '@mantine/core';
import { useState } from 'react';
import { useReturnFocus } from '../../../components/use-return-focus.ts';
import type { Choice, Conflicts } from '../profile-changes.ts';
import { type FieldName, fieldLabel } from '../profile-fields.ts';
import classes from './conflict-dialog.module.css';

interface ConflictDialogProps {
  readonly conflicts: Conflicts;
  readonly onCancel: () => void;
  readonly onChoose: (choices: Partial<Record<FieldName, Choice>>) => void;
}

const shown = (value: unknown): string => (value === '' ? '(vuoto)' : String(value));

/** Two people changed the same fields: both values side by side, one choice for each. */
export function ConflictDialog({ conflicts, onCancel, onChoose }: ConflictDialogProps) {
  useReturnFocus();
  const names = Object.keys(conflicts) as FieldName[];
  const [choices, setChoices] = useState<Partial<Record<FieldName, Choice>>>(
    Object.fromEntries(names.map((name) => [name, 'yours'])),
  );
  return (
    <Modal
      opened
      onClose={onCancel}
      title="Qualcun altro ha modificato gli stessi campi"
      size={560}
      closeButtonProps={{ 'aria-label': 'Chiudi' }}
    >
      <p className="muted">
        Mentre scrivevi, questi campi sono stati salvati da un’altra persona. Scegli quale valore tenere.
      </p>
      {names.map((name) => (
        <Radio.Group
          key={name}
          className={classes.field}
          label={fieldLabel(name)}
          value={choices[name] ?? 'yours'}
          onChange={(value) => setChoices({ ...choices, [name]: value as Choice })}
        >
          <div className={classes.values}>
            <Radio value="yours" label="Il tuo valore" description={shown(conflicts[name]?.yours)} />
            <Radio value="theirs" label="Il valore salvato" description={shown(conflicts[name]?.theirs)} />
          </div>
        </Radio.Group>
      ))}
      <div className={classes.actions}>
        <Button variant="subtle" onClick={onCancel}>
          Torna al modulo
        </Button>
        <Button variant="filled" onClick={() => onChoose(choices)}>
          Salva la scelta
        </Button>
      </div>
    </Modal>
  );
}
