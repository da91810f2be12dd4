import { applyChanges, type Conflict, diff } from '@truciolo/changes';
import { ApiError, type PlainView } from '@truciolo/contract';
import type { PlainQuote } from '@truciolo/quote';
import { firstSent } from '../../../lib/api/first-sent.ts';
import { createSaveLoop } from '../../../lib/saving/save-loop.ts';
import type { SaveState } from '../../../lib/saving/save-state.ts';
import type { PlainTransport } from './plain-calls.ts';

export interface PlainState {
  readonly draft: PlainQuote;
  /** The server's version with its prices; null before the first save. */
  readonly view: PlainView | null;
  readonly save: SaveState;
  /** Concurrent changes of another user: theirs win, and the user is told about their own. */
  readonly clashes: readonly Conflict[];
}

export interface PlainStore {
  getState(): PlainState;
  subscribe(listener: () => void): () => void;
  edit(change: (draft: PlainQuote) => PlainQuote): void;
  /** Saves pending changes; resolves to whether everything is on the server. */
  flush(): Promise<boolean>;
  /** The same, but creates even an empty quote, because the server is about to add something. Resolves to its guid. */
  ensure(): Promise<string | null>;
  /** Result of an action on the server: sent, revised, priced again. Text typed meanwhile stays on top. */
  accept(view: PlainView): void;
  dismissClashes(): void;
  stop(): void;
}

interface Options {
  readonly draft: PlainQuote;
  readonly view: PlainView | null;
  readonly transport: PlainTransport;
  readonly onCreated: (guid: string) => void;
}

const WAIT_MS = 700;

const hasContent = ({ title, positions }: PlainQuote) => title.trim() !== '' || positions.length > 0;

/** One quote without costs: typed data go to the server, which answers with the prices. */
export function createPlainStore({ draft, view, transport, onCreated }: Options): PlainStore {
  let state: PlainState = {
    draft,
    view,
    save: { kind: 'saved', at: view?.updatedAt ?? null },
    clashes: [],
  };
  const listeners = new Set<() => void>();
  const makeOnce = firstSent<PlainQuote>();
  let isWanted = false;

  const set = (change: Partial<PlainState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const changes = () => (state.view ? diff(state.view.draft, state.draft) : []);
  const isUnsaved = () => (state.view ? changes().length > 0 : isWanted || hasContent(state.draft));
  /** The answer, with text typed meanwhile on top of it. */
  const takeIn = (sent: PlainQuote, answer: PlainView) => {
    const meanwhile = diff(sent, state.draft);
    const { document } = applyChanges(answer.draft, meanwhile);
    set({ view: answer, draft: document });
  };

  /** Rebases the local changes on the server's version. */
  const bringOver = (now: PlainView) => {
    const { document, conflicts } = applyChanges(now.draft, changes());
    set({ view: now, draft: document, clashes: [...state.clashes, ...conflicts] });
  };

  const send = async () => {
    const sent = state.draft;
    if (!state.view) {
      const made = await makeOnce(sent, ({ guid, values }) => transport.create(guid, values));
      takeIn(sent, made);
      onCreated(made.guid);
      return;
    }
    try {
      takeIn(sent, await transport.save(state.view.guid, changes()));
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'CONFLICT') throw error;
      const now = await transport.read(state.view.guid);
      bringOver(now);
    }
  };

  const onSettled = () => set({ save: { kind: 'saved', at: state.view?.updatedAt ?? null } });
  const loop = createSaveLoop({
    pause: WAIT_MS,
    isDirty: isUnsaved,
    send,
    onSettled,
    onState: (save) => set({ save }),
  });

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit: (change) => {
      const next = change(state.draft);
      if (next === state.draft) return;
      set({ draft: next });
      if (!isUnsaved()) return;
      if (state.save.kind !== 'saving') set({ save: { kind: 'waiting' } });
      loop.schedule(WAIT_MS);
    },
    flush: async () => {
      return (await loop.flush()) && state.view !== null;
    },
    ensure: async () => {
      isWanted = true;
      return (await loop.flush()) ? (state.view?.guid ?? null) : null;
    },
    accept: (next) => {
      if (next.state !== 'draft') set({ view: next, draft: next.draft });
      else bringOver(next);
      if (loop.isRunning()) return;
      if (!isUnsaved()) return onSettled();
      set({ save: { kind: 'waiting' } });
      loop.schedule(WAIT_MS);
    },
    dismissClashes: () => set({ clashes: [] }),
    stop: loop.stop,
  };
}
