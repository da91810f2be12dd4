import { test as base, expect } from '@playwright/test';
import { withSlowAnswers } from './slow-answers.ts';

/** Journeys through the app: an uncaught error fails the test, whatever its cause. */
export const test = base.extend<object, object>({
  browser: [({ browser }, use) => withSlowAnswers(browser, use), { scope: 'worker' }],
  page: async ({ page }, use) => {
    const uncaught: string[] = [];
    page.on('pageerror', (error) => uncaught.push(error.message));
    await use(page);
    expect(uncaught, 'errors that nobody caught').toEqual([]);
  },
});
