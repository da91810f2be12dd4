import { Button } from '@mantine/core';
import { useState } from 'react';
import { askConfirmation } from '../../../../components/popup/popup.tsx';
import { NoteBar } from '../../../../components/states/note-bar.tsx';
import { formatDateTime } from '../../../../lib/format/dates.ts';
import type { LateWork } from './open-editor.ts';
import classes from './page.module.css';

interface LateWorkNoteProps {
  readonly late: LateWork | null;
  readonly frozen: boolean;
}

/** On a sent quote: changes of an earlier visit that were not saved before it was sent. */
export function LateWorkNote({ late, frozen }: LateWorkNoteProps) {
  const [isDropped, setDropped] = useState(false);
  if (!late || !frozen || isDropped) return null;
  const drop = async () => {
    const isSure = await askConfirmation({
      title: 'Scartare le modifiche non salvate?',
      text: 'Non entreranno nella nuova revisione e non si potranno più riprendere.',
      confirm: 'Scarta',
      destructive: true,
    });
    if (!isSure) return;
    late.drop();
    setDropped(true);
  };
  return (
    <div className={classes.note}>
      <NoteBar
        tone="warn"
        actions={
          <Button size="xs" variant="subtle" onClick={() => void drop()}>
            Scarta
          </Button>
        }
      >
        Le tue modifiche del {formatDateTime(late.at)} non erano ancora salvate quando il preventivo è stato
        inviato: entrano nella prossima revisione.
      </NoteBar>
    </div>
  );
}
