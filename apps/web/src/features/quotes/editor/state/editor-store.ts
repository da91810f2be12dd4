import { applyChanges, type Change, diff, sameJson } from '@truciolo/changes';
import type { Quote } from '@truciolo/contract';
import { type PositionDraft, type QuoteDocument, withStoredPrice } from '@truciolo/quote';
import type { SaveState } from '../../../../lib/saving/save-state.ts';
import type { EditorState, OpenConflict, QuoteHead } from './editor-state.ts';
import { keepMine, merge } from './merge.ts';
import { createPricer } from './quote-pricer.ts';
import { tidyTexts } from './tidy-texts.ts';
import { inverse, pushStep } from './undo-steps.ts';

export interface EditorStore {
  getState(): EditorState;
  subscribe(listener: () => void): () => void;
  edit(change: (document: QuoteDocument) => QuoteDocument): void;
  editPosition(id: string, change: (position: PositionDraft) => PositionDraft): void;
  undo(): void;
  redo(): void;
  select(positionId: string | null): void;
  selectQuantity(quantity: number | null): void;
  /** Changes that the server does not have yet. */
  unsaved(): readonly Change[];
  setSave(save: SaveState): void;
  /** The server has stored this document, perhaps merged with another user's work. */
  acceptSaved(sent: QuoteDocument, head: Partial<QuoteHead>, theirs: QuoteDocument | null): void;
  /** A refetched quote. Unsaved work stays on top of it. */
  acceptQuote(quote: Quote): void;
  /** Result of this page's own action: nothing in it counts as another user's change. */
  acceptOwn(quote: Quote): void;
  /** Changes from browser storage, and the fields in which they conflict with the current version. */
  acceptStored(document: QuoteDocument, conflict: OpenConflict | null): void;
  settleConflict(choices: ReadonlyMap<number, 'yours' | 'theirs'>): void;
}

interface Start {
  readonly document: QuoteDocument;
  readonly head: QuoteHead | null;
  readonly now?: () => number;
}

/** State of one edited quote. It knows neither a server nor React, and its clock is injected. */
export function createEditorStore({ document, head, now = Date.now }: Start): EditorStore {
  const pricer = createPricer();
  /** A sent quote is shown at the prices it was sent with. */
  const price = (of: QuoteDocument, known: QuoteHead | null) =>
    known?.price ? withStoredPrice(of, pricer(of), known.price) : pricer(of);
  const listeners = new Set<() => void>();
  let state: EditorState = {
    document,
    priced: price(document, head),
    saved: head ? document : null,
    head,
    save: { kind: 'saved', at: head?.updatedAt ?? null },
    conflict: null,
    incoming: [],
    undo: [],
    redo: [],
    positionId: document.positions[0]?.id ?? null,
    quantity: null,
  };

  const set = (change: Partial<EditorState>) => {
    const next = { ...state, ...change };
    // An editable quote shows the quantity that counts.
    if (state.head?.frozen && !next.head?.frozen) next.quantity = null;
    const isSame = next.document === state.document && next.head?.price === state.head?.price;
    state = isSame ? next : onto(next);
    for (const listener of listeners) listener();
  };
  /** Prices a new document and keeps the selection valid. */
  const onto = (next: EditorState): EditorState => {
    const { positions } = next.document;
    const isThere = positions.some(({ id }) => id === next.positionId);
    const place = state.document.positions.findIndex(({ id }) => id === next.positionId);
    const neighbour = positions[Math.min(Math.max(place, 0), positions.length - 1)]?.id ?? null;
    return {
      ...next,
      priced: price(next.document, next.head),
      positionId: isThere ? next.positionId : neighbour,
    };
  };
  const edit = (change: (document: QuoteDocument) => QuoteDocument) => {
    const next = change(state.document);
    if (next === state.document) return;
    const changes = diff(state.document, next);
    if (changes.length === 0) return;
    set({ document: next, undo: pushStep(state.undo, changes, now()), redo: [] });
  };
  const apply = (changes: readonly Change[]) => applyChanges(state.document, changes).document;

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit,
    editPosition: (id, change) =>
      edit((current) => {
        const index = current.positions.findIndex((position) => position.id === id);
        const before = current.positions[index];
        if (!before) return current;
        const after = change(before);
        return after === before ? current : { ...current, positions: current.positions.with(index, after) };
      }),
    undo: () => {
      const step = state.undo.at(-1);
      if (!step) return;
      // The next action begins a new step.
      const undo = state.undo.slice(0, -1).map((one) => ({ ...one, at: 0 }));
      set({ document: apply(inverse(step)), undo, redo: [...state.redo, step] });
    },
    redo: () => {
      const step = state.redo.at(-1);
      if (!step) return;
      set({
        document: apply(step.changes),
        undo: [...state.undo, { ...step, at: 0 }],
        redo: state.redo.slice(0, -1),
      });
    },
    select: (positionId) => set({ positionId, quantity: null }),
    selectQuantity: (quantity) => set({ quantity }),
    unsaved: () => (state.saved === null ? [] : diff(state.saved, tidyTexts(state.document))),
    setSave: (save) => set({ save }),
    acceptSaved: (sent, head, theirs) => {
      const known = { ...state.head, ...head } as QuoteHead;
      if (theirs === null || sameJson(sent, theirs)) set({ saved: sent, head: known });
      else set({ ...rebased(state, sent, theirs), head: known });
    },
    acceptQuote: ({ document: theirs, ...head }) => set({ ...rebased(state, state.saved, theirs), head }),
    acceptOwn: ({ document: theirs, ...head }) =>
      set({ ...rebased(state, state.saved, theirs), incoming: state.incoming, head }),
    acceptStored: (stored, conflict) => set({ document: stored, conflict }),
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

function rebased(
  state: EditorState,
  base: QuoteDocument | null,
  theirs: QuoteDocument,
): Partial<EditorState> {
  if (base === null) return { document: theirs, saved: theirs };
  const { document, saved, incoming, conflicts } = merge(base, tidyTexts(state.document), theirs);
  if (conflicts.length === 0) return { document, saved, incoming };
  const fields = [...(state.conflict?.fields ?? []), ...conflicts];
  return { document, saved, incoming, conflict: { fields, mine: state.conflict?.mine ?? state.document } };
}
