import type { Page } from '@playwright/test';

/** Hands the page's clock to the test; it runs on until it is stopped. Before the page is opened. */
export const ownClock = (page: Page) => page.clock.install();

/** From now on the page's timers fire only when the test lets time pass. */
export async function stopClock(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1000);
}
