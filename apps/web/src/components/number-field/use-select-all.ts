import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react';

const STILL = new Set(['Shift', 'Control', 'Alt', 'Meta', 'Tab']);

/** Users who draw over a part of the text want that part. */
const isPartSelected = ({ selectionStart, selectionEnd, value }: HTMLInputElement): boolean =>
  selectionStart !== selectionEnd && (selectionStart !== 0 || selectionEnd !== value.length);

/**
 * A number is typed over as a whole: coming into the field, by key or by press, selects it, and it stays selected
 * until something is typed, said or drawn into it, or the next press, whatever is rendered meanwhile.
 */
export function useSelectAll() {
  const ref = useRef<HTMLInputElement>(null);
  const isWhole = useRef(false);
  const isPressedInto = useRef(false);
  // A new text in the field takes its selection away.
  useLayoutEffect(() => {
    if (isWhole.current && document.activeElement === ref.current) ref.current?.select();
  });
  const select = () => {
    isWhole.current = true;
    ref.current?.select();
  };
  return {
    ref,
    onFocus: select,
    onMouseDown: () => {
      isPressedInto.current = document.activeElement !== ref.current;
      if (!isPressedInto.current) isWhole.current = false;
    },
    onMouseUp: (event: MouseEvent) => {
      if (isPressedInto.current && ref.current && !isPartSelected(ref.current)) {
        // Some versions of Chromium take the selection away after a press into text that was selected before.
        event.preventDefault();
        select();
      }
      isPressedInto.current = false;
    },
    /** Dictation, handwriting and some keyboards of phones bring text without a key. */
    onInput: () => {
      isWhole.current = false;
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (!STILL.has(key)) isWhole.current = false;
    },
  };
}
