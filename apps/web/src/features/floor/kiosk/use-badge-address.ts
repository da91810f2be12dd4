import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { notifyDone, notifyFailed } from '../../../components/notify.tsx';
import { errorText } from '../../../lib/error-text.ts';
import { badgeIn, identify } from './identify.ts';
import { useKiosk } from './kiosk-store.ts';

/** A badge that the tablet's own camera has read opens the floor as its owner; the code leaves the address at once. */
export function useBadgeAddress(): void {
  const { hash, pathname, search } = useLocation();
  const { isShared } = useKiosk();
  const navigate = useNavigate();
  useEffect(() => {
    if (!hash.startsWith('#badge=')) return;
    void navigate(`${pathname}${search}`, { replace: true });
    if (!isShared) return;
    identify({ badge: badgeIn(hash) })
      .then(({ name }) => notifyDone(`Ciao, ${name}.`))
      .catch((error: unknown) => notifyFailed(errorText(error)));
  }, [hash, pathname, search, isShared, navigate]);
}
