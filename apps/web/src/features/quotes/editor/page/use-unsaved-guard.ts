import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { askConfirmation } from '../../../../components/popup/popup.tsx';
import { getSession } from '../../../../lib/session/session-store.ts';
import type { AnyQuote, StoredHead } from '../state/draft-state.ts';
import type { DraftStore } from '../state/draft-store.ts';
import type { OpenQuote } from './open-editor.ts';

/** Leaving saves first; only if that fails the user is asked, and even then the work stays in the browser. */
export function useUnsavedGuard<
  Document extends AnyQuote,
  Head extends StoredHead,
  Store extends DraftStore<Document, Head>,
>({ store, autosave, kept }: OpenQuote<Document, Store>): void {
  const isUnsaved = () => store.getState().save.kind !== 'saved';
  const isOwn = (path: string) => path.endsWith(store.getState().head?.guid ?? ' ');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      getSession().status === 'in' &&
      currentLocation.pathname !== nextLocation.pathname &&
      !isOwn(nextLocation.pathname) &&
      isUnsaved(),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const leave = async () => {
      kept.keepNow();
      if (await autosave.leave()) return true;
      return askConfirmation({
        title: 'Uscire senza salvare?',
        text: 'Le ultime modifiche non sono arrivate al server. Restano in questo browser e le ritrovi quando riapri il preventivo.',
        confirm: 'Esci',
      });
    };
    void leave().then((goes) => {
      if (goes) return blocker.proceed();
      blocker.reset();
      autosave.stay();
    });
  }, [blocker, autosave, kept]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (store.getState().save.kind === 'saved') return;
      kept.keepNow();
      event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [store, kept]);
}
