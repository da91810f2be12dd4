import { expect, type Page } from '@playwright/test';
import { routerPages, titleOf } from '../../scripts/browser/router-pages.mjs';

/** Goes to an address inside the running app, as the browser's own history does; no document is loaded. */
export const moveTo = (page: Page, path: string) =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);

const pages = routerPages();

/** The heading of the page itself; a preview inside it is inert, and so is its heading. */
export const pageHeading = (page: Page) => page.getByRole('main').locator('h1:not([inert] *)');

/** Goes to a page inside the running app and waits until it is ready: its title and heading, no placeholder left. */
export async function openInside(page: Page, path: string): Promise<void> {
  await moveTo(page, path);
  const [address = path] = path.split('?');
  const title = titleOf(pages, address);
  if (title) await expect(page, path).toHaveTitle(`${title} · Truciolo`);
  await expect(pageHeading(page), path).toBeVisible();
  await expect(page.locator('[data-placeholder]'), path).toHaveCount(0);
}
