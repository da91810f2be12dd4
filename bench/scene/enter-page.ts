import type { Page } from '@playwright/test';
import { demoToken } from '../timing/demo-token.ts';

/** Opens a page of the demo company and waits for its heading. */
export async function enterPage(page: Page, base: string, path: string, heading: string): Promise<void> {
  const token = await demoToken(`${base}/api`);
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
  await page.goto(`${base}${path}`);
  await page.getByRole('heading', { name: heading }).waitFor();
}
