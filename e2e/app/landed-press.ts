import type { Locator, Page } from '@playwright/test';

/** Fields that accept typing. */
const FIELDS =
  'input:not([role=combobox]):not([type=search]):not([aria-haspopup]):not([type=checkbox]):not([type=radio]):not([type=file]):not([type=hidden]):not([readonly]):not([disabled]), textarea:not([readonly]):not([disabled])';

declare global {
  interface Window {
    /** Name of the button that got the last click. */
    landed: string | null;
  }
}

interface Target {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

/**
 * The buttons that are looked at for a field: the next one after it, and the last one of the same form or dialog, which
 * saves it. Measured while the field still has the focus.
 */
const targetsOf = (field: Locator): Promise<readonly Target[]> =>
  field.evaluate((element) => {
    const room = element.closest('[role=dialog], form, main, aside') ?? document.body;
    const isPressable = (button: HTMLElement) => {
      const { width, height, left, top } = button.getBoundingClientRect();
      if (width < 4 || height < 4 || button.matches(':disabled, [aria-hidden=true] *')) return false;
      const [x, y] = [left + width / 2, top + height / 2];
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
      const seen = document.elementFromPoint(x, y);
      return seen !== null && button.contains(seen);
    };
    const buttons = [...room.querySelectorAll<HTMLElement>('button, [role=button]')].filter(isPressable);
    const follows = (button: HTMLElement) =>
      Boolean(element.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING);
    const next = buttons.find(follows);
    const last = buttons.findLast(follows);
    return [...new Set([next, last])].flatMap((button) => {
      if (!button) return [];
      const { width, height, left, top } = button.getBoundingClientRect();
      const name = button.getAttribute('aria-label') ?? button.textContent?.trim() ?? '';
      return [{ name, x: left + width / 2, y: top + height / 2 }];
    });
  });

/** Clicks are recorded and cancelled: the effect of the button is not tested here. */
const noteClicks = (page: Page) =>
  page.evaluate(() => {
    window.addEventListener(
      'click',
      (event) => {
        const button = event.target instanceof Element ? event.target.closest('button, [role=button]') : null;
        window.landed = button
          ? (button.getAttribute('aria-label') ?? button.textContent?.trim() ?? '')
          : null;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      true,
    );
  });

const MOST_FIELDS = 25;

interface Pressed {
  readonly fields: number;
  /** The clicks that did not reach their button. */
  readonly lost: readonly string[];
}

/**
 * Types into every field of the page, with valid and invalid text, and clicks the next buttons at their place before
 * the blur.
 */
export async function lostPresses(page: Page, scope: Locator): Promise<Pressed> {
  const lost: string[] = [];
  const count = Math.min(await scope.locator(FIELDS).count(), MOST_FIELDS);
  if (count > 0) await noteClicks(page);
  for (let index = 0; index < count; index += 1) {
    const field = scope.locator(FIELDS).nth(index);
    if (!(await field.isVisible().catch(() => false))) continue;
    const label =
      (await field.getAttribute('aria-label')) ??
      (await field.evaluate((element) => (element as HTMLInputElement).labels?.[0]?.textContent ?? ''));
    await field.scrollIntoViewIfNeeded();
    for (let turn = 0, turns = 1; turn < turns; turn += 1) {
      await field.focus();
      await page.keyboard.press('ControlOrMeta+a');
      // No number, no address, no code: whatever checks the field has something to say when it is left.
      await page.keyboard.type('1x');
      const targets = await targetsOf(field);
      turns = targets.length;
      const target = targets[turn];
      if (!target) break;
      await page.evaluate(() => {
        window.landed = null;
      });
      await page.mouse.move(target.x, target.y);
      await page.mouse.down();
      await page.mouse.up();
      const landed = await page.evaluate(() => window.landed);
      if (landed !== target.name) lost.push(`${label} → ${target.name} (${landed ?? 'niente'})`);
    }
  }
  return { fields: count, lost };
}
