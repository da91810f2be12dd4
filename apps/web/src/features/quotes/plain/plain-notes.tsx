import { Button } from '@mantine/core';
import type { PlainView } from '@truciolo/contract';
import { NoteBar } from '../../../components/states/note-bar.tsx';

interface PlainNotesProps {
  readonly view: PlainView | null;
  readonly mayWrite: boolean;
  readonly isBusy: boolean;
  readonly onRefresh: () => void;
  readonly onRevise: () => void;
}

/** Notes about unconfirmed values and sent revisions, each with its action. */
export function PlainNotes(props: PlainNotesProps) {
  const { view, mayWrite, isBusy, onRefresh, onRevise } = props;
  const isSent = view !== null && view.state !== 'draft';
  return (
    <>
      {view && view.toConfirm.length > 0 && !isSent ? (
        <NoteBar
          tone="info"
          actions={
            mayWrite ? (
              <Button size="xs" disabled={isBusy} onClick={onRefresh}>
                Ricontrolla
              </Button>
            ) : null
          }
        >
          Prima dell’invio chi vede i costi deve confermare in anagrafica: {view.toConfirm.join(', ')}.
        </NoteBar>
      ) : null}
      {isSent ? (
        <NoteBar
          tone="info"
          actions={
            mayWrite ? (
              <Button size="xs" disabled={isBusy} onClick={onRevise}>
                Nuova revisione
              </Button>
            ) : null
          }
        >
          Questa revisione è stata inviata e non cambia più.
        </NoteBar>
      ) : null}
    </>
  );
}
