import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { notifyDone } from '../../../components/notify.tsx';
import { readClock } from '../analysis/time-text.ts';
import classes from './results.module.css';

interface CalibrationFormProps {
  readonly isCalibrated: boolean;
  readonly onMeasured: (seconds: number) => void;
  readonly onForget: () => void;
}

/** The time read on the machine teaches the next estimates; kept in this browser. */
export function CalibrationForm({ isCalibrated, onMeasured, onForget }: CalibrationFormProps) {
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const seconds = readClock(text);
    setWrong(seconds === null);
    if (seconds === null) return;
    onMeasured(seconds);
    setText('');
    notifyDone('Tempo misurato salvato: la stima della macchina è aggiornata.');
  };
  return (
    <details className={classes.details}>
      <summary>Tara con il tempo vero</summary>
      <form onSubmit={save} className={classes.measured}>
        <TextInput
          label="Tempo in macchina"
          placeholder="minuti:secondi"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          error={isWrong ? 'Scrivilo come 3:08.' : null}
        />
        <Button type="submit">Salva</Button>
      </form>
      <p className={classes.facts}>
        Con cinque lavori la banda si stringe. I tempi restano in questo browser.
      </p>
      {isCalibrated ? (
        <Button size="xs" variant="subtle" onClick={onForget}>
          Dimentica i tempi misurati
        </Button>
      ) : null}
    </details>
  );
}
