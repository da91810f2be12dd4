/** A key press. */
interface Pressed {
  readonly key: string;
  /** Ctrl or Cmd. */
  readonly isCommand: boolean;
  readonly isAlt: boolean;
  readonly isShift: boolean;
  /** The focus is in a field of the page. */
  readonly isInField: boolean;
}

/** Buffered keys: the text, and whether Enter was pressed after it. */
export interface Typed {
  readonly text: string;
  readonly isEntered: boolean;
}

/** ms: if the palette has not opened by then, the keys belong to the page again. */
const PATIENCE = 10_000;

/**
 * Buffers the keys typed between Ctrl+K and the moment the palette can take them: its code may still be loading, and
 * its field gets the focus a little after it opens. Otherwise the letters would be lost, or trigger shortcuts of the
 * page below.
 */
export function createTypedAhead(now: () => number) {
  let text = '';
  let isEntered = false;
  let since: number | null = null;
  let isThere = false;
  let isOpen = false;
  const isWaiting = () => since !== null && now() - since < PATIENCE;
  const begin = () => {
    text = '';
    isEntered = false;
    since = now();
  };
  const end = () => {
    since = null;
  };
  return {
    isWaiting,
    /** The palette opens now, by a click or by its own shortcut. */
    begin,
    /** The field has the focus: returns the buffered keys. */
    take(): Typed {
      const typed = isWaiting() ? { text, isEntered } : { text: '', isEntered: false };
      end();
      return typed;
    },
    /** Once mounted, the palette handles Ctrl+K itself. */
    setThere(there: boolean): void {
      isThere = there;
    },
    setOpen(open: boolean): void {
      isOpen = open;
      if (!open) end();
    },
    /** True when the key was consumed. */
    press({ key, isCommand, isAlt, isShift, isInField }: Pressed): boolean {
      if (isCommand && !isAlt && !isShift && key.toLowerCase() === 'k') {
        if (isOpen) end();
        else begin();
        return !isThere;
      }
      if (!isWaiting() || isCommand || isAlt) return false;
      // Without a palette the focused field belongs to the page, so the user has moved on.
      if (key === 'Escape' || (isInField && !isThere)) {
        end();
        return false;
      }
      if (key === 'Enter') {
        isEntered = text.trim() !== '';
        return true;
      }
      if (key === 'Backspace') text = [...text].slice(0, -1).join('');
      else if ([...key].length === 1) text += key;
      else return false;
      isEntered = false;
      return true;
    },
  };
}

export const typedAhead = createTypedAhead(() => performance.now());

/** Registers the first listener; `isMember` tells whether there will be a palette at all. */
export function startTypedAhead(isMember: () => boolean): void {
  const listen = (event: KeyboardEvent) => {
    if (!isMember() || event.isComposing) return;
    const { key, ctrlKey, metaKey, altKey: isAlt, shiftKey: isShift, target } = event;
    const isInField = target instanceof Element && target.closest('input, textarea, select') !== null;
    const isCommand = ctrlKey || metaKey;
    if (!typedAhead.press({ key, isCommand, isAlt, isShift, isInField })) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', listen, true);
}
