import type { Page } from '@playwright/test';
import { enter } from './enter.ts';
import { italianDate } from './italian-date.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Opens a page as a company whose trial of fourteen days is over: the browser's clock is on the sixteenth. */
export async function enterAfterTrial(page: Page, path: string) {
  await page.clock.install({ time: Date.now() + 16 * DAY });
  const entered = await enter(page, path);
  return { ...entered, expiredOn: italianDate(entered.user.licenseExpiration) };
}
