import { applyChanges, type Change, diff } from '@truciolo/changes';
import { type PositionDraft, type QuoteDocument, withStoredPrice } from '@truciolo/quote';
import { createDraftStore, type DraftStore } from './draft-store.ts';
import type { EditorState, QuoteHead } from './editor-state.ts';
import { createPricer } from './quote-pricer.ts';
import { inverse, pushStep } from './undo-steps.ts';

export interface EditorStore extends DraftStore<QuoteDocument, QuoteHead, EditorState> {
  editPosition(id: string, change: (position: PositionDraft) => PositionDraft): void;
  undo(): void;
  redo(): void;
  select(positionId: string | null): void;
  selectQuantity(quantity: number | null): void;
}

interface Start {
  readonly document: QuoteDocument;
  readonly head: QuoteHead | null;
  readonly now?: () => number;
}

/** A draft with its prices, undo steps and selection. Its clock is injected. */
export function createEditorStore({ document, head, now = Date.now }: Start): EditorStore {
  const pricer = createPricer();
  /** A sent quote is shown at the prices it was sent with. */
  const price = (of: QuoteDocument, known: QuoteHead | null) =>
    known?.price ? withStoredPrice(of, pricer(of), known.price) : pricer(of);
  const listeners = new Set<() => void>();
  const draft = createDraftStore({ document, head });
  let state: EditorState = {
    ...draft.getState(),
    priced: price(document, head),
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
  draft.subscribe(() => set(draft.getState()));
  /** Listeners are told once, about the document and its steps together. */
  const change = (next: QuoteDocument, steps: Pick<EditorState, 'undo' | 'redo'>) => {
    state = { ...state, ...steps };
    draft.edit(() => next);
  };
  const edit = (by: (document: QuoteDocument) => QuoteDocument) => {
    const next = by(state.document);
    if (next === state.document) return;
    const changes = diff(state.document, next);
    if (changes.length > 0) change(next, { undo: pushStep(state.undo, changes, now()), redo: [] });
  };
  const apply = (changes: readonly Change[]) => applyChanges(state.document, changes).document;

  return {
    ...draft,
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit,
    editPosition: (id, by) =>
      edit((current) => {
        const index = current.positions.findIndex((position) => position.id === id);
        const before = current.positions[index];
        if (!before) return current;
        const after = by(before);
        return after === before ? current : { ...current, positions: current.positions.with(index, after) };
      }),
    undo: () => {
      const step = state.undo.at(-1);
      if (!step) return;
      // The next action begins a new step.
      const undo = state.undo.slice(0, -1).map((one) => ({ ...one, at: 0 }));
      change(apply(inverse(step)), { undo, redo: [...state.redo, step] });
    },
    redo: () => {
      const step = state.redo.at(-1);
      if (!step) return;
      const undo = [...state.undo, { ...step, at: 0 }];
      change(apply(step.changes), { undo, redo: state.redo.slice(0, -1) });
    },
    select: (positionId) => set({ positionId, quantity: null }),
    selectQuantity: (quantity) => set({ quantity }),
  };
}
