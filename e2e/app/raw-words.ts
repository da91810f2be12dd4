import type { Page } from '@playwright/test';

/** Coded values that users must never see: states, origins, kinds, and parts of failed sentences. */
const RAW =
  /\b(draft|sent|accepted|refused|expired|revoked|archived|suspended|to-plan|planned|running|delivered|proposed|registry|typed|computed|nc-least|unused-word|undefined|null|NaN|Infinity|true|false)\b|\[object|→ sent|→ accepted/g;

/** The coded values that a page or a dialog shows as text, where it should be Italian. */
export async function rawWords(page: Page): Promise<readonly string[]> {
  const text = await page.evaluate(() => document.body.innerText);
  return [...new Set(text.match(RAW) ?? [])];
}
