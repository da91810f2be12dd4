import { useEffect } from 'react';

/** These inputs take no letters. */
const PRESSED = ['checkbox', 'radio', 'button', 'submit', 'range', 'file', 'color'].map(
  (type) => `input[type="${type}"]`,
);

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('[role="dialog"]') !== null ||
    // Letters on the button of an open list belong to the list.
    target.closest('[aria-haspopup="listbox"][aria-expanded="true"]') !== null ||
    (target.closest('input, textarea, select') !== null && !target.matches(PRESSED.join())));

/**
 * Enter presses the focused button or link. Those inside `data-page-keys` leave it to the page: a row that is clicked
 * stays under the page's keys.
 */
const ownsEnter = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('button, a, summary') !== null &&
  target.closest('[data-page-keys]') === null;

/** Letters typed within this time after a field closed still belong to the word and are no shortcut, ms. */
const AFTER_TYPING = 1000;
let typedAt = Number.NEGATIVE_INFINITY;
if (typeof window !== 'undefined') {
  const note = ({ target, key, timeStamp }: KeyboardEvent) => {
    if (key.length === 1 && isTyping(target)) typedAt = timeStamp;
  };
  window.addEventListener('keydown', note, { capture: true, passive: true });
  // A press elsewhere means that the user is no longer writing that word.
  const forget = () => {
    typedAt = Number.NEGATIVE_INFINITY;
  };
  window.addEventListener('pointerdown', forget, { capture: true, passive: true });
}

/**
 * Single-key shortcuts of the page, inactive while the user is typing, just was, or a dialog is open. A page's own keys
 * (`first`) take precedence over those of the shell.
 */
export function useGlobalKeys(actions: Readonly<Record<string, () => void>>, first = false): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target))
        return;
      if (event.key.length === 1 && event.timeStamp - typedAt < AFTER_TYPING) return;
      const action = actions[event.key];
      if (!action || (event.key === 'Enter' && ownsEnter(event.target))) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', onKey, first);
    return () => window.removeEventListener('keydown', onKey, first);
  }, [actions, first]);
}
