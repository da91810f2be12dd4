import { ApiError } from '@truciolo/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const popups = vi.hoisted(() => ({ shown: [] as { title: string; text: unknown }[], close: () => {} }));
vi.mock('../../components/popup/popup.tsx', () => ({
  showPopup: (popup: { title: string; text: unknown }) => {
    popups.shown.push(popup);
    return new Promise<void>((resolve) => {
      popups.close = resolve;
    });
  },
}));
const ended = vi.hoisted(() => vi.fn());
vi.mock('./end-session.ts', () => ({ endSession: ended }));
vi.mock('../../lib/session/unsaved-work.ts', () => ({ storeUnsavedWork: () => null }));
vi.mock('../../lib/session/session-store.ts', () => ({ getSessionUser: () => null }));

const { announceFailure } = await import('./announce-failure.ts');

const settled = () => new Promise((resolve) => setTimeout(resolve));
const texts = () => popups.shown.map(({ text }) => text);

beforeEach(() => {
  vi.stubGlobal('window', { location: { pathname: '/customers', search: '' } });
});
afterEach(async () => {
  popups.close();
  await settled();
  popups.shown.length = 0;
  ended.mockClear();
  vi.unstubAllGlobals();
});

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
])('a refusal for the licence is shown with %s', (_what, failure, text) => {
  announceFailure(failure);
  expect(popups.shown).toMatchObject([{ title: 'Licenza Scaduta', text }]);
});

it.each([
  ['the server’s words', 'La sessione è stata chiusa da un altro accesso.'],
  ['a default sentence', null],
])('the end of a session is announced once with %s, then the login follows', async (_what, said) => {
  announceFailure(refusal(401, 'UNAUTHENTICATED', said));
  announceFailure(refusal(401, 'UNAUTHENTICATED', said));
  expect(texts()).toEqual([said ?? "La sessione è scaduta. Effettua nuovamente l'accesso."]);
  expect(ended).not.toHaveBeenCalled();
  popups.close();
  await settled();
  expect(ended).toHaveBeenCalledOnce();
});

it('a call of the page’s own is refused silently, and a visitor has no session to lose', () => {
  announceFailure({ ...refusal(403, 'LICENSE_EXPIRED', 'Licenza sospesa.'), background: true });
  announceFailure({ ...refusal(401, 'UNAUTHENTICATED', null), hadToken: false });
  expect(popups.shown).toEqual([]);
});
