import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { notifyFailed } from '../../../../components/notify.tsx';
import { filesKey } from '../../../../entities/files/files-key.ts';
import { errorText, isAnnounced } from '../../../../lib/error-text.ts';
import { newId } from '../../../../lib/new-id.ts';
import { copyPositionFiles } from '../api/quote-calls.ts';
import { focusField } from '../fields/focus-field.ts';
import { withNewPosition } from '../new-position/position-start.ts';
import { useEditor } from '../state/use-editor.ts';
import { duplicated, moved, removed, withOwnFiles } from './position-acts.ts';
import { titleOf } from './position-row.tsx';

/** Time during which the message offers an undo, ms; Ctrl+Z works afterwards too. */
const OFFERED = 8000;

/** Actions on whole positions. */
export function usePositionActs() {
  const { store, start } = useEditor();
  const cache = useQueryClient();
  const add = () => {
    const id = newId();
    // The name of the part has the focus before the next key arrives, however slow the browser is.
    flushSync(() => {
      store.edit((document) => withNewPosition(document, id, start));
      store.select(id);
    });
    focusField('description');
    // The palette may call this while React works, which then draws the position a moment later.
    window.setTimeout(() => {
      if (!document.activeElement?.matches('input[data-field="description"]')) focusField('description');
    });
  };
  const duplicate = (id: string) => {
    const copyId = newId();
    store.edit((document) => duplicated(document, id, copyId));
    store.select(copyId);
    const quoteGuid = store.getState().head?.guid;
    if (quoteGuid) void copyFiles(quoteGuid, id, copyId);
  };
  const copyFiles = async (quoteGuid: string, from: string, to: string) => {
    try {
      const made = await copyPositionFiles(quoteGuid, from, to);
      if (made.length === 0) return;
      const copied = new Map(made.map(({ original, copy }) => [original, copy.guid]));
      store.editPosition(to, (position) => withOwnFiles(position, copied));
      await cache.invalidateQueries({ queryKey: filesKey(quoteGuid) });
    } catch (error) {
      if (!isAnnounced(error)) notifyFailed(`I file non sono stati copiati. ${errorText(error)}`);
    }
  };
  const move = (id: string, by: number) => {
    const from = store.getState().document.positions.findIndex((position) => position.id === id);
    store.edit((document) => moved(document, from, from + by));
  };
  const remove = (id: string) => {
    const gone = store.getState().document.positions.find((position) => position.id === id);
    if (!gone) return;
    store.edit((document) => removed(document, id));
    const notice = notifications.show({
      message: (
        <>
          «{titleOf(gone)}» tolta dal preventivo.{' '}
          <Button
            size="xs"
            ml={8}
            onClick={() => {
              store.undo();
              store.select(id);
              notifications.hide(notice);
            }}
          >
            Annulla
          </Button>
        </>
      ),
      autoClose: OFFERED,
      closeButtonProps: { 'aria-label': 'Chiudi l’avviso' },
    });
  };
  /** Moves to the position above or below. */
  const step = (by: number) => {
    const { document, positionId } = store.getState();
    const place = document.positions.findIndex((position) => position.id === positionId);
    const next = document.positions[place + by];
    if (next) store.select(next.id);
  };
  return { add, duplicate, move, remove, step };
}
