import type { Page } from '@playwright/test';

/** A visitor who has already chosen: the consent banner stays away. */
export async function withConsentSettled(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const choice = encodeURIComponent('{"categories":["necessary"],"revision":1}');
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing at a plain http address
    document.cookie = `truciolo_consenso=${choice}; path=/`;
  });
}
