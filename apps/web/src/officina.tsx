import './lib/zod-setup.ts';
import '@fontsource/ibm-plex-sans/latin-400.css';
import '@fontsource/ibm-plex-sans/latin-500.css';
import '@fontsource/ibm-plex-sans/latin-600.css';
import '@fontsource/ibm-plex-mono/latin-400.css';
import './app/theme/tokens.css';
import './app/theme/base.css';
import './features/shop-page/shop-page.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { ShopPage } from './features/shop-page/pages/shop-page.tsx';
import { followDevice } from './features/shop-page/use-scheme.ts';
import { queryClient } from './lib/api/query-client.ts';

const StatePage = lazy(() =>
  import('./features/shop-page/pages/state-page.tsx').then((module) => ({ default: module.StatePage })),
);
const PastPage = lazy(() =>
  import('./features/shop-page/pages/past-page.tsx').then((module) => ({ default: module.PastPage })),
);

/** The pages below /officina, by their address: they have a build of their own, without the app's router. */
function Page() {
  const [, , first = '', token = ''] = window.location.pathname.split('/').map(decodeURIComponent);
  if (token && first === 'richiesta') return <StatePage token={token} />;
  if (token && first === 'mie') return <PastPage token={token} />;
  return <ShopPage slug={first} />;
}

followDevice();
const container = document.getElementById('root');
if (!container) throw new Error('the page has no #root to mount in');
createRoot(container).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <Suspense fallback={null}>
        <Page />
      </Suspense>
    </QueryClientProvider>
  </StrictMode>,
);
