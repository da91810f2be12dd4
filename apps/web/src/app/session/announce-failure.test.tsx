import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '@truciolo/contract';
import { expect, it, onTestFinished } from 'vitest';
import { asUser } from '../../../test/as-user.ts';
import { renderPage } from '../../../test/render-page.tsx';
import { setNavigator } from '../../lib/navigation.ts';
import { getSession } from '../../lib/session/session-store.ts';
import { announceFailure } from './announce-failure.ts';

/** A page of somebody who is logged in; the addresses that the app leads to are noted. */
function show() {
  asUser();
  const led: string[] = [];
  setNavigator((path) => void led.push(path));
  onTestFinished(() => setNavigator(() => {}));
  return { led, ...renderPage(<p>Pagina</p>) };
}

const refusal = (
  status: number,
  code: 'LICENSE_EXPIRED' | 'UNAUTHENTICATED',
  said: string | null,
  more = {},
) => ({
  error: new ApiError(status, { code, message: said ?? '', ...more }, said),
  hadToken: true,
  background: false,
});

it.each([
  ['the server’s words', refusal(403, 'LICENSE_EXPIRED', 'Licenza sospesa.'), 'Licenza sospesa.'],
  [
    'the date alone',
    refusal(403, 'LICENSE_EXPIRED', null, { licenseExpiration: '2026-10-01T21:59:59.000Z' }),
    'Licenza scaduta il 01/10/2026. Contatta il supporto o il tuo fornitore.',
  ],
  [
    'nothing',
    refusal(403, 'LICENSE_EXPIRED', null),
    'Licenza scaduta. Contatta il supporto o il tuo fornitore.',
  ],
])('a refusal for the licence is shown with %s', async (_what, failure, text) => {
  const { user } = show();
  announceFailure(failure);
  expect((await screen.findByRole('dialog', { name: 'Licenza Scaduta' })).textContent).toContain(text);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it.each([
  ['the server’s words', 'La sessione è stata chiusa da un altro accesso.'],
  ['a default sentence', null],
])('the end of a session is announced once with %s, then the login follows', async (_what, said) => {
  const { user, led } = show();
  announceFailure(refusal(401, 'UNAUTHENTICATED', said));
  announceFailure(refusal(401, 'UNAUTHENTICATED', said));
  await screen.findByRole('dialog', { name: 'Sessione terminata' });
  expect(screen.getAllByText(said ?? "La sessione è scaduta. Effettua nuovamente l'accesso.")).toHaveLength(
    1,
  );
  expect([led, getSession().status]).toEqual([[], 'in']);
  await user.click(screen.getByRole('button', { name: 'Vai al login' }));
  await waitFor(() => expect([led, getSession().status]).toEqual([['/login'], 'out']));
});

it('a call of the page’s own is refused silently, and a visitor has no session to lose', () => {
  const { led } = show();
  announceFailure({ ...refusal(403, 'LICENSE_EXPIRED', 'Licenza sospesa.'), background: true });
  announceFailure({ ...refusal(401, 'UNAUTHENTICATED', null), hadToken: false });
  expect([led, screen.queryByRole('dialog')]).toEqual([[], null]);
});
