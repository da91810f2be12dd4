import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { quotes } from '@truciolo/contract';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { notifyDone, notifyFailed } from '../../../../components/notify.tsx';
import { stopsAtUnread } from '../../../../components/number-field/stop-at-unread.ts';
import { askConfirmation } from '../../../../components/popup/popup.tsx';
import { useOpenMade } from '../../../../components/use-open-made.ts';
import { askToRevise } from '../../../../entities/quotes/ask-to-revise.ts';
import { proposedValues } from '../../../../entities/quotes/proposed-values.ts';
import { api } from '../../../../lib/api/client.ts';
import { errorText, isAnnounced } from '../../../../lib/error-text.ts';
import { type PageAct, useOfferedActs } from '../../../../lib/page-acts.ts';
import { pages, quotePath } from '../../../../lib/pages.ts';
import { type EditorState, storedQuote } from '../state/editor-state.ts';
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

/** The acts on a whole quote that are needed now and then; the palette offers them too. */
export function QuoteMenu() {
  const { store, autosave, mayWrite } = useEditor();
  const head = useEditorState(headOf);
  const navigate = useNavigate();
  const openMade = useOpenMade();
  const [open, setOpen] = useState<DialogName | null>(null);
  const Dialog = open ? dialogs[open] : null;
  const act = async (call: () => Promise<unknown>) => {
    try {
      await call();
    } catch (error) {
      if (!isAnnounced(error)) notifyFailed(errorText(error));
    }
  };
  /** For calls that pass on what the server has. If something is not saved, the mark beside the number says why. */
  const actOnSaved = async (call: () => Promise<unknown>) => {
    if (head?.frozen || (!(await stopsAtUnread()) && (await autosave.flush()))) await act(call);
  };
  const params = { guid: head?.guid ?? '' };
  const duplicate = () =>
    actOnSaved(async () => {
      const copy = await api(quotes.duplicate, { params });
      notifyDone(`Copia creata: ${copy.number}.`);
      openMade(quotePath(copy.guid));
    });
  const revise = async () => {
    if (!head || !(await askToRevise(head))) return;
    await act(async () => {
      const next = await api(quotes.revise, { params });
      store.acceptOwn(storedQuote(next));
      notifyDone(`Revisione ${next.revision} aperta.`);
    });
  };
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
      await actOnSaved(async () =>
        store.acceptOwn(storedQuote(await api(quotes.markSent, { params, body: { confirmed: true } }))),
      );
  };
  const archive = async () => {
    const confirmed = await askConfirmation({
      title: `Archiviare ${head?.number ?? ''}?`,
      text: 'Resta nello storico, fra gli archiviati, e si può riprendere.',
      confirm: 'Archivia',
    });
    if (!confirmed) return;
    await actOnSaved(async () => {
      await api(quotes.archive, { body: { guids: [params.guid], archived: true } });
      notifyDone('Preventivo archiviato.');
      await navigate(pages.quoteHistory);
    });
  };
  const isDraft = head === null || head.state === 'draft';
  const isOpen = head?.state === 'sent' || head?.state === 'expired';
  const hasHead = head !== null;
  const item = (label: string, run: () => void, isOffered = true) => (isOffered ? [{ label, run }] : []);
  const looks = [
    ...item('Note, titolo e riferimenti', () => setOpen('notes')),
    ...item('Aggiorna tariffe', () => setOpen('rates'), isDraft && mayWrite),
    ...item('Confronta revisioni', () => setOpen('compare'), hasHead && head.revisions.length > 1),
    ...item('Storico del preventivo', () => setOpen('history'), hasHead),
  ];
  const acts =
    hasHead && mayWrite
      ? [
          ...item('Segna come inviato', () => void send(), isDraft),
          ...item('Accettato o rifiutato…', () => setOpen('outcome'), isOpen),
          ...item('Nuova revisione', () => void revise(), !isDraft),
          ...item('Duplica preventivo', () => void duplicate()),
          ...item('Archivia', () => void archive()),
        ]
      : [];
  useOfferedActs([...looks, ...acts]);
  const shown = ({ label, run }: PageAct) => (
    <Menu.Item key={label} onClick={run}>
      {label}
    </Menu.Item>
  );
  return (
    <>
      <Menu position="bottom-end" returnFocus>
        <Menu.Target>
          <ActionIcon variant="default" aria-label="Azioni sul preventivo">
            <IconDots size={18} stroke={1.6} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {looks.map(shown)}
          {acts.length > 0 ? <Menu.Divider /> : null}
          {acts.map(shown)}
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
