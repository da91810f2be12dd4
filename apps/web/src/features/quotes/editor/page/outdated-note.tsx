import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { NoteBar } from '../../../../components/states/note-bar.tsx';
import { useOutdatedRates } from '../dialogs/use-outdated-rates.ts';
import classes from './page.module.css';

const RatesDialog = lazy(() => import('../dialogs/rates-dialog.tsx'));

/** Above the work: rates that are no longer those of today, and the way to take them over. */
export function OutdatedNote() {
  const text = useOutdatedRates();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {text ? (
        <div className={classes.note}>
          <NoteBar
            tone="warn"
            actions={
              <Button size="xs" onClick={() => setOpen(true)}>
                Aggiorna
              </Button>
            }
          >
            {text}
          </NoteBar>
        </div>
      ) : null}
      {isOpen ? (
        <Suspense fallback={null}>
          <RatesDialog onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
