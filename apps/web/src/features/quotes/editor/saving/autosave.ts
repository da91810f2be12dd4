import { ApiError } from '@truciolo/contract';
import { hasContent } from '@truciolo/quote';
import { firstSent } from '../../../../lib/api/first-sent.ts';
import { createSaveLoop } from '../../../../lib/saving/save-loop.ts';
import type { Autosave } from '../state/autosave-handle.ts';
import type { EditorStore } from '../state/editor-store.ts';
import { tidyTexts } from '../state/tidy-texts.ts';
import type { QuoteTransport } from './quote-transport.ts';
import type { UnsavedWork } from './unsaved-work.ts';

/** Quiet after the last change before it is sent, ms. */
const PAUSE = 1000;

interface Parts {
  readonly store: EditorStore;
  readonly transport: QuoteTransport;
  readonly kept: UnsavedWork;
  /** The first save gave the quote its address. */
  readonly onCreated: (guid: string) => void;
}

/** Saves the quote by itself, one call at a time, a moment after the last change. */
export function createAutosave({ store, transport, kept, onCreated }: Parts): Autosave {
  let stopped = true;
  let unsubscribe = () => {};
  let seen = store.getState();
  const createOnce = firstSent(kept.first);

  const isDirty = () => {
    const { saved, document } = store.getState();
    return saved === null ? hasContent(document) : store.unsaved().length > 0;
  };
  const isBlocked = () => {
    const { head, conflict } = store.getState();
    return stopped || conflict !== null || head?.frozen === true;
  };

  const send = async () => {
    const { head } = store.getState();
    const sent = tidyTexts(store.getState().document);
    if (!head) {
      return createOnce(sent, async ({ guid, values }) => {
        const { document: theirs, ...created } = await transport.create(guid, values);
        store.acceptSaved(values, created, theirs);
        kept.moveTo(created.guid);
        // Somebody who has left the page meanwhile must not be brought back.
        if (!stopped) onCreated(created.guid);
      });
    }
    const changes = store.unsaved();
    if (changes.length === 0) return;
    const answer = await transport.save(head.guid, head.version, changes);
    const { document: theirs, version, updatedAt, totals } = answer;
    store.acceptSaved(sent, { version, updatedAt, totals }, theirs);
  };

  /** Somebody saved the same field, or sent the quote: the version on the server decides how to go on. */
  const recover = async (error: unknown) => {
    const { head } = store.getState();
    const code = error instanceof ApiError ? error.code : null;
    if (!head || (code !== 'CONFLICT' && code !== 'QUOTE_FROZEN')) return false;
    store.acceptQuote(await transport.read(head.guid));
    if (code === 'QUOTE_FROZEN') store.setSave({ kind: 'refused', message: FROZEN });
    else if (!isBlocked()) loop.schedule(0);
    return true;
  };
  const onSettled = () => {
    kept.clear();
    store.setSave({ kind: 'saved', at: store.getState().head?.updatedAt ?? null });
  };
  const loop = createSaveLoop({
    pause: PAUSE,
    isDirty,
    isBlocked,
    send,
    recover,
    onSettled,
    onState: store.setSave,
  });

  const onChange = () => {
    const before = seen;
    seen = store.getState();
    const { document, conflict, head } = seen;
    // Choosing the other user's value settles a conflict without another change.
    if (document === before.document && conflict === before.conflict) return;
    if (conflict || head?.frozen) return;
    if (!isDirty()) {
      if (!loop.isRunning()) onSettled();
      // A customer chosen for a quote that has nothing else yet would be missed all the same.
      if (!head) kept.keep();
      return;
    }
    kept.keep();
    if (loop.isRunning()) return;
    if (store.getState().save.kind !== 'offline') store.setSave({ kind: 'waiting' });
    if (store.getState().save.kind === 'waiting') loop.schedule(PAUSE);
  };

  return {
    start: () => {
      stopped = false;
      unsubscribe();
      unsubscribe = store.subscribe(onChange);
      if (isDirty()) loop.schedule(PAUSE);
    },
    flush: loop.flush,
    refresh: async () => {
      const { head, conflict } = store.getState();
      if (!head || loop.isRunning() || conflict || isDirty()) return;
      const fresh = await transport.read(head.guid).catch(() => null);
      if (!fresh || loop.isRunning()) return;
      // An own save may have overtaken the answer.
      if (fresh.version > (store.getState().head?.version ?? 0)) store.acceptQuote(fresh);
    },
    retryNow: loop.retryNow,
    stop: () => {
      stopped = true;
      loop.stop();
      unsubscribe();
    },
  };
}

const FROZEN =
  'Nel frattempo il preventivo è stato inviato. Le tue modifiche sono ancora qui: crea una nuova revisione per salvarle.';
