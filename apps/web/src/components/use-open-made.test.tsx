import { cleanup, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { flushSync } from 'react-dom';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { useOpenMade } from './use-open-made.ts';

afterEach(cleanup);

const neverReady = new Promise<string>(() => {});

function FormOfQuote() {
  const open = useOpenMade();
  return (
    <button type="button" onClick={() => open('/commessa')}>
      Crea commessa
    </button>
  );
}

const SlowJob = () => use(neverReady);

const Shell = () => (
  <Suspense fallback="Un momento…">
    <Outlet />
  </Suspense>
);

it('removes the page before as soon as the address of the new row is there, however slow its page is', async () => {
  const children = [
    { path: '/', Component: FormOfQuote },
    { path: '/commessa', Component: SlowJob },
  ];
  const router = createMemoryRouter([{ Component: Shell, children }]);
  render(<RouterProvider router={router} flushSync={(work) => void flushSync(work)} />);
  (await screen.findByText('Crea commessa')).click();
  await expect.poll(() => router.state.location.pathname).toBe('/commessa');
  expect(await screen.findByText('Un momento…')).toBeTruthy();
});

const sources = import.meta.glob<string>('../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('opens every quote, job and request that a call returned', () => {
  const plain = /\bnavigate\((quotePath|pathOfUnsavedQuote|requestPath\(taken|`\$\{JOBS_PATH\}\/\$\{)/;
  const found = Object.entries(sources).filter(([, source]) => plain.test(source));
  expect(found.map(([path]) => path)).toEqual([]);
});
