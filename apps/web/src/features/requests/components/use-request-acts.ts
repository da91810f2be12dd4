import { createElement, lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { askConfirmation } from '../../../components/popup/popup.tsx';
import { useAct } from '../../../components/use-act.ts';
import { useOpenMade } from '../../../components/use-open-made.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { pages, quotePath } from '../../../lib/pages.ts';
import { createDraft, INBOX_KEY, moveRequest, removeRequest, requestQuery } from '../api/request-calls.ts';

/** It brings the words of three languages: it loads when it is opened. */
const AskDialog = lazy(() => import('../questions/ask-dialog.tsx').then((m) => ({ default: m.AskDialog })));

export interface RequestActs {
  readonly isBusy: boolean;
  /** Creates the draft, or opens the quote that was made before. */
  readonly draft: () => void;
  readonly discard: () => void;
  readonly restore: () => void;
  readonly remove: () => Promise<void>;
  readonly openQuestions: () => void;
  /** The dialog that is open, if any. */
  readonly dialog: ReactNode;
}

const REMOVAL = {
  title: 'Eliminare la richiesta?',
  text: 'Si eliminano anche i suoi file. Non si può annullare.',
  confirm: 'Elimina',
};

/** Actions on one request, the same on the inbox and on the reading page. */
export function useRequestActs(guid: string): RequestActs {
  const navigate = useNavigate();
  const openMade = useOpenMade();
  const [isAsking, setAsking] = useState(false);
  const { act, isBusy } = useAct(INBOX_KEY, ['requests', 'one', guid]);
  return useMemo(() => {
    const draft = () => {
      const known = queryClient.getQueryData(requestQuery(guid).queryKey)?.quoteGuid;
      if (known) return openMade(quotePath(known));
      return void act(async () => {
        const { quoteGuid } = await createDraft(guid);
        openMade(quotePath(quoteGuid));
      }, 'Bozza creata con i valori confermati.');
    };
    return {
      isBusy,
      draft,
      discard: () => void act(() => moveRequest(guid, 'discarded'), 'Richiesta scartata.'),
      restore: () => void act(() => moveRequest(guid, 'new'), 'Richiesta di nuovo fra le nuove.'),
      remove: async () => {
        if (!(await askConfirmation(REMOVAL))) return;
        await act(async () => {
          await removeRequest(guid);
          await navigate(pages.requests);
        }, 'Richiesta e file eliminati.');
      },
      openQuestions: () => setAsking(true),
      dialog: isAsking
        ? createElement(Suspense, null, createElement(AskDialog, { guid, onClose: () => setAsking(false) }))
        : null,
    };
  }, [guid, isAsking, isBusy, act, navigate, openMade]);
}
