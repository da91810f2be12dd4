import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { quotes } from '@truciolo/contract';
import { ListPlaceholder } from '../../../../components/placeholders/placeholders.tsx';
import { ErrorState } from '../../../../components/states/error-state.tsx';
import { useReturnFocus } from '../../../../components/use-return-focus.ts';
import { api } from '../../../../lib/api/client.ts';
import { formatDateTime } from '../../../../lib/format/dates.ts';
import type { EditorState } from '../state/editor-state.ts';
import { useEditorState } from '../state/use-editor.ts';
import classes from './dialogs.module.css';
import { fieldWords, valueWords } from './field-words.ts';

const guidOf = (state: EditorState) => state.head?.guid ?? '';
const documentOf = (state: EditorState) => state.document;
/** Fields of one entry that are listed; a large paste says how many more. */
const LISTED = 8;

const actions: Readonly<Record<string, string>> = {
  create: 'Preventivo creato',
  import: 'Importato da Excel',
  update: 'Modificato',
  send: 'Inviato al cliente',
  sent: 'Segnato come inviato',
  revise: 'Nuova revisione',
  duplicate: 'Creato da una copia',
  accepted: 'Accettato',
  refused: 'Rifiutato',
  expired: 'Scaduto',
  archive: 'Archiviato',
  restore: 'Ripreso dagli archiviati',
};

/** Who did what to this quote, newest first. */
export default function HistoryDialog({ onClose }: { readonly onClose: () => void }) {
  useReturnFocus();
  const guid = useEditorState(guidOf);
  const document = useEditorState(documentOf);
  const history = useQuery({
    queryKey: ['quotes', guid, 'history'],
    queryFn: ({ signal }) => api(quotes.history, { params: { guid } }, { signal }),
    staleTime: 0,
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title="Storico del preventivo"
      size={560}
      closeButtonProps={{ 'aria-label': 'Chiudi' }}
    >
      {history.isPending ? <ListPlaceholder /> : null}
      {history.isError ? (
        <ErrorState
          title="Lo storico non si è aperto"
          error={history.error}
          retry={() => void history.refetch()}
        />
      ) : null}
      <ol>
        {history.data?.map(({ at, action, actorName, changes }) => {
          const fields = Object.entries(changes);
          return (
            <li key={`${at}${action}`} className={classes.entry}>
              <b>{actions[action] ?? 'Modificato'}</b>
              {fields.slice(0, LISTED).map(([path, { from, to }]) => (
                <p key={path} className="small">
                  {fieldWords(path.split(/[/.]/), document)}: {valueWords(from)} → {valueWords(to)}
                </p>
              ))}
              {fields.length > LISTED ? (
                <p className="small dim">e altri {fields.length - LISTED} campi</p>
              ) : null}
              <p className="small dim">
                {actorName} · {formatDateTime(at)}
              </p>
            </li>
          );
        })}
      </ol>
    </Modal>
  );
}
