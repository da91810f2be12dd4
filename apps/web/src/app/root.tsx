import { useColorScheme } from '@mantine/hooks';
import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { isFloorPath } from '../entities/jobs/job-paths.ts';
import { useTheme } from '../features/preferences/theme-store.ts';
import { useSession } from '../lib/session/session-store.ts';
import { Providers } from './providers.tsx';
import { usePageHandle } from './routing/page-handle.ts';
import { isPublicPath } from './routing/public-paths.ts';

/**
 * Around every page: providers, colour scheme, window title. Public pages are always light. At the machines the device
 * decides, because the same phone works in a dark shop and in the sun.
 */
export function Root() {
  const chosen = useTheme();
  const { pathname } = useLocation();
  const device = useColorScheme('light', { getInitialValueInEffect: false });
  const session = useSession();
  const isAtMachines =
    session.status === 'in' &&
    (session.user.role === 'reparto' || session.user.sharedTablet) &&
    isFloorPath(pathname);
  const title = usePageHandle()?.title;
  useEffect(() => {
    document.title = title ? `${title} · Truciolo` : 'Truciolo';
  }, [title]);
  return (
    <Providers scheme={isPublicPath(pathname) ? 'light' : isAtMachines ? device : chosen}>
      <Outlet />
      <ScrollRestoration />
    </Providers>
  );
}
