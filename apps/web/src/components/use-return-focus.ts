import { useEffect, useState } from 'react';

/**
 * For a dialog that exists only while it is open: when it goes, the focus returns to what opened it. (A dialog that
 * stays mounted and toggles `opened` needs no help.)
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
