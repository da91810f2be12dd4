/** One key as it was pressed. */
export interface Pressed {
  readonly key: string;
  /** Ctrl or Cmd. */
  readonly isCommand: boolean;
  readonly isAlt: boolean;
  readonly isShift: boolean;
  /** Somebody is writing into a field of the page. */
  readonly isInField: boolean;
}

/** ms: a palette that has not come by then does not come, and the keys belong to the page again. */
const PATIENCE = 10_000;

/**
 * What is typed between Ctrl+K and the moment the palette can take it: its code may still be on the way, and its field
 * gets the focus a little after it opens. Without this the letters are lost, or are single keys of the page below.
 */
export function createTypedAhead(now: () => number) {
  let text = '';
  let since: number | null = null;
  let isThere = false;
  let isOpen = false;
  const isWaiting = () => since !== null && now() - since < PATIENCE;
  const begin = () => {
    text = '';
    since = now();
  };
  const end = () => {
    since = null;
  };
  return {
    isWaiting,
    /** The palette opens now, by a click or by a key of its own. */
    begin,
    /** The field has the focus: what was typed so far. */
    take(): string {
      const typed = isWaiting() ? text : '';
      end();
      return typed;
    },
    /** The palette is part of the page, and answers to Ctrl+K by itself. */
    setThere(there: boolean): void {
      isThere = there;
    },
    setOpen(open: boolean): void {
      isOpen = open;
      if (!open) end();
    },
    /** True when the key is taken and must go nowhere else. */
    press({ key, isCommand, isAlt, isShift, isInField }: Pressed): boolean {
      if (isCommand && !isAlt && !isShift && key.toLowerCase() === 'k') {
        if (isOpen) end();
        else begin();
        return !isThere;
      }
      if (!isWaiting() || isCommand || isAlt) return false;
      // Without a palette the field is one of the page, and somebody has gone on to it.
      if (key === 'Escape' || (isInField && !isThere)) {
        end();
        return false;
      }
      if (key === 'Backspace') text = [...text].slice(0, -1).join('');
      else if ([...key].length === 1) text += key;
      else return false;
      return true;
    },
  };
}

export const typedAhead = createTypedAhead(() => performance.now());

/** Listens before anybody else; `isMember` says whether there will be a palette at all. */
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
