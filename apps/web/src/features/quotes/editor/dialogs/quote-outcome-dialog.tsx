import { quotes } from '@truciolo/contract';
import { api } from '../../../../lib/api/client.ts';
import { storedQuote } from '../state/editor-state.ts';
import { useEditor } from '../state/use-editor.ts';
import OutcomeDialog from './outcome-dialog.tsx';

/** The outcome of the quote that is open. */
export default function QuoteOutcomeDialog({ onClose }: { readonly onClose: () => void }) {
  const { store } = useEditor();
  const { head, document } = store.getState();
  return (
    <OutcomeDialog
      state={head?.state}
      outcome={head?.outcome ?? null}
      document={document}
      onClose={onClose}
      record={async (body) => {
        const params = { guid: head?.guid ?? '' };
        store.acceptOwn(storedQuote(await api(quotes.recordOutcome, { params, body })));
      }}
    />
  );
}
