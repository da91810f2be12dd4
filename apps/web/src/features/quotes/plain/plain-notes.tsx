import { Button } from '@mantine/core';
import type { Conflict } from '@truciolo/changes';
import type { PlainView } from '@truciolo/contract';
import { NoteBar } from '../../../components/states/note-bar.tsx';

interface PlainNotesProps {
  readonly view: PlainView | null;
  readonly clashes: readonly Conflict[];
  readonly mayWrite: boolean;
  readonly isBusy: boolean;
  readonly onDismiss: () => void;
  readonly onRefresh: () => void;
  readonly onRevise: () => void;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? `«${value}»` : '«tolto»';

/** Notes about conflicts and sent revisions, each with its action. */
export function PlainNotes(props: PlainNotesProps) {
  const { view, clashes, mayWrite, isBusy, onDismiss, onRefresh, onRevise } = props;
  const isSent = view !== null && view.state !== 'draft';
  return (
    <>
      {clashes.length > 0 ? (
        <NoteBar
          tone="warn"
          actions={
            <Button size="xs" onClick={onDismiss}>
              Ho visto
            </Button>
          }
        >
          Un collega ha cambiato gli stessi campi: hai davanti i suoi valori. I tuoi erano{' '}
          {clashes.map(({ yours }) => textOf(yours)).join(', ')}.
        </NoteBar>
      ) : null}
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
