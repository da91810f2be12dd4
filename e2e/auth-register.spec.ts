import { expect, type Page } from '@playwright/test';
import { newRegistration, type Registration } from '../testing/registration.ts';
import { ownClock, stopClock } from './app/clock.ts';
import { expectPage, storedSession } from './app/log-in.ts';
import { registerCompany } from './app/register-company.ts';
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

test('the fields have labels, and both passwords can be shown', async ({ page }) => {
  await page.goto('/register');
  const company = page.getByRole('group', { name: 'Azienda' });
  for (const label of ['Nome Azienda', 'Partita IVA', 'Indirizzo', 'CAP', 'Città', 'Provincia'])
    await expect(company.getByLabel(label, { exact: true })).toHaveAttribute('required', '');
  const access = page.getByRole('group', { name: 'Accesso' });
  for (const label of ['Nome', 'Cognome', 'Email', 'Password', 'Conferma Password'])
    await expect(access.getByLabel(label, { exact: true })).toHaveAttribute('required', '');
  for (const name of ['password', 'confirmPassword'] as const) {
    await expect(field(page, name)).toHaveAttribute('type', 'password');
    await page.locator(`button[aria-controls=${name}]`).click();
    await expect(field(page, name)).toHaveAttribute('type', 'text');
  }
  await expect(page.getByRole('main').getByRole('link', { name: 'Accedi' })).toHaveAttribute(
    'href',
    '/login',
  );
});

test('each rule is shown while it is violated, and hidden once it is met', async ({ page }) => {
  await page.goto('/register');
  const rules: readonly [keyof Registration, string, string, string][] = [
    ['companyName', ' ', 'Officina', "Inserisci il nome dell'azienda"],
    ['vatNumber', '1234567890', '00743110157', 'P.IVA di 11 cifre'],
    ['userName', ' ', 'Anna', 'Inserisci il nome'],
    ['userSurname', ' ', 'Bianchi', 'Inserisci il cognome'],
    ['userEmail', 'anna@', 'anna@officina.it', 'Email non valida'],
    ['password', 'Vk7mzRq9x', 'Vk7!mzRq9x', 'Min. 8 caratteri, numero e simbolo'],
    ['confirmPassword', 'Vk7!mzRq9', 'Vk7!mzRq9x', 'Le password non coincidono'],
  ];
  for (const [name, wrong, right, message] of rules) {
    const complaint = page.getByRole('alert').filter({ hasText: message });
    await field(page, name).fill(wrong);
    await expect(complaint).toHaveText(message);
    await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    await field(page, name).fill(right);
    await expect(complaint).toHaveCount(0);
  }
});

test('a password has a minimum length, a digit and a symbol of any kind', async ({ page }) => {
  await page.goto('/register');
  const refused = ['Ab1!xyz', 'Abcdefg!', 'Abcdefg1', 'Abcdèf12'];
  for (const password of refused) {
    await field(page, 'password').fill(password);
    await expect(page.getByRole('alert'), password).toHaveText('Min. 8 caratteri, numero e simbolo');
  }
  for (const symbol of '!@#$%^&*?€ ') {
    await field(page, 'password').fill(`Abcdèf1${symbol}`);
    await expect(page.getByRole('alert'), symbol).toHaveCount(0);
  }
});

test('an invalid form is not sent: it says so and goes to the first error', async ({ page }) => {
  await page.goto('/register');
  await fillForm(page, { ...newRegistration(), vatNumber: '12', userEmail: 'anna' });
  await submitButton(page).click();
  await expect(
    page.getByRole('alert').filter({ hasText: 'Alcuni campi non sono validi. Correggi quelli evidenziati.' }),
  ).toBeVisible();
  await expect(field(page, 'vatNumber')).toBeFocused();
  await expect(field(page, 'userEmail')).toHaveAttribute('aria-invalid', 'true');
});

test('without consent nothing can be sent', async ({ page }) => {
  await page.goto('/register');
  await expect(submitButton(page)).toBeDisabled();
  await consent(page).check();
  await expect(submitButton(page)).toBeEnabled();
  await consent(page).uncheck();
  await expect(submitButton(page)).toBeDisabled();
  await expect(page.getByText('È necessario accettare la Privacy Policy per continuare.')).toBeVisible();
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

test('duplicates are reported at their own field', async ({ page }) => {
  const existing = await registerCompany(page.request);
  await page.goto('/register');
  const values = newRegistration();
  await fillForm(page, { ...values, userEmail: existing.email });
  await submitButton(page).click();
  const note = (name: string) => page.locator(`#${name}-note`);
  await expect(note('userEmail')).toHaveText('Esiste già un account con questa email.');
  await expect(field(page, 'userEmail')).toBeFocused();

  await field(page, 'userEmail').fill(values.userEmail);
  await field(page, 'vatNumber').fill(existing.vatNumber);
  await submitButton(page).click();
  await expect(note('vatNumber')).toHaveText('Esiste già un’azienda registrata con questa partita IVA.');
  await expect(field(page, 'vatNumber')).toBeFocused();
});

test('the button waits while the form is sent', async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/auth/register-complete', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/register');
  await fillForm(page, newRegistration());
  await submitButton(page).click();
  await expect(page.getByRole('button', { name: 'Registrazione in corso...' })).toBeDisabled();
  letGo();
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
