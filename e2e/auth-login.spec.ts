import { expect } from '@playwright/test';
import { enter } from './app/enter.ts';
import { expectPage, fillLogin, storedSession } from './app/log-in.ts';
import { registerCompany } from './app/register-company.ts';
import { test } from './app/test.ts';

test('a user is refused with a wrong password, logs in, opens the dashboard, and logs out again', {
  tag: ['@core', '@smoke'],
}, async ({ page }) => {
  const account = await registerCompany(page.request);
  await page.goto('/login');
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  await expect(link('Torna alla home')).toHaveAttribute('href', '/');
  await expect(link('Contatti')).toHaveAttribute('href', '/contatti');
  for (const name of ['Privacy Policy', 'Cookie Policy', 'Termini e condizioni'])
    await expect(link(name)).toHaveAttribute('href', /.+/);
  await expect(page.getByRole('contentinfo')).toContainText(/P\.IVA \d{11}/);

  await fillLogin(page, { ...account, password: 'Sbagliata1!' });
  await expect(page.getByRole('alert')).toHaveText('Email o password non corretti.');
  // A wrong password does not end a session: only the message appears.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await storedSession(page)).toEqual({ token: null, user: null });
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

test('a logged-in user is redirected from the login and registration pages', async ({ page }) => {
  await enter(page, '/login');
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expectPage(page, /, Anna$/);
  await page.goto('/register');
  await expect(page).toHaveURL((url) => url.pathname === '/');
});
