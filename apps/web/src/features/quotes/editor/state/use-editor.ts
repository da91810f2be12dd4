import type { PricedQuantity } from '@truciolo/pricing';
import { countedQuantity, type PositionDraft, type PricedPosition } from '@truciolo/quote';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { PositionStart } from '../new-position/position-start.ts';
import type { Autosave } from './autosave-handle.ts';
import { type EditorState, takenOf } from './editor-state.ts';
import type { EditorStore } from './editor-store.ts';

export interface Editor {
  readonly store: EditorStore;
  readonly autosave: Autosave;
  /** Data for a new position. */
  readonly start: PositionStart;
  /** Whether this user may write quotes at all, apart from frozen revisions. */
  readonly mayWrite: boolean;
}

/** Holds the store itself, which never changes: state is read through a selector. */
export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('a part of the editor stands outside of it');
  return editor;
}

/** A part of the state; renders again only when that part changes. */
export function useEditorState<T>(select: (state: EditorState) => T): T {
  const { store } = useEditor();
  return useSyncExternalStore(store.subscribe, () => select(store.getState()));
}

const isFrozen = (state: EditorState) => state.head?.frozen === true;

export function useReadOnly(): boolean {
  const { mayWrite } = useEditor();
  return useEditorState(isFrozen) || !mayWrite;
}

const placeOf = ({ document, positionId }: EditorState) =>
  document.positions.findIndex(({ id }) => id === positionId);
const selectedPosition = (state: EditorState): PositionDraft | null =>
  state.document.positions[placeOf(state)] ?? null;
const selectedPriced = (state: EditorState): PricedPosition | null =>
  state.priced.positions[placeOf(state)] ?? null;

export const useSelectedPosition = () => useEditorState(selectedPosition);
export const useSelectedPriced = () => useEditorState(selectedPriced);

/** The selected quantity: the clicked one, the accepted one, or the one that counts in the sum. */
export function lookedAt(state: EditorState): number | null {
  const position = selectedPosition(state);
  if (!position) return null;
  const isOffered = (quantity: number | null | undefined): quantity is number =>
    position.quantities.some((offered) => offered === quantity);
  const accepted = takenOf(state.head)?.find((taken) => taken.position === position.id)?.quantity;
  const wanted = [state.quantity, accepted];
  return wanted.find(isOffered) ?? countedQuantity(position);
}
export const useLookedAt = () => useEditorState(lookedAt);

/** Selects a quantity of the selected position. In an editable quote it becomes the one that counts in the sum. */
export function useLookAt(): (quantity: number) => void {
  const { store } = useEditor();
  const readOnly = useReadOnly();
  return (quantity) => {
    const { positionId } = store.getState();
    if (readOnly) return store.selectQuantity(quantity);
    store.selectQuantity(null);
    if (positionId !== null)
      store.editPosition(positionId, (before) =>
        before.chosenQuantity === quantity ? before : { ...before, chosenQuantity: quantity },
      );
  };
}

/** The price at that quantity; null while something is missing. */
export function lookedPriced(state: EditorState): PricedQuantity | null {
  const quantity = lookedAt(state);
  const outcome = selectedPriced(state)?.outcomes.find((one) => one.quantity === quantity)?.outcome;
  return outcome?.ok ? outcome.priced : null;
}
