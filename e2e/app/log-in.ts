import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { Account } from './register-company.ts';

export interface Session {
  readonly token: string;
  readonly user: { readonly companyGuid: string; readonly mail: string; readonly licenseExpiration: string };
}
type Credentials = Pick<Account, 'email' | 'password'>;

/** Fills the login form and presses the button. */
export async function fillLogin(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Indirizzo email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Accedi' }).click();
}

/** Opens a session by the API, for tests whose subject is not the login form. */
export async function openSession(
  request: APIRequestContext,
  { email, password }: Credentials,
): Promise<Session> {
  const answer = await request.post('/api/auth/login', { data: { username: email, password } });
  if (!answer.ok()) throw new Error(`login refused: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as Session;
}

/** Stores a session where the app keeps it; the next page opens with it. */
export async function storeSession(page: Page, { token, user }: Session): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(
    ([storedToken, storedUser]) => {
      localStorage.setItem('token', storedToken);
      localStorage.setItem('user', storedUser);
    },
    [token, JSON.stringify(user)] as const,
  );
}

/** The stored session of the app. */
export const storedSession = (page: Page) =>
  page.evaluate(() => ({ token: localStorage.getItem('token'), user: localStorage.getItem('user') }));

/** A private page is ready once its heading is visible. */
export const expectPage = (page: Page, heading: string | RegExp) =>
  expect(page.getByRole('main').getByRole('heading', { level: 1, name: heading })).toBeVisible();
