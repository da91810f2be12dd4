import { quotes } from '@truciolo/contract';
import { api } from '../../../../lib/api/client.ts';
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
      record={async (body) =>
        store.acceptOwn(await api(quotes.recordOutcome, { params: { guid: head?.guid ?? '' }, body }))
      }
    />
  );
}
