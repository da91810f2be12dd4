/** Frames in which a press may still give the focus to a field: a busy browser draws fewer of them in a second. */
const PATIENCE = 45;

const FIELD = 'input:not([type="checkbox"]):not([type="radio"]):not([type="range"]), textarea';

const isField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof Element && target.matches(FIELD);

const takesLetters = (target: EventTarget | null): boolean =>
  isField(target) ||
  (target instanceof HTMLElement && (target.isContentEditable || target.closest('select') !== null));

/** Writes a text into the focused field as if it had been typed. */
function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  if (document.execCommand?.('insertText', false, text)) return;
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
}

/**
 * Many buttons open a field and give it the focus a moment later. On a slow machine the user's letters arrive before
 * that: they would be lost, or taken as shortcuts of the page. They wait here and go to the field that gets the focus
 * first; if none does, the page gets them as keys.
 */
export function startKeysAfterPress(page: Window): () => void {
  let held: KeyboardEvent[] = [];
  let frame: number | null = null;
  const stop = () => {
    if (frame !== null) page.cancelAnimationFrame(frame);
    frame = null;
    const keys = held;
    held = [];
    return keys;
  };
  const giveBack = () => {
    for (const { key, code, shiftKey } of stop()) {
      const again = new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true });
      (page.document.activeElement ?? page.document.body).dispatchEvent(again);
    }
  };
  const wait = (frames: number) => {
    frame = page.requestAnimationFrame(() => (frames > 0 ? wait(frames - 1) : giveBack()));
  };
  const onPress = ({ target }: Event) => {
    giveBack();
    if (target instanceof Element && target.closest('button, a, [role="menuitem"], [role="option"]'))
      wait(PATIENCE);
  };
  const onKey = (event: KeyboardEvent) => {
    if (frame === null || !event.isTrusted) return;
    const { key, ctrlKey, altKey, metaKey, isComposing, target } = event;
    const isLetter = [...key].length === 1 && !ctrlKey && !altKey && !metaKey && !isComposing;
    // The space bar presses the focused button, unless it separates two words.
    const isHeld = isLetter && !takesLetters(target) && (key !== ' ' || held.length > 0);
    if (!isHeld) return;
    held.push(event);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (frame === null) return;
    if (!isField(target)) return giveBack();
    const text = stop()
      .map(({ key }) => key)
      .join('');
    if (text !== '') type(target, text);
  };
  page.addEventListener('click', onPress, true);
  page.addEventListener('keydown', onKey, true);
  page.addEventListener('focusin', onFocus);
  return () => {
    stop();
    page.removeEventListener('click', onPress, true);
    page.removeEventListener('keydown', onKey, true);
    page.removeEventListener('focusin', onFocus);
  };
}
