// @ts-check

/**
 * Opens a page, waits until it has stopped loading and takes the whole of it.
 * @param {import('@playwright/test').Page} page @param {string} path @param {string} file
 */
export async function photograph(page, path, file) {
  await page.goto(path);
  await settle(page);
  await page.screenshot({ path: file, fullPage: true });
}

/**
 * The network is quiet (live streams aside), fonts are in and no placeholder is left.
 * @param {import('@playwright/test').Page} page
 */
export async function settle(page) {
  // A page with an open event stream is never idle; three seconds of it are enough.
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
  await page
    .locator('[data-placeholder], .mantine-Skeleton-root')
    .first()
    .waitFor({ state: 'hidden', timeout: 3000 })
    .catch(() => undefined);
}
