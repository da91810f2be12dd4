import { useEffect } from 'react';
import { FLOOR_PATH } from '../../entities/jobs/job-paths.ts';

/** Offers the floor as an installable app, and caches its pages for offline use. */
export function useInstalledFloor(): void {
  useEffect(() => {
    const link = document.createElement('link');
    link.rel = 'manifest';
    link.href = '/reparto.webmanifest';
    document.head.append(link);
    // A plain http:// address of the shop's network has no service workers: there the floor needs its connection to open.
    if (import.meta.env.PROD && 'serviceWorker' in navigator)
      void navigator.serviceWorker.register('/floor-worker.js', { scope: FLOOR_PATH }).catch(() => undefined);
    return () => link.remove();
  }, []);
}
