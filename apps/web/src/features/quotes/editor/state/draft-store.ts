import { applyChanges, type Change, sameJson } from '@truciolo/changes';
import type { SaveState } from '../../../../lib/saving/save-state.ts';
import type { AnyQuote, DraftState, OpenConflict, StoredHead, StoredQuote } from './draft-state.ts';
import { keepMine, merge } from './merge.ts';
import { tidyChanges } from './tidy-texts.ts';

export interface DraftStore<Document, Head, State = DraftState<Document, Head>> {
  getState(): State;
  subscribe(listener: () => void): () => void;
  edit(change: (document: Document) => Document): void;
  /** Changes that the server does not have yet. */
  unsaved(): readonly Change[];
  setSave(save: SaveState): void;
  /** The server has created the quote from this document. */
  acceptCreated(sent: Document, created: StoredQuote<Document, Head>): void;
  /** The server has stored these changes, perhaps merged with another user's work. */
  acceptSaved(sent: readonly Change[], head: Partial<Head>, theirs: Document | null): void;
  /** A refetched quote. Unsaved work stays on top of it. */
  acceptQuote(quote: StoredQuote<Document, Head>): void;
  /** Result of this page's own action: nothing in it counts as another user's change. */
  acceptOwn(quote: StoredQuote<Document, Head>): void;
  /** Changes from browser storage, and the fields in which they conflict with the current version. */
  acceptStored(document: Document, conflict: OpenConflict<Document> | null): void;
  settleConflict(choices: ReadonlyMap<number, 'yours' | 'theirs'>): void;
}

interface Start<Document, Head> {
  readonly document: Document;
  readonly head: Head | null;
}

/** One edited quote and what the server has of it. It knows neither the server nor React. */
export function createDraftStore<Document extends AnyQuote, Head extends StoredHead>({
  document,
  head,
}: Start<Document, Head>): DraftStore<Document, Head> {
  const listeners = new Set<() => void>();
  let state: DraftState<Document, Head> = {
    document,
    saved: head ? document : null,
    head,
    save: { kind: 'saved', at: head?.updatedAt ?? null },
    conflict: null,
    incoming: [],
  };
  const set = (change: Partial<DraftState<Document, Head>>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  /** The state once the server has `theirs`, where `base` was sent or known before. */
  const rebased = (base: Document | null, theirs: Document): Partial<DraftState<Document, Head>> => {
    if (base === null) return { document: theirs, saved: theirs };
    const { conflicts, ...merged } = merge(base, state.document, theirs);
    if (conflicts.length === 0) return merged;
    const { fields = [], mine = state.document } = state.conflict ?? {};
    return { ...merged, conflict: { fields: [...fields, ...conflicts], mine } };
  };
  const stored = (sent: Document, theirs: Document | null) =>
    theirs === null || sameJson(sent, theirs) ? { saved: sent } : rebased(sent, theirs);

  /** An answer that left the server before one that is already here. */
  const isOvertaken = ({ version }: Partial<StoredHead>) =>
    version !== undefined && version < (state.head?.version ?? 0);
  const accept = ({ document: theirs, head: theirHead }: StoredQuote<Document, Head>, isOwn: boolean) => {
    if (isOvertaken(theirHead)) return;
    const { incoming } = state;
    set({ ...rebased(state.saved, theirs), ...(isOwn && { incoming }), head: theirHead });
  };

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit: (change) => {
      const next = change(state.document);
      if (next !== state.document) set({ document: next });
    },
    unsaved: () => (state.saved === null ? [] : tidyChanges(state.saved, state.document)),
    setSave: (save) => set({ save }),
    acceptCreated: (sent, created) => set({ ...stored(sent, created.document), head: created.head }),
    acceptSaved: (sent, change, theirs) => {
      const { saved, head: known } = state;
      if (!saved || !known) return;
      const { document: base } = applyChanges(saved, sent);
      set(isOvertaken(change) ? { saved: base } : { ...stored(base, theirs), head: { ...known, ...change } });
    },
    acceptQuote: (quote) => accept(quote, false),
    acceptOwn: (quote) => accept(quote, true),
    acceptStored: (known, conflict) => set({ document: known, conflict }),
    settleConflict: (choices) => {
      const { conflict } = state;
      if (!conflict) return;
      const settled = conflict.fields.reduce(
        (current, { path }, index) =>
          choices.get(index) === 'theirs' ? current : keepMine(current, conflict.mine, path),
        state.document,
      );
      set({ document: settled, conflict: null });
    },
  };
}
