import { useEffect } from 'react';
import type { Playback } from '../analysis/playback.ts';

/** Where a key already means something: fields, buttons, tabs, dialogs, the slider. */
const OWN_KEYS =
  'input, textarea, select, button, a, [role="dialog"], [role="tab"], [role="option"], [role="menuitem"]';

/** Space plays and pauses, arrows go from block to block. */
export function usePlaybackKeys(playback: Playback): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(OWN_KEYS)) return;
      if (event.key === ' ') playback.toggle();
      else if (event.key === 'ArrowDown') playback.step(1);
      else if (event.key === 'ArrowUp') playback.step(-1);
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [playback]);
}
