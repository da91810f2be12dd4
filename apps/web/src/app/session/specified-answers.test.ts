import { afterEach, expect, it, vi } from 'vitest';
import { isAnalyticsEnabled, sendEvents } from '../../features/analytics/api/analytics-calls.ts';
import { logIn } from '../../features/auth/api/log-in.ts';
import { logOutOnServer } from '../../features/auth/api/log-out.ts';
import { registerCompany } from '../../features/auth/api/register-company.ts';
import { requestPasswordReset } from '../../features/auth/api/request-password-reset.ts';
import { resetPassword } from '../../features/auth/api/reset-password.ts';
import { verifySession } from '../../features/auth/api/verify-session.ts';
import { closedSessions } from '../../features/auth/closed-sessions.ts';
import { emptyRegistration, toRegistration } from '../../features/auth/registration-form.ts';
import { getCompanyName } from '../../features/contact/api/get-company-name.ts';
import { sendContact } from '../../features/contact/api/send-contact.ts';
import { getPreferences } from '../../features/preferences/api/get-preferences.ts';
import { updatePreferences } from '../../features/preferences/api/update-preferences.ts';

// SPEC section 7: of each of these answers single fields are read, or none. Another server's answer is not refused for
// the rest of it.

const answers = (body: unknown) =>
  vi.stubGlobal('fetch', async () => new Response(typeof body === 'string' ? body : JSON.stringify(body)));
afterEach(() => vi.unstubAllGlobals());

const user = { firstName: 'Anna', lastName: 'Riva', mail: 'a@b.it', capabilities: ['insertion', 7] };
const message = { name: 'A', email: 'a@b.it', company: '', phone: '', message: 'Salve', answer: 7 };

it.each<[string, () => Promise<unknown>]>([
  ['register', () => registerCompany(toRegistration(emptyRegistration, true))],
  ['request a reset', () => requestPasswordReset('a@b.it')],
  ['reset', () => resetPassword('t', 'a@b.it', 'Truciolo#26')],
  ['contact', () => sendContact({ ...message, question: { text: '3 + 4', ticket: 't' } })],
  ['log out', () => logOutOnServer()],
  ['save the theme', () => updatePreferences({ theme: 'dark' })],
  ['usage events', () => sendEvents('12345678', [])],
])('%s: any 2xx is a success', async (_name, call) => {
  const warned = vi.spyOn(console, 'warn');
  for (const body of [{}, '', [], { success: 'yes', data: null }, '<p>OK</p>']) {
    answers(body);
    await call();
  }
  expect(warned).not.toHaveBeenCalled();
});

it('a login with only the specified fields of the user succeeds', async () => {
  answers({ success: true, token: 't', user: { ...user, theirs: 1 } });
  expect(await logIn('a@b.it', 'x')).toMatchObject({
    ok: true,
    token: 't',
    user: { ...user, theirs: 1, capabilities: ['insertion'], licenseExpiration: null },
  });
});

it('the token’s claims fill in missing fields of the user', async () => {
  const claims = {
    companyGuid: '0192f2c4-8a00-7000-8000-000000000001',
    licenseExpiration: '2020-01-01T00:00:00Z',
  };
  answers({ user: { firstName: 'Anna' } });
  expect(await verifySession(`h.${btoa(JSON.stringify(claims))}.s`)).toMatchObject(claims);
  expect(await verifySession('no token of ours')).toMatchObject({ firstName: 'Anna', capabilities: [] });
});

it.each([
  [{ success: false }, 'Login failed'],
  [{ success: false, message: 'Utente sospeso.' }, 'Utente sospeso.'],
  [{ success: true, token: 7, user }, 'Login failed'],
  [{ success: true, token: 't' }, 'Login failed'],
])('login %o shows «%s»', async (body, text) => {
  answers(body);
  expect(await logIn('a@b.it', 'x')).toEqual({ ok: false, message: text });
});

const unknown = [1, 2, 3].map((at) => ({ device: null, shortId: `sessione ${at}`, createdAt: null }));

it.each([
  [undefined, []],
  ['odd', []],
  [{ limitEnforced: false, removedSessions: [{}] }, []],
  [{ limitEnforced: true, removedSessions: 'two' }, []],
  [{ limitEnforced: true, removedSessions: [null, 'x', { guid: 5, device: '', createdAt: 'ieri' }] }, 3],
])('malformed closed sessions do not block the login: %o', async (sessionInfo, closed) => {
  answers({ success: true, token: 't', user, sessionInfo });
  const outcome = await logIn('a@b.it', 'x');
  expect(outcome.ok).toBe(true);
  expect(closedSessions(outcome.ok ? outcome.sessionInfo : null)).toEqual(closed === 3 ? unknown : closed);
});

it('theme, company name and analytics are read from minimal answers', async () => {
  answers({ theme: 'blue', size: 3 });
  expect(await getPreferences()).toMatchObject({ theme: 'blue' });
  answers({ name: 'Officina Riva' });
  expect(await getCompanyName('0192f2c4-8a00-7000-8000-000000000001')).toBe('Officina Riva');
  answers({ settings: { isEnabled: true, more: 1 } });
  expect(await isAnalyticsEnabled()).toBe(true);
});
