import { expect, type Locator, type Page } from '@playwright/test';

export const dialog = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });

/** Says this, and goes away by this button. */
export async function answerPopup(page: Page, title: string, text: string, button: string): Promise<void> {
  const popup = dialog(page, title);
  await expect(popup).toContainText(text);
  await popup.getByRole('button', { name: button }).click();
  await expect(popup).toHaveCount(0);
}

/** Tab, forwards and backwards and once round, never leaves the dialog. */
export async function expectFocusTrapped(page: Page, opened: Locator): Promise<void> {
  const stops = await opened.locator('button, a[href], input, select, textarea, [tabindex="0"]').count();
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press <= stops; press++) {
      await page.keyboard.press(key);
      expect(await opened.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    }
  }
}
