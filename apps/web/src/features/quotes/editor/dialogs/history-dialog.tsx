import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type QuoteState, quoteStates, quotes } from '@truciolo/contract';
import { inEuro } from '@truciolo/money';
import { ListPlaceholder } from '../../../../components/placeholders/placeholders.tsx';
import { ErrorState } from '../../../../components/states/error-state.tsx';
import { useReturnFocus } from '../../../../components/use-return-focus.ts';
import { quoteAct } from '../../../../entities/quotes/quote-acts.data.ts';
import { quoteKeys } from '../../../../entities/quotes/quote-keys.ts';
import { quoteStateWords } from '../../../../entities/quotes/quote-states.ts';
import { api } from '../../../../lib/api/client.ts';
import { countOf } from '../../../../lib/format/counts.ts';
import { formatDateTime } from '../../../../lib/format/dates.ts';
import { formatEuro } from '../../../../lib/format/numbers.ts';
import { formatDay } from '../../../../lib/format/rome-day.ts';
import type { EditorState } from '../state/editor-state.ts';
import { useEditorState } from '../state/use-editor.ts';
import classes from './dialogs.module.css';
import { fieldWords, valueWords } from './field-words.ts';

const isState = (value: string): value is QuoteState => quoteStates.some((state) => state === value);

const guidOf = (state: EditorState) => state.head?.guid ?? '';
const documentOf = (state: EditorState) => state.document;
/** Limit of listed fields of one entry; the rest is counted. */
const LISTED = 8;

/** States, amounts and days are stored in coded form. */
const told = (path: string, value: unknown): string => {
  if (typeof value === 'string' && isState(value) && path === 'state') return quoteStateWords[value].label;
  if (typeof value === 'number' && path === 'competitorPrice') return formatEuro(inEuro(value));
  if (typeof value === 'string' && path === 'followUpOn') return formatDay(value);
  return valueWords(value);
};

/** History of this quote, newest first. */
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
      <ol>
        {history.data?.map(({ at, action, actorName, changes }) => {
          const fields = Object.entries(changes);
          return (
            <li key={`${at}${action}`} className={classes.entry}>
              <b>
                {actorName || 'Il programma'} {quoteAct(action)}
              </b>
              {fields.slice(0, LISTED).map(([path, { from, to }]) => (
                <p key={path} className="small">
                  {fieldWords(path.split(/[/.]/), document)}: {told(path, from)} → {told(path, to)}
                </p>
              ))}
              {fields.length > LISTED ? (
                <p className="small dim">e {countOf(fields.length - LISTED, 'altro campo', 'altri campi')}</p>
              ) : null}
              <p className="small dim">{formatDateTime(at)}</p>
            </li>
          );
        })}
      </ol>
    </Modal>
  );
}
