import type { Page } from '@playwright/test';

/** Where the cursor is, as a screen reader names it. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    const label =
      element?.getAttribute('aria-label') ?? (element as HTMLInputElement | null)?.labels?.[0]?.innerText;
    return (label ?? element?.innerText ?? '').trim();
  });

/** Presses Tab until the field is reached; returns the number of presses. */
export async function tabTo(page: Page, name: RegExp, most = 80): Promise<number> {
  for (let presses = 1; presses <= most; presses += 1) {
    await page.keyboard.press('Tab');
    if (name.test(await focused(page))) return presses;
  }
  throw new Error(`${name} is not reached by Tab`);
}
