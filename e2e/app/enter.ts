import type { Page } from '@playwright/test';
import { openSession, type Session, storeSession } from './log-in.ts';
import { type Account, registerCompany } from './register-company.ts';

/** Opens a page as the first user of a company registered for this test. */
export async function enter(page: Page, path: string): Promise<Account & Session> {
  const account = await registerCompany(page.request);
  const session = await openSession(page.request, account);
  await storeSession(page, session);
  await page.goto(path);
  return { ...account, ...session };
}
