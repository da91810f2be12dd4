import { Button, Modal, Radio } from '@mantine/core';
import { useState } from 'react';
import { useReturnFocus } from '../../components/use-return-focus.ts';
import classes from './conflict-dialog.module.css';
import type { Choice, Choices, Conflicts } from './record-changes.ts';

interface ConflictDialogProps {
  readonly conflicts: Conflicts;
  readonly labelOf: (name: string) => string;
  readonly textOf: (name: string, value: unknown) => string;
  readonly onCancel: () => void;
  readonly onChoose: (choices: Choices) => void;
}

/** Two people changed the same fields: both values side by side, one choice for each. */
export function ConflictDialog({ conflicts, labelOf, textOf, onCancel, onChoose }: ConflictDialogProps) {
  useReturnFocus();
  const names = Object.keys(conflicts);
  const [choices, setChoices] = useState<Choices>(
    Object.fromEntries(names.map((name) => [name, 'yours' as const])),
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
          label={labelOf(name)}
          value={choices[name] ?? 'yours'}
          onChange={(value) => setChoices({ ...choices, [name]: value as Choice })}
        >
          <div className={classes.values}>
            <Radio value="yours" label="Il tuo valore" description={textOf(name, conflicts[name]?.yours)} />
            <Radio
              value="theirs"
              label="Il valore salvato"
              description={textOf(name, conflicts[name]?.theirs)}
            />
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
