import type { Page } from '@playwright/test';
import { openSession, type Session, storeSession } from './log-in.ts';
import { type Account, registerCompany } from './register-company.ts';

/**
 * Logs in the first user of a company registered for this test. No page of the app is loaded: that costs a third of a
 * short journey, and many journeys make their rows by the API first.
 */
export async function signIn(page: Page): Promise<Account & Session> {
  const account = await registerCompany(page.request);
  const session = await openSession(page.request, account);
  await storeSession(page, session);
  return { ...account, ...session };
}

/** Opens a page as the first user of a company registered for this test. */
export async function enter(page: Page, path: string): Promise<Account & Session> {
  const entered = await signIn(page);
  await page.goto(path);
  return entered;
}
