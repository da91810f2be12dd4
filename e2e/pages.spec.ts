import { expect, type Page } from '@playwright/test';
import {
  importPages,
  journeyPages,
  linkedPages,
  privatePages,
  publicPages,
  supplierPages,
} from '../scripts/browser/app-pages.mjs';
import { routerPages, titleOf } from '../scripts/browser/router-pages.mjs';
import { enter } from './app/enter.ts';
import { moveTo } from './app/move-to.ts';
import { test } from './app/test.ts';
import { verifyAs } from './app/verify-as.ts';

const pages = routerPages();

/** The page is ready: its own title, a heading, open to this user, and no placeholder left. */
async function expectOpen(page: Page, path: string): Promise<void> {
  const [address = path] = path.split('?');
  await expect(page, path).toHaveURL((url) => url.pathname === address);
  const title = titleOf(pages, address);
  if (title) await expect(page, path).toHaveTitle(`${title} · Truciolo`);
  // A preview inside a page is inert, and so is its heading.
  const heading = page.locator('h1:not([inert] *)');
  await expect(heading, path).toBeVisible();
  await expect(heading, path).not.toHaveText(/^Accesso n/);
  await expect(page.locator('[data-placeholder]'), path).toHaveCount(0);
}

/** From page to page inside the running app; sorted, so that neighbours have different titles where they can. */
async function walk(page: Page, ...lists: readonly (readonly { readonly path: string }[])[]): Promise<void> {
  const paths = lists.flat().map(({ path }) => path);
  for (const path of paths.sort()) {
    await moveTo(page, path);
    await expectOpen(page, path);
  }
}

test('every public page opens', { tag: '@core' }, async ({ page }) => {
  for (const { path } of [...publicPages, ...linkedPages]) {
    await page.goto(path);
    await expectOpen(page, path);
  }
});

test('every page of a company opens', { tag: '@core' }, async ({ page }) => {
  await enter(page, '/dashboard');
  await walk(page, privatePages, importPages, journeyPages);
});

test('every page of the supplier opens', { tag: '@core' }, async ({ page }) => {
  await verifyAs(page, { capabilities: ['manage supplier licenses'] });
  await enter(page, '/dashboard');
  await walk(page, supplierPages);
});
