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
 * The page's heading is visible (no splash), the network is quiet (except live streams), fonts are loaded and no
 * placeholder is left.
 * @param {import('@playwright/test').Page} page @param {number} [patience] ms for placeholders; a few pages keep one
 */
export async function settle(page, patience = 3000) {
  await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: 60_000 });
  // A page with an open event stream is never idle; three seconds of it are enough.
  await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
  await page
    .locator('[data-placeholder], .mantine-Skeleton-root')
    .first()
    .waitFor({ state: 'hidden', timeout: patience })
    .catch(() => undefined);
}
