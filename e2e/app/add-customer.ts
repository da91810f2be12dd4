import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

const blank = (): object =>
  JSON.parse(readFileSync(new URL('../customers/blank.json', import.meta.url), 'utf8'));

/** Adds a customer by the API and returns its guid. */
export async function addCustomer(page: Page, token: string, fields: object): Promise<string> {
  const made = await page.request.post('/api/customers', {
    headers: { authorization: `Bearer ${token}` },
    data: { ...blank(), ...fields },
  });
  if (!made.ok()) throw new Error(await made.text());
  return ((await made.json()) as { guid: string }).guid;
}
