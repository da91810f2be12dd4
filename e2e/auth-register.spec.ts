import { expect, type Page } from '@playwright/test';
import { newRegistration, type Registration } from '../testing/registration.ts';
import { ownClock, stopClock } from './app/clock.ts';
import { expectPage, storedSession } from './app/log-in.ts';
import { test } from './app/test.ts';

const field = (page: Page, name: keyof Registration) => page.locator(`#${name}`);
const submitButton = (page: Page) => page.getByRole('button', { name: 'Registra Azienda' });
const consent = (page: Page) => page.getByRole('checkbox', { name: /Privacy Policy/ });

async function fillForm(page: Page, values: Registration): Promise<void> {
  for (const [name, value] of Object.entries(values)) await page.locator(`#${name}`).fill(value);
  await consent(page).check();
}

test('a registration is confirmed for three seconds, then the user is logged in', {
  tag: ['@core', '@smoke'],
}, async ({ page }) => {
  await ownClock(page);
  await page.goto('/register');
  const values = newRegistration();
  await fillForm(page, values);
  await stopClock(page);
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Registrazione Completata!' })).toBeVisible();

  const logins: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/login')) logins.push(request.postData() ?? '');
  });
  await page.clock.runFor(2900);
  await expect(page.getByRole('heading', { name: 'Registrazione Completata!' })).toBeVisible();
  expect(logins).toEqual([]);
  await page.clock.runFor(200);
  await expect.poll(() => logins.length).toBe(1);
  expect(JSON.parse(logins[0] ?? '')).toEqual({ username: values.userEmail, password: values.password });
  await page.clock.resume();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expectPage(page, /, Anna$/);
  expect((await storedSession(page)).token).toBeTruthy();
  // Fourteen days of trial, counted by the calendar.
  await expect(page.getByText(/licenza fino al \d{2}\/\d{2}\/\d{4}/)).toBeVisible();
});

test('a doubtful VAT number is pointed out, a common password refused at its field', async ({ page }) => {
  await page.goto('/register');
  const values = newRegistration();
  const lastDigit = (Number(values.vatNumber.at(-1)) + 1) % 10;
  const doubtful = `${values.vatNumber.slice(0, 10)}${lastDigit}`;
  await fillForm(page, {
    ...values,
    vatNumber: doubtful,
    password: 'Password1!',
    confirmPassword: 'Password1!',
  });
  await expect(page.getByText('L’ultima cifra non torna')).toBeVisible();
  await expect(page.getByText('È fra le password più usate')).toBeVisible();
  await submitButton(page).click();
  await expect(page.locator('#password-note')).toContainText('Scegline un’altra');
  await field(page, 'password').fill(values.password);
  await field(page, 'confirmPassword').fill(values.password);
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Registrazione Completata!' })).toBeVisible();
});

test('when the automatic login fails the user can log in by hand', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.route('**/api/auth/login', (route) => route.abort());
  await page.goto('/register');
  await fillForm(page, newRegistration());
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Registrazione Completata!' })).toBeVisible();
  await page.getByRole('link', { name: 'accedi' }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(warnings.join('\n')).toContain('Automatic login after registration failed');
});
