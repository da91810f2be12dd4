import { Button } from '@mantine/core';
import { readNumber } from '@truciolo/italian';
import { type FormEvent, useState } from 'react';
import { NumberTextField } from '../../../components/number-field/number-text-field.tsx';
import classes from './results.module.css';

interface CalibrationFormProps {
  readonly isCalibrated: boolean;
  /** Resolves to whether it was saved. */
  readonly onMeasured: (seconds: number) => Promise<boolean>;
  readonly onForget: () => void;
}

/** 188 is seconds, 3:08 minutes and seconds. */
const rule = { time: 's', min: 1, required: true } as const;

/** A time read on the machine improves the next estimates of the whole company. */
export function CalibrationForm({ isCalibrated, onMeasured, onForget }: CalibrationFormProps) {
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const read = readNumber(text, rule);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setTried(read.kind !== 'number');
    if (read.kind !== 'number') return;
    setSaving(true);
    const isSaved = await onMeasured(read.value);
    setSaving(false);
    // Text that was not saved, or was typed meanwhile, stays.
    if (isSaved) setText((now) => (now === text ? '' : now));
  };
  return (
    <details className={classes.details}>
      <summary>Tara con il tempo vero</summary>
      <form onSubmit={save} className={classes.measured}>
        <NumberTextField
          label="Tempo in macchina"
          placeholder="minuti:secondi"
          align="left"
          text={text}
          onText={setText}
          isWrong={isTried && read.kind !== 'number'}
          remark={
            read.kind === 'number'
              ? read.note
              : isTried
                ? 'Scrivi il tempo letto sulla macchina, per esempio 3:08.'
                : null
          }
        />
        <Button type="submit" disabled={isSaving}>
          Salva
        </Button>
      </form>
      <p className={classes.facts}>
        Con cinque lavori la banda si stringe. I tempi valgono per tutta l’azienda.
      </p>
      {isCalibrated ? (
        <Button size="xs" variant="subtle" onClick={onForget}>
          Dimentica i tempi misurati
        </Button>
      ) : null}
    </details>
  );
}
