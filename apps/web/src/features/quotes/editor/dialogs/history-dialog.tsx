import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { quotes } from '@truciolo/contract';
import { ListPlaceholder } from '../../../../components/placeholders/placeholders.tsx';
import { ErrorState } from '../../../../components/states/error-state.tsx';
import { useReturnFocus } from '../../../../components/use-return-focus.ts';
import { quoteAct } from '../../../../entities/quotes/quote-acts.data.ts';
import { quoteKeys } from '../../../../entities/quotes/quote-keys.ts';
import { api } from '../../../../lib/api/client.ts';
import { countOf } from '../../../../lib/format/counts.ts';
import { formatDateTime } from '../../../../lib/format/dates.ts';
import type { EditorState } from '../state/editor-state.ts';
import { useEditorState } from '../state/use-editor.ts';
import { changeLine } from './change-line.ts';
import classes from './dialogs.module.css';

const guidOf = (state: EditorState) => state.head?.guid ?? '';
const documentOf = (state: EditorState) => state.document;
/** Limit of listed fields of one entry; the rest is counted. */
const LISTED = 8;

/** The acts on this quote, each with its person, newest first. */
export default function HistoryDialog({ onClose }: { readonly onClose: () => void }) {
  useReturnFocus();
  const guid = useEditorState(guidOf);
  const document = useEditorState(documentOf);
  const history = useQuery({
    queryKey: quoteKeys.history(guid),
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
      {history.data?.length === 0 ? (
        <p className="dim">Nessuna attività registrata: il preventivo è arrivato già pronto.</p>
      ) : null}
      <ol>
        {history.data?.map(({ at, action, actorName, changes }) => {
          const lines = Object.entries(changes).flatMap(
            ([path, change]) => changeLine(path, change, document) ?? [],
          );
          return (
            <li key={`${at}${action}`} className={classes.entry}>
              <b>
                {actorName || 'Il programma'} {quoteAct(action)}
              </b>
              {lines.slice(0, LISTED).map((line) => (
                <p key={line} className="small">
                  {line}
                </p>
              ))}
              {lines.length > LISTED ? (
                <p className="small dim">e {countOf(lines.length - LISTED, 'altro campo', 'altri campi')}</p>
              ) : null}
              <p className="small dim">{formatDateTime(at)}</p>
            </li>
          );
        })}
      </ol>
    </Modal>
  );
}
