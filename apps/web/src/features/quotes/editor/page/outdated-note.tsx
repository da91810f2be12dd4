import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { NoteBar } from '../../../../components/states/note-bar.tsx';
import { useOutdatedRates } from '../dialogs/use-outdated-rates.ts';
import classes from './page.module.css';

const RatesDialog = lazy(() => import('../dialogs/rates-dialog.tsx'));

/** Above the work: outdated rates, a button to take over the new ones, and archived rows. */
export function OutdatedNote() {
  const { changed, archived } = useOutdatedRates();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {changed ? (
        <div className={classes.note}>
          <NoteBar
            tone="warn"
            actions={
              <Button size="xs" onClick={() => setOpen(true)}>
                Aggiorna
              </Button>
            }
          >
            {changed}
          </NoteBar>
        </div>
      ) : null}
      {archived ? (
        <div className={classes.note}>
          <NoteBar tone="warn">{archived}</NoteBar>
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
