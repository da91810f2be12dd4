import type { Page } from '@playwright/test';

/** Goes to an address inside the running app, as the browser's own history does; no document is loaded. */
export const moveTo = (page: Page, path: string) =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
