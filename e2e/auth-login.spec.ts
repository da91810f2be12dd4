import { expect } from '@playwright/test';
import { enter } from './app/enter.ts';
import { expectPage, fillLogin, storedSession } from './app/log-in.ts';
import { registerCompany } from './app/register-company.ts';
import { test } from './app/test.ts';

const nobody = { email: 'nessuno@officina-di-prova.it', password: 'Sbagliata1!' };

test('logs in, opens the dashboard, and logs out again', { tag: ['@core', '@smoke'] }, async ({ page }) => {
  const account = await registerCompany(page.request);
  await page.goto('/login');
  await fillLogin(page, account);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expectPage(page, /^Buon.+, Anna$/);
  const { token, user } = await storedSession(page);
  expect(token).toBeTruthy();
  expect(JSON.parse(user ?? '{}')).toMatchObject({ firstName: 'Anna', mail: account.email });

  const told = page.waitForResponse('**/api/auth/logout');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect((await told).status()).toBe(200);
  expect(await storedSession(page)).toEqual({ token: null, user: null });
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login$/);
});

test('the page has its fields, its links and its legal foot', async ({ page }) => {
  await page.goto('/login');
  const email = page.getByLabel('Indirizzo email');
  await expect(email).toHaveAttribute('name', 'username');
  await expect(email).toHaveAttribute('type', 'text');
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  await expect(link('Torna alla home')).toHaveAttribute('href', '/');
  await expect(link('Password dimenticata?')).toHaveAttribute('href', '/forgot-password');
  await expect(page.getByText('Non hai un account?')).toBeVisible();
  await expect(link('Registrati gratuitamente')).toHaveAttribute('href', '/register');
  await expect(link('Contatti')).toHaveAttribute('href', '/contatti');
  for (const name of ['Privacy Policy', 'Cookie Policy', 'Termini e condizioni'])
    await expect(link(name)).toHaveAttribute('href', /.+/);
  await expect(page.getByRole('contentinfo')).toContainText(/P\.IVA \d{11}/);
});

test('the password can be shown and hidden', async ({ page }) => {
  await page.goto('/login');
  const password = page.getByLabel('Password', { exact: true });
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Mostra password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Nascondi password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('both fields are required', async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByLabel('Indirizzo email')).toHaveAttribute('required', '');
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('required', '');
  let asked = false;
  page.on('request', (request) => {
    asked ||= request.url().endsWith('/auth/login');
  });
  await page.getByRole('button', { name: 'Accedi' }).click();
  await expect(page.getByLabel('Indirizzo email')).toBeFocused();
  expect(asked).toBe(false);
});

test('while it is asked the button waits; a refusal is said above it', async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/auth/login', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/login');
  await fillLogin(page, nobody);
  await expect(page.getByRole('button', { name: 'Accesso in corso...' })).toBeDisabled();
  letGo();
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText('Email o password non corretti.');
  const button = page.getByRole('button', { name: 'Accedi' });
  await expect(button).toBeEnabled();
  const [message, below] = [await alert.boundingBox(), await button.boundingBox()];
  expect(message?.y).toBeLessThan(below?.y ?? 0);
  // A wrong password is no ended session: nothing but the message appears.
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const { what, answer, text } of [
  { what: 'a refusal without a message', answer: { success: false }, text: 'Login failed' },
  {
    what: 'a refusal with a message',
    answer: { success: false, message: 'Utente bloccato' },
    text: 'Utente bloccato',
  },
  { what: 'no answer at all', answer: null, text: 'Errore durante il login' },
]) {
  test(`${what} is told as «${text}»`, async ({ page }) => {
    await page.route('**/api/auth/login', (route) =>
      answer ? route.fulfill({ json: answer }) : route.abort(),
    );
    await page.goto('/login');
    await fillLogin(page, nobody);
    await expect(page.getByRole('alert')).toHaveText(text);
    expect(await storedSession(page)).toEqual({ token: null, user: null });
  });
}

test('who is logged in has no business on the login and registration pages', async ({ page }) => {
  await enter(page, '/login');
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expectPage(page, /, Anna$/);
  await page.goto('/register');
  await expect(page).toHaveURL((url) => url.pathname === '/');
});
