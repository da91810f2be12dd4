import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useLocation } from 'react-router';
import { useTheme } from '../features/preferences/theme-store.ts';
import { Providers } from './providers.tsx';
import { usePageHandle } from './routing/page-handle.ts';
import { isPublicPath } from './routing/public-paths.ts';

/** Around every page: providers, colour scheme, window title. Public pages are always light. */
export function Root() {
  const chosen = useTheme();
  const { pathname } = useLocation();
  const title = usePageHandle()?.title;
  useEffect(() => {
    document.title = title ? `${title} · Truciolo` : 'Truciolo';
  }, [title]);
  return (
    <Providers scheme={isPublicPath(pathname) ? 'light' : chosen}>
      <Outlet />
      <ScrollRestoration />
    </Providers>
  );
}
