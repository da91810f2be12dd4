import { Button, Modal, Radio } from '@mantine/core';
import { useState } from 'react';
import type { AnyQuote, OpenConflict } from '../state/draft-state.ts';
import classes from './dialogs.module.css';
import { fieldWords, valueWords } from './field-words.ts';
import { namesOf } from './names-of.ts';

const NO_NAMES: ReadonlyMap<string, string> = new Map();

interface ConflictDialogProps {
  readonly conflict: OpenConflict<AnyQuote> | null;
  /** The quote with the saved values. */
  readonly document: AnyQuote;
  /** Names of registry records by their keys, where the quote does not contain them. */
  readonly names?: ReadonlyMap<string, string>;
  readonly onSettle: (choices: ReadonlyMap<number, 'yours' | 'theirs'>) => void;
}

/** Two people changed the same fields: both values side by side, one choice for each. Neither is lost before that. */
export function ConflictDialog({ conflict, document, names = NO_NAMES, onSettle }: ConflictDialogProps) {
  const [choices, setChoices] = useState<ReadonlyMap<number, 'yours' | 'theirs'>>(new Map());
  if (!conflict) return null;
  const known = new Map([...names, ...namesOf(conflict.mine), ...namesOf(document)]);
  const shown = (value: unknown) => (typeof value === 'string' && known.get(value)) || valueWords(value);
  const settle = () => {
    onSettle(choices);
    setChoices(new Map());
  };
  return (
    <Modal
      opened
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title="Qualcun altro ha modificato gli stessi campi"
      size={580}
    >
      <p className={classes.lead}>
        Mentre scrivevi, questi campi sono stati salvati da un’altra persona o da un’altra finestra. Scegli
        quale valore tenere.
      </p>
      {conflict.fields.map(({ path, yours, theirs }, index) => (
        <Radio.Group
          key={path.join('/')}
          className={classes.field ?? ''}
          label={fieldWords(path, conflict.mine)}
          value={choices.get(index) ?? 'yours'}
          onChange={(value) => setChoices(new Map(choices).set(index, value as 'yours' | 'theirs'))}
        >
          <div className={classes.values}>
            <Radio value="yours" label="Il tuo valore" description={shown(yours)} />
            <Radio value="theirs" label="Il valore salvato" description={shown(theirs)} />
          </div>
        </Radio.Group>
      ))}
      <div className={classes.actions}>
        <Button variant="filled" onClick={settle}>
          Tieni la scelta
        </Button>
      </div>
    </Modal>
  );
}
