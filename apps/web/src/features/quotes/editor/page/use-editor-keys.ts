import { useEffect } from 'react';
import { useUnreadAround } from '../../../../components/number-field/unread-texts.ts';
import { usePositionActs } from '../positions/use-position-acts.tsx';
import { useEditor, useReadOnly } from '../state/use-editor.ts';

const inDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role="dialog"]') !== null;

/** Ctrl+Z and Ctrl+Shift+Z for the whole quote, Alt and arrows between positions, with Shift to move one. */
export function useEditorKeys(): void {
  const { store } = useEditor();
  const readOnly = useReadOnly();
  const { step, move } = usePositionActs();
  const { texts } = useUnreadAround();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (inDialog(event.target)) return;
      const key = event.key.toLowerCase();
      const isCommand = event.ctrlKey || event.metaKey;
      const arrow = { arrowup: -1, arrowdown: 1 }[key];
      let act: (() => void) | undefined;
      if (isCommand && key === 'z' && !readOnly) act = event.shiftKey ? store.redo : store.undo;
      else if (isCommand && key === 'y' && !readOnly) act = store.redo;
      else if (event.altKey && !isCommand && arrow !== undefined) {
        const id = store.getState().positionId;
        act = event.shiftKey && !readOnly && id !== null ? () => move(id, arrow) : () => step(arrow);
      }
      if (!act) return;
      event.preventDefault();
      event.stopPropagation();
      // A focused field shows the result of the undo.
      if (isCommand) texts.clear();
      act();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  });
}
