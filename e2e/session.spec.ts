import { expect, type Page } from '@playwright/test';
import { dialog } from './app/dialog.ts';
import { enter } from './app/enter.ts';
import { expectPage, fillLogin, openSession, storedSession } from './app/log-in.ts';
import { createQuote, expectSaved, finishedPerno } from './app/quotes.ts';
import { registerCompany } from './app/register-company.ts';
import { test } from './app/test.ts';

const nobody = { token: null, user: null };

/** The server ends the session while the page is open. */
const endElsewhere = (page: Page, token: string) =>
  page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` }, data: {} });

test('the splash is shown while the stored token is checked', async ({ page }) => {
  await enter(page, '/sessions');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/auth/verify', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole('status').filter({ hasText: 'prepariamo la magia' })).toBeVisible();
  letGo();
  await expectPage(page, 'Sessioni attive');
  await expect(page.getByText('prepariamo la magia')).toHaveCount(0);
});

test('an invalid token is dropped silently', async ({ page }) => {
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.setItem('token', 'a.b.c');
    localStorage.setItem('user', '{}');
  });
  await page.goto('/customers');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('button', { name: 'Accedi' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await storedSession(page)).toEqual(nobody);
});

test('a user who was away for a week is told why the login is needed again', async ({ page }) => {
  await enter(page, '/sessions');
  const message = 'Sei stato disconnesso perché per 7 giorni non hai usato il programma. Accedi di nuovo.';
  const json = { code: 'SESSION_IDLE', message };
  await page.route('**/api/auth/verify', (route) => route.fulfill({ status: 401, json }));
  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('status').filter({ hasText: message })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await storedSession(page)).toEqual(nobody);
});

test('an unreachable server does not end the session', async ({ page }) => {
  const { token } = await enter(page, '/sessions');
  await page.route('**/api/auth/verify', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Il servizio non risponde' })).toBeVisible();
  expect((await storedSession(page)).token).toBe(token);
  await page.unroute('**/api/auth/verify');
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expectPage(page, 'Sessioni attive');
});

test('an ended session is announced once, then the login follows', async ({ page }) => {
  const { token } = await enter(page, '/change-password');
  await expectPage(page, 'Cambio password');
  await endElsewhere(page, token);
  await page.getByRole('link', { name: 'Sessioni attive' }).click();
  await expect(dialog(page, 'Sessione terminata')).toContainText(
    'La sessione è scaduta. Effettua nuovamente l’accesso.',
  );
  await expect(page.getByRole('dialog')).toHaveCount(1);
  expect((await storedSession(page)).token).toBe(token);
  await dialog(page, 'Sessione terminata').getByRole('button', { name: 'Vai al login' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await storedSession(page)).toEqual(nobody);
});

test('work typed when the session has ended is there again after the login', async ({ page }) => {
  const account = await enter(page, '/quote-tools');
  const quote = await createQuote(page, account.token, finishedPerno());
  await page.goto(`/quote-tools/${quote.guid}`);
  const description = page.getByRole('textbox', { name: 'Descrizione del pezzo' });
  await expect(description).toHaveValue(/Perno/);
  await endElsewhere(page, account.token);
  await description.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Perno del turno di notte');
  const ended = dialog(page, 'Sessione terminata');
  await expect(ended).toContainText('resta in questo browser: dopo l’accesso torni qui e lo ritrovi');
  await ended.getByRole('button', { name: 'Vai al login' }).click();
  await fillLogin(page, account);
  await expect(page).toHaveURL(new RegExp(`/quote-tools/${quote.guid}$`));
  await expect(description).toHaveValue('Perno del turno di notte');
  await expectSaved(page);
});

test('one session too many: the oldest is closed, and the login names it', async ({ page }) => {
  const account = await registerCompany(page.request);
  const oldest = await openSession(page.request, account);
  for (let more = 0; more < 2; more++) await openSession(page.request, account);
  await page.goto('/login');
  await fillLogin(page, account);
  const limit = dialog(page, 'Sessione precedente chiusa');
  await expect(limit).toContainText(
    'La sessione più vecchia è stata chiusa automaticamente per rispettare il limite di sessioni attive.',
  );
  await expect(limit.getByRole('listitem')).toHaveText(
    /[0-9a-f]{8} · iniziata: \d{2}\/\d{2}\/\d{4},? \d{2}:\d{2}$/,
  );
  await expect(limit).toContainText(
    'Se non riconosci questa attività, cambia la password e contatta il supporto.',
  );
  expect(await storedSession(page)).toEqual(nobody);
  await limit.getByRole('button', { name: 'Continua' }).click();
  await expectPage(page, /, Anna$/);
  const verified = await page.request.get('/api/auth/verify', {
    headers: { authorization: `Bearer ${oldest.token}` },
  });
  expect(verified.status()).toBe(401);
});

test('logout needs no answer from the server', async ({ page }) => {
  await enter(page, '/dashboard');
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
  await page.route('**/api/auth/logout', (route) => route.abort());
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect((await warned).text()).toBe('Logout API call failed (session already closed?)');
  expect(await storedSession(page)).toEqual(nobody);
});

test('logging out in one window ends the others', async ({ page }) => {
  await enter(page, '/dashboard');
  await expectPage(page, /, Anna$/);
  const other = await page.context().newPage();
  await other.goto('/sessions');
  await expectPage(other, 'Sessioni attive');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('the list of sessions closes one, or all the others', async ({ page }) => {
  const account = await registerCompany(page.request);
  await openSession(page.request, account);
  await openSession(page.request, account);
  await page.goto('/login');
  await fillLogin(page, account);
  await expectPage(page, /, Anna$/);
  await page.goto('/sessions');
  const rows = page.getByRole('table', { name: 'Sessioni attive' }).locator('tbody tr');
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: 'Questa sessione' })).toHaveCount(1);

  await rows.getByRole('button', { name: 'Chiudi' }).first().click();
  const one = dialog(page, /^Chiudere la sessione «.+»\?$/);
  await one.getByRole('button', { name: 'Annulla' }).click();
  await expect(one).toHaveCount(0);
  await expect(rows).toHaveCount(3);
  await rows.getByRole('button', { name: 'Chiudi' }).first().click();
  await one.getByRole('button', { name: 'Chiudi sessione' }).click();
  await expect(page.getByText('Sessione chiusa.')).toBeVisible();
  await expect(rows).toHaveCount(2);

  await page.getByRole('button', { name: 'Chiudi tutte le altre' }).click();
  await dialog(page, 'Chiudere tutte le altre sessioni?')
    .getByRole('button', { name: 'Chiudi le altre' })
    .click();
  await expect(page.getByText('Le altre sessioni sono chiuse.')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Chiudi tutte le altre' })).toBeDisabled();
});
