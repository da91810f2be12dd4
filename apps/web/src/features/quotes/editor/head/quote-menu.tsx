import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { quotes } from '@truciolo/contract';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { notifyDone, notifyFailed } from '../../../../components/notify.tsx';
import { askConfirmation } from '../../../../components/popup/popup.tsx';
import { proposedValues } from '../../../../entities/quotes/proposed-values.ts';
import { api } from '../../../../lib/api/client.ts';
import { errorText, isAnnounced } from '../../../../lib/error-text.ts';
import { pages, quotePath } from '../../../../lib/pages.ts';
import type { EditorState } from '../state/editor-state.ts';
import { useEditor, useEditorState } from '../state/use-editor.ts';

const dialogs = {
  notes: lazy(() => import('../dialogs/notes-dialog.tsx')),
  rates: lazy(() => import('../dialogs/rates-dialog.tsx')),
  compare: lazy(() => import('../dialogs/compare-dialog.tsx')),
  history: lazy(() => import('../dialogs/history-dialog.tsx')),
  outcome: lazy(() => import('../dialogs/quote-outcome-dialog.tsx')),
};
type DialogName = keyof typeof dialogs;

const headOf = (state: EditorState) => state.head;

/** Everything that is done to a whole quote now and then. */
export function QuoteMenu() {
  const { store, autosave, mayWrite } = useEditor();
  const head = useEditorState(headOf);
  const navigate = useNavigate();
  const [open, setOpen] = useState<DialogName | null>(null);
  const Dialog = open ? dialogs[open] : null;
  const act = async (call: () => Promise<unknown>) => {
    try {
      await autosave.flush();
      await call();
    } catch (error) {
      if (!isAnnounced(error)) notifyFailed(errorText(error));
    }
  };
  const params = { guid: head?.guid ?? '' };
  const duplicate = () =>
    act(async () => {
      const copy = await api(quotes.duplicate, { params });
      notifyDone(`Copia creata: ${copy.number}.`);
      await navigate(quotePath(copy.guid));
    });
  const revise = () =>
    act(async () => {
      const next = await api(quotes.revise, { params });
      store.acceptOwn(next);
      notifyDone(`Revisione ${next.revision} aperta.`);
    });
  const send = async () => {
    const proposed = proposedValues(store.getState().document);
    const confirmed = await askConfirmation({
      title: `Segnare ${head?.number ?? ''} come inviato?`,
      text: (
        <>
          <p>Da quel momento la revisione non si può più cambiare: una modifica ne crea una nuova.</p>
          {proposed.length > 0 ? (
            <>
              <p>Con l’invio confermi anche questi valori proposti, che restano confermati in anagrafica:</p>
              <ul>
                {proposed.map((one) => (
                  <li key={one}>{one}</li>
                ))}
              </ul>
            </>
          ) : null}
        </>
      ),
      confirm: proposed.length > 0 ? 'Conferma e segna come inviato' : 'Segna come inviato',
    });
    if (confirmed)
      await act(async () =>
        store.acceptOwn(await api(quotes.markSent, { params, body: { confirmed: true } })),
      );
  };
  const archive = async () => {
    const confirmed = await askConfirmation({
      title: `Archiviare ${head?.number ?? ''}?`,
      text: 'Resta nello storico, fra gli archiviati, e si può riprendere.',
      confirm: 'Archivia',
    });
    if (!confirmed) return;
    await act(async () => {
      await api(quotes.archive, { body: { guids: [params.guid], archived: true } });
      notifyDone('Preventivo archiviato.');
      await navigate(pages.quoteHistory);
    });
  };
  const isDraft = head === null || head.state === 'draft';
  const isOpen = head?.state === 'sent' || head?.state === 'expired';
  return (
    <>
      <Menu position="bottom-end" returnFocus>
        <Menu.Target>
          <ActionIcon variant="default" aria-label="Azioni sul preventivo">
            <IconDots size={18} stroke={1.6} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setOpen('notes')}>Note, titolo e riferimenti</Menu.Item>
          {isDraft && mayWrite ? (
            <Menu.Item onClick={() => setOpen('rates')}>Aggiorna tariffe</Menu.Item>
          ) : null}
          {head && head.revisions.length > 1 ? (
            <Menu.Item onClick={() => setOpen('compare')}>Confronta revisioni</Menu.Item>
          ) : null}
          {head ? (
            <>
              <Menu.Item onClick={() => setOpen('history')}>Storico del preventivo</Menu.Item>
              {mayWrite ? (
                <>
                  <Menu.Divider />
                  {isDraft ? <Menu.Item onClick={() => void send()}>Segna come inviato</Menu.Item> : null}
                  {isOpen ? (
                    <Menu.Item onClick={() => setOpen('outcome')}>Accettato o rifiutato…</Menu.Item>
                  ) : null}
                  {isDraft ? null : <Menu.Item onClick={() => void revise()}>Nuova revisione</Menu.Item>}
                  <Menu.Item onClick={() => void duplicate()}>Duplica preventivo</Menu.Item>
                  <Menu.Item onClick={() => void archive()}>Archivia</Menu.Item>
                </>
              ) : null}
            </>
          ) : null}
        </Menu.Dropdown>
      </Menu>
      {Dialog ? (
        <Suspense fallback={null}>
          <Dialog onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
