import { ApiError } from '@truciolo/contract';
import { hasContent } from '@truciolo/quote';
import { isPassing, refusalText, retryDelay } from '../../../../lib/api/failures.ts';
import { firstSent } from '../../../../lib/api/first-sent.ts';
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
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let failures = 0;
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
  const schedule = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), delay);
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

  /** Somebody saved the same field, or sent the quote: what is there now decides how to go on. */
  const catchUp = async (guid: string) => store.acceptQuote(await transport.read(guid));

  const fail = async (error: unknown) => {
    const { head } = store.getState();
    const code = error instanceof ApiError ? error.code : null;
    if (head && (code === 'CONFLICT' || code === 'QUOTE_FROZEN')) {
      await catchUp(head.guid);
      if (code === 'QUOTE_FROZEN') store.setSave({ kind: 'refused', message: FROZEN });
      else if (!isBlocked()) schedule(0);
      return;
    }
    if (isPassing(error)) {
      store.setSave({ kind: 'offline' });
      failures += 1;
      schedule(retryDelay(failures));
      return;
    }
    store.setSave({ kind: 'refused', message: refusalText(error) });
  };

  const attempt = async () => {
    clearTimeout(timer);
    store.setSave({ kind: 'saving' });
    try {
      await send();
      failures = 0;
      if (isDirty()) {
        store.setSave({ kind: 'waiting' });
        schedule(PAUSE);
      } else settled();
    } catch (error) {
      await fail(error).catch((again: unknown) => fail(isPassing(again) ? again : error));
    }
  };
  const settled = () => {
    kept.clear();
    store.setSave({ kind: 'saved', at: store.getState().head?.updatedAt ?? null });
  };

  const run = async (): Promise<void> => {
    if (running) return running;
    if (isBlocked() || !isDirty()) return;
    running = attempt().finally(() => {
      running = null;
    });
    return running;
  };

  const onChange = () => {
    const before = seen;
    seen = store.getState();
    const { document, conflict, head } = seen;
    // Choosing somebody else's value settles a conflict without another change.
    if (document === before.document && conflict === before.conflict) return;
    if (conflict || head?.frozen) return;
    if (!isDirty()) {
      if (!running) settled();
      // A customer chosen for a quote that has nothing else yet would be missed all the same.
      if (!head) kept.keep();
      return;
    }
    kept.keep();
    if (running) return;
    if (store.getState().save.kind !== 'offline') store.setSave({ kind: 'waiting' });
    if (store.getState().save.kind === 'waiting') schedule(PAUSE);
  };

  return {
    start: () => {
      stopped = false;
      unsubscribe();
      unsubscribe = store.subscribe(onChange);
      if (isDirty()) schedule(PAUSE);
    },
    flush: async () => {
      for (let round = 0; round < 3 && !isBlocked() && (running || isDirty()); round += 1) await run();
      return !isDirty();
    },
    refresh: async () => {
      const { head, conflict } = store.getState();
      if (!head || running || conflict || isDirty()) return;
      const fresh = await transport.read(head.guid).catch(() => null);
      if (!fresh || running) return;
      // An own save may have overtaken the answer.
      if (fresh.version > (store.getState().head?.version ?? 0)) store.acceptQuote(fresh);
    },
    retryNow: () => {
      failures = 0;
      if (isDirty() && !isBlocked()) schedule(0);
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
      unsubscribe();
    },
  };
}

const FROZEN =
  'Nel frattempo il preventivo è stato inviato. Le tue modifiche sono ancora qui: crea una nuova revisione per salvarle.';
