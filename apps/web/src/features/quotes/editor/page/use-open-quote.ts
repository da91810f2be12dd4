import { useEffect, useRef, useState } from 'react';
import { registerUnsavedWork } from '../../../../lib/session/unsaved-work.ts';
import type { AnyQuote, StoredHead } from '../state/draft-state.ts';
import type { DraftStore } from '../state/draft-store.ts';
import { type OpenQuote, openEditor, type QuoteKind, type Visit } from './open-editor.ts';
import { pathOfQuote, pathOfUnsavedQuote } from './use-quote-visit.ts';

/** Opens a quote for as long as its page is mounted. */
export function useOpenQuote<
  Document extends AnyQuote,
  Head extends StoredHead,
  Store extends DraftStore<Document, Head>,
>(kind: QuoteKind<Document, Head, Store>, options: Visit<Document, Head>): OpenQuote<Document, Store> {
  const onCreated = useRef(options.onCreated);
  onCreated.current = options.onCreated;
  const [open] = useState(() =>
    openEditor(kind, { ...options, onCreated: (guid) => onCreated.current(guid) }),
  );
  const { store, autosave, kept, session, hasInherited } = open;
  useEffect(() => {
    if (hasInherited) kept.keepNow();
    autosave.start();
    const onBack = () => autosave.retryNow();
    const onSight = () => {
      if (document.visibilityState === 'visible') void autosave.refresh();
      else kept.keepNow();
    };
    const onLeave = () => {
      if (store.getState().save.kind !== 'saved') kept.keepNow();
    };
    const forgetKeeper = registerUnsavedWork(() => {
      const { head, save } = store.getState();
      if (save.kind === 'saved') return null;
      kept.keepNow();
      return head ? pathOfQuote(head.guid) : pathOfUnsavedQuote(session);
    });
    window.addEventListener('online', onBack);
    window.addEventListener('focus', onSight);
    document.addEventListener('visibilitychange', onSight);
    window.addEventListener('pagehide', onLeave);
    return () => {
      forgetKeeper();
      window.removeEventListener('online', onBack);
      window.removeEventListener('focus', onSight);
      document.removeEventListener('visibilitychange', onSight);
      window.removeEventListener('pagehide', onLeave);
      onLeave();
      autosave.stop();
    };
  }, [store, autosave, kept, session, hasInherited]);
  return open;
}
