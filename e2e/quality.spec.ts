import { expect, type Page } from '@playwright/test';
import { privatePages, publicPages, supplierPages } from '../scripts/browser/app-pages.mjs';
import { dialog, expectFocusTrapped } from './app/dialog.ts';
import { enter } from './app/enter.ts';
import { openInside } from './app/move-to.ts';
import { rawWords } from './app/raw-words.ts';
import { severeFindings, severeFindingsInBothThemes } from './app/severe-findings.ts';
import { test } from './app/test.ts';
import { verifyAs } from './app/verify-as.ts';

const phone = { width: 390, height: 844 };
const supplier = ['manage supplier licenses'];

/** The page is ready: its heading is visible and no placeholder is left. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-placeholder]')).toHaveCount(0);
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('the check by axe can find something, a second time in the same document and in a part of it', async ({
  page,
}) => {
  await page.setContent('<html lang="it"><title>P</title><main><button></button><p>Testo</p></main></html>');
  for (const part of [undefined, 'main'])
    expect(await severeFindings(page, part)).toEqual(['button-name: button']);
  expect(await severeFindings(page, 'p')).toEqual([]);
});

test('public pages: axe finds nothing serious, nothing scrolls sideways on a phone', async ({ page }) => {
  test.slow();
  const wide = page.viewportSize() ?? phone;
  for (const { name, path } of publicPages.filter((one) => one.path !== '/' && one.path !== '/privacy')) {
    await page.setViewportSize(wide);
    await page.goto(path);
    await settle(page);
    expect(await severeFindings(page), name).toEqual([]);
    await page.setViewportSize(phone);
    expect(await overflow(page), name).toBe(0);
    expect(await severeFindings(page), `${name} on a phone`).toEqual([]);
  }
});

/** Pages of one walk: a page that is opened inside the running app costs a fifth of a first load. */
const PAGES_PER_WALK = 9;

const paths = [...privatePages, ...supplierPages].map(({ path }) => path);
for (let first = 0; first < paths.length; first += PAGES_PER_WALK) {
  const walked = paths.slice(first, first + PAGES_PER_WALK);
  test(`${walked[0]} to ${walked.at(-1)}: axe finds nothing serious, light or dark, nothing scrolls sideways on a phone`, async ({
    page,
  }) => {
    test.slow();
    await verifyAs(page, { capabilities: supplier });
    await enter(page, '/change-password');
    for (const path of walked) {
      await openInside(page, path);
      expect(await severeFindingsInBothThemes(page), path).toEqual([]);
      expect(await rawWords(page), path).toEqual([]);
      const { width, height } = page.viewportSize() ?? phone;
      await page.setViewportSize(phone);
      await expect.poll(() => overflow(page), path).toBe(0);
      await page.setViewportSize({ width, height });
    }
  });
}

test('dialogs pass axe, trap the focus and restore it', async ({ page }) => {
  await enter(page, '/profile');
  await settle(page);
  const shown: readonly [button: string, title: string][] = [
    ['Scorciatoie', 'Scorciatoie da tastiera'],
    ['Cerca o crea', 'Cerca pagine, anagrafiche e preventivi'],
  ];
  for (const [button, title] of shown) {
    const opener = page.getByRole('button', { name: button }).filter({ visible: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page, title)).toBeVisible();
    await expectFocusTrapped(page, dialog(page, title));
    expect(await severeFindings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog(page, title)).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test('the keyboard alone reaches the content first with a visible focus', async ({ page }) => {
  await enter(page, '/sessions');
  await settle(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Vai al contenuto' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  const outline = await page.evaluate(() => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(
      document.activeElement ?? document.body,
    );
    return { drawn: outlineStyle !== 'none' && outlineWidth !== '0px', shadowed: boxShadow !== 'none' };
  });
  expect(outline.drawn || outline.shadowed).toBe(true);
});
