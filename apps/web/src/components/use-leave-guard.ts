import { useEffect } from 'react';
import { type Location, useBlocker } from 'react-router';
import { getSession } from '../lib/session/session-store.ts';
import { openedRow } from './opened-row.ts';
import { askConfirmation } from './popup/popup.tsx';

/** Place of the form: the page, and the panel in the address. A search or a filter changes neither. */
const placeOf = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string =>
  `${pathname}?${openedRow(new URLSearchParams(search))}`;

/** Asks before unsaved work is left behind, by a link as by closing the window. The end of the session asks nothing. */
export function useLeaveGuard(hasUnsaved: boolean): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsaved && getSession().status === 'in' && placeOf(currentLocation) !== placeOf(nextLocation),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    void askConfirmation({
      title: 'Uscire senza salvare?',
      text: 'Le modifiche di questa pagina andranno perse.',
      confirm: 'Esci senza salvare',
      destructive: true,
    }).then((leave) => (leave ? blocker.proceed() : blocker.reset()));
  }, [blocker]);
  useCloseWarning(hasUnsaved);
}

/** The browser asks before the window is closed or reloaded. */
function useCloseWarning(hasUnsaved: boolean): void {
  useEffect(() => {
    if (!hasUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [hasUnsaved]);
}
