import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ShopLanguage } from '@truciolo/contract';
import { lazy, StrictMode, Suspense, useEffect } from 'react';
import { ShopPage } from '../pages/shop-page.tsx';

const StatePage = lazy(() =>
  import('../pages/state-page.tsx').then((module) => ({ default: module.StatePage })),
);
const PastPage = lazy(() =>
  import('../pages/past-page.tsx').then((module) => ({ default: module.PastPage })),
);

interface PageProps {
  readonly path: string;
  /** The language in which the server drew the page; null where it drew none. */
  readonly language: ShopLanguage | null;
}

interface PageTreeProps extends PageProps {
  readonly client: QueryClient;
  /** Called when the page answers to its visitor. */
  readonly onMounted?: () => void;
}

/** The pages below /officina, by their address: they have a build of their own, without the app's router. */
function Page({ path, language }: PageProps) {
  const [, , first = '', token = ''] = path.split('/').map(decodeURIComponent);
  if (token && first === 'richiesta') return <StatePage token={token} />;
  if (token && first === 'mie') return <PastPage token={token} />;
  return <ShopPage slug={first} language={language} />;
}

const nothing = () => {};

/** Its effect runs when the boundary around it is alive. */
function Mounted({ onMounted }: { readonly onMounted: () => void }) {
  useEffect(() => onMounted(), [onMounted]);
  return null;
}

/** The same tree on the server and in the browser, so that the browser takes over what the server drew. */
export const PageTree = ({ client, onMounted = nothing, ...page }: PageTreeProps) => (
  <StrictMode>
    <QueryClientProvider client={client}>
      <Suspense fallback={null}>
        <Page {...page} />
        <Mounted onMounted={onMounted} />
      </Suspense>
    </QueryClientProvider>
  </StrictMode>
);
