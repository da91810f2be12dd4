import { Button } from '@mantine/core';
import { quotes } from '@truciolo/contract';
import { useState } from 'react';
import { notifyDone, notifyFailed } from '../../../../components/notify.tsx';
import { api } from '../../../../lib/api/client.ts';
import { errorText, isAnnounced } from '../../../../lib/error-text.ts';
import { useSessionUser } from '../../../../lib/session/session-store.ts';
import type { EditorState } from '../state/editor-state.ts';
import { useEditor, useEditorState } from '../state/use-editor.ts';

const headOf = (state: EditorState) => state.head;

/** A colleague's quote can be taken over: from then on its news come here. */
export function TakeQuote() {
  const { store, autosave, mayWrite } = useEditor();
  const { guid: self } = useSessionUser();
  const head = useEditorState(headOf);
  const [isBusy, setBusy] = useState(false);
  if (!head || !mayWrite || head.ownerGuid === self) return null;
  const take = async () => {
    setBusy(true);
    try {
      await autosave.flush();
      store.acceptOwn(await api(quotes.take, { params: { guid: head.guid } }));
      notifyDone(`Ora ${head.number} lo segui tu.`);
    } catch (error) {
      if (!isAnnounced(error)) notifyFailed(errorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="compact-xs" disabled={isBusy} onClick={() => void take()}>
      Prendi tu
    </Button>
  );
}
