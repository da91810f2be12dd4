import { useEffect, useState } from 'react';

/**
 * For a dialog that is mounted only while it is open: when it closes, the focus returns to the element that opened it.
 * (A dialog that stays mounted and toggles `opened` does so itself.)
 */
export function useReturnFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      window.setTimeout(() => {
        if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
      });
    },
    [opener],
  );
}
