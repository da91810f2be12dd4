import { expect, test } from '@playwright/test';

declare global {
  interface Window {
    seen: { landing: boolean };
  }
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    localStorage.setItem('token', 'di-prova');
    const seen = { landing: false };
    window.seen = seen;
    const look = () => {
      const page = document.querySelector<HTMLElement>('#site-page');
      if (page?.checkVisibility()) seen.landing = true;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }),
);

test('a stored token shows the splash and loads the app, never the landing page', async ({ page }) => {
  // The app's own files are held back, so that the splash can be looked at.
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByText('prepariamo la magia')).toBeVisible();
  await expect(page.locator('#site-page')).toHaveCount(0);
  letGo();
  // The token is not a real one: the app asks the server, clears it and goes to the login page.
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => window.seen.landing)).toBe(false);
});
