import { Button } from '@mantine/core';
import { NoteBar } from '../../../components/states/note-bar.tsx';
import { agree, countOf } from '../../../lib/format/counts.ts';
import classes from './documents.module.css';

interface ConfirmValuesProps {
  readonly values: readonly string[];
  readonly isConfirmed: boolean;
  readonly onConfirm: () => void;
}

/** Library prices are an order of magnitude: a user confirms them once, before sending. */
export function ConfirmValues({ values, isConfirmed, onConfirm }: ConfirmValuesProps) {
  if (values.length === 0) return null;
  const count = countOf(values.length, 'valore proposto', 'valori proposti');
  const stays = agree(values.length, 'resta confermato', 'restano confermati');
  if (isConfirmed)
    return <NoteBar tone="ok">{`Confermi ${count}: con l’invio ${stays} in anagrafica.`}</NoteBar>;
  return (
    <section className={classes.confirm} aria-label="Valori da confermare">
      <p>
        <b>{`Conferma ${count}`}</b>: nessuno{' '}
        {agree(values.length, 'lo ha ancora guardato', 'li ha ancora guardati')}. Con l’invio {stays} in
        anagrafica, a tuo nome.
      </p>
      <ul>
        {values.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <Button data-autofocus onClick={onConfirm}>
        {agree(values.length, 'Conferma', 'Conferma tutti')}
      </Button>
    </section>
  );
}
