import { expect, type Page } from '@playwright/test';
import { privatePages, publicPages, supplierPages } from '../scripts/browser/app-pages.mjs';
import { dialog, expectFocusTrapped } from './app/dialog.ts';
import { enter } from './app/enter.ts';
import { openSession, type Session, storeSession } from './app/log-in.ts';
import { rawWords } from './app/raw-words.ts';
import { registerCompany } from './app/register-company.ts';
import { severeFindings } from './app/severe-findings.ts';
import { test } from './app/test.ts';
import { expectTheme } from './app/theme.ts';
import { verifyAs } from './app/verify-as.ts';

const phone = { width: 390, height: 844 };
const supplier = ['manage supplier licenses'];

/** The page stands: its heading is there and no placeholder is left. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-placeholder]')).toHaveCount(0);
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const { name, path } of publicPages.filter(({ path }) => path !== '/' && path !== '/privacy')) {
  test(`${name}: axe finds nothing serious, nothing scrolls sideways on a phone`, async ({ page }) => {
    await page.goto(path);
    await settle(page);
    expect(await severeFindings(page)).toEqual([]);
    await page.setViewportSize(phone);
    expect(await overflow(page)).toBe(0);
    expect(await severeFindings(page)).toEqual([]);
  });
}

test.describe('private pages', () => {
  let session: Session;
  test.beforeAll(async ({ request }) => {
    session = await openSession(request, await registerCompany(request));
  });

  for (const { name, path } of [...privatePages, ...supplierPages]) {
    test(`${name}: axe finds nothing serious, light or dark, nothing scrolls sideways on a phone`, async ({
      page,
    }) => {
      if (supplierPages.some((entry) => entry.path === path))
        await verifyAs(page, { capabilities: supplier });
      await storeSession(page, session);
      await page.goto(path);
      await settle(page);
      expect(await severeFindings(page)).toEqual([]);
      expect(await rawWords(page)).toEqual([]);
      // Tried on, not kept: the other pages of this session start light.
      await page.route('**/api/preferences', (route) => route.fulfill({ json: { theme: 'dark' } }));
      await page.getByRole('switch', { name: 'Tema scuro' }).click();
      await expectTheme(page, 'dark');
      expect(await severeFindings(page)).toEqual([]);
      await page.setViewportSize(phone);
      expect(await overflow(page)).toBe(0);
    });
  }
});

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
