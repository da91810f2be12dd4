import type { Locator, Page } from '@playwright/test';

/** Where the cursor is, as a screen reader names it. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    const label =
      element?.getAttribute('aria-label') ?? (element as HTMLInputElement | null)?.labels?.[0]?.innerText;
    return (label ?? element?.innerText ?? '').trim();
  });

/** Presses Tab until the field is reached; returns the number of presses. */
export async function tabTo(page: Page, name: RegExp, most = 80): Promise<number> {
  for (let presses = 1; presses <= most; presses += 1) {
    await page.keyboard.press('Tab');
    if (name.test(await focused(page))) return presses;
  }
  throw new Error(`${name} is not reached by Tab`);
}

/** A slow machine, as a factor. */
const SLOW = 6;

/** Presses a button and types without waiting for the page in between, as a fast typist does on a slow machine. */
export async function pressAndType(page: Page, button: Locator, text: string): Promise<void> {
  await button.hover();
  const box = await button.boundingBox();
  if (!box) throw new Error('the button is not visible');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2, button: 'left', clickCount: 1 } as const;
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: SLOW });
  await Promise.all([
    browser.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at }),
    browser.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...at }),
    ...[...text].flatMap((key) => [
      browser.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key }),
      browser.send('Input.dispatchKeyEvent', { type: 'keyUp', key }),
    ]),
  ]);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await browser.detach();
}
