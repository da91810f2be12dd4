import { capabilities } from '@truciolo/contract';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isFloorPath } from '../../entities/jobs/job-paths.ts';
import { pages } from '../../lib/pages.ts';
import { hasCapability } from '../../lib/session/capabilities.ts';
import { useSessionUser } from '../../lib/session/session-store.ts';
import { hasShared } from '../../lib/shared-files.ts';

/** Lets phones share files with the installed app; files that waited for the login of a user who may write open the inbox. */
export function useShareTarget(): void {
  const mayWrite = hasCapability(useSessionUser().capabilities, [capabilities.insertion]);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // The floor is an app of its own.
  const isOffice = mayWrite && !isFloorPath(pathname);
  useEffect(() => {
    if (!isOffice) return;
    const link = document.createElement('link');
    link.rel = 'manifest';
    link.href = '/site.webmanifest';
    document.head.append(link);
    if (import.meta.env.PROD && 'serviceWorker' in navigator)
      void navigator.serviceWorker
        .register('/share-worker.js', { scope: pages.requests, type: 'module' })
        .catch(() => undefined);
    void hasShared().then(
      (waits) => waits && navigate(pages.requests),
      () => undefined,
    );
    return () => link.remove();
  }, [isOffice, navigate]);
}
