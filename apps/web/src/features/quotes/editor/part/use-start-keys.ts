import { useEffect } from 'react';

interface KeyedAct {
  /** A letter, pressed with Alt and Shift. */
  readonly key: string;
  readonly run: () => void;
}

/** Alt+Shift and a letter for each act, wherever the cursor is outside dialogs. */
export function useStartKeys(acts: readonly KeyedAct[]): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey) return;
      if (event.target instanceof Element && event.target.closest('[role="dialog"]')) return;
      // The code names the key itself: with Alt a Mac types another letter.
      const act = acts.find(({ key }) => event.code === `Key${key}`);
      if (!act) return;
      event.preventDefault();
      act.run();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
