import { expect } from '@playwright/test';
import { enter } from './app/enter.ts';
import { expectPage, fillLogin } from './app/log-in.ts';
import { test } from './app/test.ts';
import { expectTheme } from './app/theme.ts';

test('the theme changes at once, is saved, and follows the user', { tag: '@core' }, async ({ page }) => {
  const account = await enter(page, '/dashboard');
  await expectPage(page, /, Anna$/);
  await expectTheme(page, 'light');
  const saved = page.waitForResponse(
    (answer) => answer.url().endsWith('/api/preferences') && answer.request().method() === 'PUT',
  );
  await page.getByRole('switch', { name: 'Tema scuro' }).click();
  await expectTheme(page, 'dark');
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expectTheme(page, 'dark');
  // Public pages are light for everybody, and logging out takes the theme along.
  await page.goto('/contatti');
  await expectTheme(page, 'light');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expectTheme(page, 'light');
  await fillLogin(page, account);
  await expectPage(page, /, Anna$/);
  await expectTheme(page, 'dark');
});

test('a theme that could not be saved is rolled back', async ({ page }) => {
  await enter(page, '/dashboard');
  await expectPage(page, /, Anna$/);
  let refuse = () => {};
  const held = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await page.route('**/api/preferences', async (route) => {
    await held;
    await route.fulfill({ status: 500, body: '' });
  });
  await page.getByRole('switch', { name: 'Tema scuro' }).click();
  await expectTheme(page, 'dark');
  refuse();
  await expect(page.getByText('Il tema non è stato salvato.')).toBeVisible();
  await expectTheme(page, 'light');
});
