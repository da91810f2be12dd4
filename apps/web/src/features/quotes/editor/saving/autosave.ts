import { ApiError } from '@truciolo/contract';
import { hasContent } from '@truciolo/quote';
import { firstSent } from '../../../../lib/api/first-sent.ts';
import { createSaveLoop } from '../../../../lib/saving/save-loop.ts';
import type { Autosave } from '../state/autosave-handle.ts';
import type { AnyQuote, StoredHead } from '../state/draft-state.ts';
import type { DraftStore } from '../state/draft-store.ts';
import { tidyTexts } from '../state/tidy-texts.ts';
import type { QuoteTransport } from './quote-transport.ts';
import type { UnsavedWork } from './unsaved-work.ts';

interface Parts<Document, Head> {
  readonly store: DraftStore<Document, Head>;
  readonly transport: QuoteTransport<Document, Head>;
  readonly kept: UnsavedWork<Document>;
  /** Debounce after the last change, ms. */
  readonly pause: number;
  /** The first save gave the quote its address. */
  readonly onCreated: (guid: string) => void;
}

/** Saves the quote by itself, one call at a time, a moment after the last change. */
export function createAutosave<Document extends AnyQuote, Head extends StoredHead>(
  parts: Parts<Document, Head>,
): Autosave {
  const { store, transport, kept, pause, onCreated } = parts;
  let stopped = true;
  /** Creates the quote even without content. */
  let isWanted = false;
  let isLeaving = false;
  /** A created quote whose address is not shown yet. */
  let created: string | null = null;
  let unsubscribe = () => {};
  let seen = store.getState();
  const createOnce = firstSent(kept.first);

  const isDirty = () => {
    const { saved, document } = store.getState();
    return saved === null ? isWanted || hasContent(document) : store.unsaved().length > 0;
  };
  const isBlocked = () => {
    const { head, conflict } = store.getState();
    return stopped || conflict !== null || head?.frozen === true;
  };

  const showAddress = () => {
    // A user who has left the page meanwhile must not be brought back.
    if (created === null || stopped || isLeaving) return;
    onCreated(created);
    created = null;
  };

  const send = async () => {
    const { head } = store.getState();
    if (!head) {
      return createOnce(tidyTexts(store.getState().document), async ({ guid, values }) => {
        const first = await transport.create(guid, values);
        store.acceptCreated(values, first);
        kept.moveTo(first.head.guid);
        created = first.head.guid;
        showAddress();
      });
    }
    const changes = store.unsaved();
    if (changes.length === 0) return;
    const answer = await transport.save(head, changes);
    store.acceptSaved(changes, answer.head, answer.document);
  };

  /** Somebody saved the same field, or sent the quote: the version on the server decides how to go on. */
  const recover = async (error: unknown) => {
    const { head } = store.getState();
    const code = error instanceof ApiError ? error.code : null;
    if (!head || (code !== 'CONFLICT' && code !== 'QUOTE_FROZEN')) return false;
    const current = await transport.read(head.guid);
    // The debounced copy may not be written yet, and an open conflict writes none.
    kept.keepNow();
    store.acceptQuote(current);
    if (current.head.frozen) store.setSave({ kind: 'refused', message: FROZEN });
    else if (!isBlocked()) loop.schedule(0);
    return true;
  };
  const onSettled = () => {
    kept.clear();
    store.setSave({ kind: 'saved', at: store.getState().head?.updatedAt ?? null });
  };
  const loop = createSaveLoop({
    pause,
    isDirty,
    isBlocked,
    send,
    recover,
    onSettled,
    onState: store.setSave,
  });

  const refresh = async () => {
    const { head, conflict } = store.getState();
    // Unsaved work in a sent revision waits for the next one, which a colleague may have opened.
    if (!head || loop.isRunning() || conflict || (isDirty() && !head.frozen)) return;
    const fresh = await transport.read(head.guid).catch(() => null);
    if (!fresh || loop.isRunning()) return;
    // An own save may have overtaken the answer.
    if (fresh.head.version > (store.getState().head?.version ?? 0)) store.acceptQuote(fresh);
  };

  const onChange = () => {
    const before = seen;
    seen = store.getState();
    const { document, conflict, head } = seen;
    // Choosing the other user's value settles a conflict without another change.
    if (document === before.document && conflict === before.conflict) return;
    if (conflict || head?.frozen) return;
    if (!isDirty()) {
      if (!loop.isRunning()) onSettled();
      // A new quote with nothing but a customer is not saved, but kept in the browser.
      if (!head) kept.keep();
      return;
    }
    kept.keep();
    if (loop.isRunning()) return;
    if (store.getState().save.kind !== 'offline') store.setSave({ kind: 'waiting' });
    if (store.getState().save.kind === 'waiting') loop.schedule(pause);
  };

  return {
    start: () => {
      stopped = false;
      unsubscribe();
      unsubscribe = store.subscribe(onChange);
      if (isDirty()) loop.schedule(pause);
    },
    flush: loop.flush,
    leave: () => {
      isLeaving = true;
      return loop.flush();
    },
    stay: () => {
      isLeaving = false;
      showAddress();
    },
    create: async () => {
      isWanted = true;
      return (await loop.flush()) ? (store.getState().head?.guid ?? null) : null;
    },
    refresh,
    retryNow: () => (store.getState().head?.frozen ? void refresh() : loop.retryNow()),
    stop: () => {
      stopped = true;
      loop.stop();
      unsubscribe();
    },
  };
}

const FROZEN =
  'Nel frattempo il preventivo è stato inviato. Le tue modifiche sono ancora qui: crea una nuova revisione per salvarle.';
