import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import type { CellMend, SheetKind, SheetWord } from '@truciolo/contract';
import { type FormEvent, useState } from 'react';
import classes from './mend-form.module.css';

export interface MendPlace {
  readonly line: number;
  readonly path: string;
  readonly registry: SheetKind;
  /** Values of a closed choice; empty for free text. */
  readonly options: readonly string[];
}

export interface MendActs {
  readonly mend: (cells: readonly CellMend[]) => void;
  readonly teach: (word: SheetWord) => void;
}

interface MendFormProps {
  readonly heading: string;
  readonly text: string;
  /** Suggested correction. */
  readonly offer: string | undefined;
  readonly problem: string;
  readonly place: MendPlace;
  readonly acts: MendActs;
}

/** Corrects a cell of the preview; for a choice also the meaning of the shop's own word from now on. */
export function MendForm({ heading, text, offer, problem, place, acts }: MendFormProps) {
  const { line, path, registry, options } = place;
  const isChoice = options.length > 0;
  const [next, setNext] = useState(isChoice ? '' : (offer ?? text));
  const [forAll, setForAll] = useState(true);
  const [reason, setReason] = useState('');
  const asksReason = registry === 'quotes' && path === 'state';
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isChoice && next === '') return;
    const more = asksReason && reason.trim() !== '' ? { reason: reason.trim() } : {};
    if (isChoice && forAll) {
      acts.teach({ path, from: text, cells: { [path]: next, ...more } });
      return;
    }
    const cells = Object.entries({ [path]: next, ...more });
    acts.mend(cells.map(([column, written]) => ({ line, path: column, text: written })));
  };
  return (
    <form className={classes.form} onSubmit={save}>
      <p className={classes.problem}>{problem}</p>
      {isChoice ? (
        <NativeSelect
          label={heading}
          data={[{ value: '', label: 'Scegli…' }, ...options.map((one) => ({ value: one, label: one }))]}
          value={next}
          onChange={({ currentTarget }) => setNext(currentTarget.value)}
        />
      ) : (
        <TextInput
          label={heading}
          value={next}
          maxLength={500}
          onChange={({ currentTarget }) => setNext(currentTarget.value)}
        />
      )}
      {asksReason ? (
        <TextInput
          label="Motivo della perdita"
          placeholder="prezzo, tempi…"
          value={reason}
          maxLength={500}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      ) : null}
      {isChoice ? (
        <Checkbox
          size="xs"
          label={
            text === ''
              ? 'Per tutte le celle vuote, anche nei prossimi file'
              : `Per tutte le righe con «${text}», anche nei prossimi file`
          }
          checked={forAll}
          onChange={({ currentTarget }) => setForAll(currentTarget.checked)}
        />
      ) : null}
      <Button type="submit" variant="filled" size="xs" disabled={isChoice && next === ''}>
        Usa questo valore
      </Button>
    </form>
  );
}
