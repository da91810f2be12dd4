import { notifications } from '@mantine/notifications';
import { cleanup, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { onTestFinished, vi } from 'vitest';
import { Providers } from '../src/app/providers.tsx';
import { queryClient } from '../src/lib/api/query-client.ts';

const reducedMotion = (query: string) => ({
  matches: query.includes('reduce'),
  media: query,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
});

/**
 * Renders a page with the app's providers at an address, and undoes it after the test. Answers with the user's hands and
 * the address the page has led to. The file is a `.test.tsx`: these run in happy-dom.
 */
export function renderPage(page: ReactNode, path = '/') {
  vi.stubGlobal('matchMedia', reducedMotion);
  // Text areas that grow wait for the fonts, which happy-dom does not have.
  if (!document.fonts) Object.defineProperty(document, 'fonts', { value: new EventTarget() });
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [path] });
  render(
    <Providers scheme="light">
      <RouterProvider router={router} />
    </Providers>,
  );
  onTestFinished(() => {
    cleanup();
    notifications.clean();
    queryClient.clear();
    localStorage.clear();
    vi.unstubAllGlobals();
  });
  return { user: userEvent.setup(), address: () => router.state.location.pathname };
}
