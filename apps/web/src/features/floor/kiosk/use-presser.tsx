import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import classes from './kiosk.module.css';
import { getKiosk, type Presser, setPresser, useKiosk } from './kiosk-store.ts';
import { PersonDialog } from './person-dialog.tsx';

interface Presence {
  /** Identifies the person: null on a personal device; undefined where nobody identified themselves. */
  readonly who: () => Promise<Presser | null | undefined>;
  /** Name of the person, and the identification dialog. */
  readonly bar: ReactNode;
  /** The dialog alone, for a button on a page that has the bar already. */
  readonly dialog: ReactNode;
}

/** On a shared tablet every action has an author. */
export function usePresser(): Presence {
  const { isShared, presser } = useKiosk();
  const [answer, setAnswer] = useState<((presser: Presser | undefined) => void) | null>(null);
  const ask = () =>
    new Promise<Presser | undefined>((resolve) => {
      setAnswer(() => (known: Presser | undefined) => {
        setAnswer(null);
        resolve(known);
      });
    });
  const who = async () => {
    const now = getKiosk();
    if (!now.isShared) return null;
    if (!now.presser) return ask();
    setPresser(now.presser);
    return now.presser;
  };
  const dialog = answer ? <PersonDialog onClose={() => answer(undefined)} onKnown={answer} /> : null;
  const bar = isShared ? (
    <div className={classes.bar}>
      <span>{presser ? presser.name : 'Tablet condiviso'}</span>
      {presser ? (
        <Button size="md" onClick={() => setPresser(null)}>
          Non sono io
        </Button>
      ) : (
        <Button size="md" onClick={() => void ask()}>
          Chi sei?
        </Button>
      )}
      {dialog}
    </div>
  ) : null;
  return { who, bar, dialog };
}
