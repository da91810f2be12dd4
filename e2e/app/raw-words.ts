import type { Page } from '@playwright/test';

/** Values of the code that people must never read: states, origins, kinds, and what is left of a failed sentence. */
const RAW =
  /\b(draft|sent|accepted|refused|expired|revoked|archived|suspended|to-plan|planned|running|delivered|proposed|registry|typed|computed|nc-least|unused-word|undefined|null|NaN|Infinity|true|false)\b|\[object|→ sent|→ accepted/g;

/** The raw values a page or a dialog shows as text; whoever wrote to a person wrote Italian. */
export async function rawWords(page: Page): Promise<readonly string[]> {
  const text = await page.evaluate(() => document.body.innerText);
  return [...new Set(text.match(RAW) ?? [])];
}
