import { useEffect } from 'react';

/** A box or a knob takes no letters. */
const PRESSED = ['checkbox', 'radio', 'button', 'submit', 'range', 'file', 'color'].map(
  (type) => `input[type="${type}"]`,
);

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('[role="dialog"]') !== null ||
    (target.closest('input, textarea, select') !== null && !target.matches(PRESSED.join())));

/** A word that goes on after its field has closed is no command, ms. */
const AFTER_TYPING = 1000;
let typedAt = Number.NEGATIVE_INFINITY;
if (typeof window !== 'undefined') {
  const note = ({ target, key, timeStamp }: KeyboardEvent) => {
    if (key.length === 1 && isTyping(target)) typedAt = timeStamp;
  };
  window.addEventListener('keydown', note, { capture: true, passive: true });
  // Whoever has pressed something else since is no longer writing that word.
  const forget = () => {
    typedAt = Number.NEGATIVE_INFINITY;
  };
  window.addEventListener('pointerdown', forget, { capture: true, passive: true });
}

/**
 * Single keys that act anywhere on the page, but never while somebody is typing, just was, or a dialog is open. A page's own
 * keys (`first`) go before those of the shell around it.
 */
export function useGlobalKeys(actions: Readonly<Record<string, () => void>>, first = false): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target))
        return;
      if (event.key.length === 1 && event.timeStamp - typedAt < AFTER_TYPING) return;
      const action = actions[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', onKey, first);
    return () => window.removeEventListener('keydown', onKey, first);
  }, [actions, first]);
}
