import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { severeFindings } from './app/severe-findings.ts';
import { withConsentSettled } from './landing/settled-consent.ts';

declare global {
  interface Window {
    shifts: { total: number };
  }
}

/** Sum of the layout shifts without a user action. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts = { total: 0 };
    window.shifts = shifts;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) shifts.total += entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

for (const path of ['/', '/privacy']) {
  test.describe(`quality of ${path}`, () => {
    test('axe finds nothing serious and nothing scrolls sideways, at three widths', async ({ page }) => {
      await withConsentSettled(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const width of [1440, 820, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path, { waitUntil: 'networkidle' });
        expect(await severeFindings(page), `${width} px`).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
      }
    });

    test('nothing shifts while it loads and is scrolled through', async ({ page }) => {
      await watchShifts(page);
      await page.setViewportSize({ width: 390, height: 844 });
      // Fonts come late, as on a slow line: the stand-ins must hold their place.
      await page.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 700));
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 600) {
          scrollTo({ top: y, behavior: 'instant' });
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        }
      });
      const total = await page.evaluate(() => window.shifts.total);
      expect(total).toBeLessThan(0.01);
    });
  });
}

test('dialogs pass axe too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const banner = page.getByRole('dialog', { name: 'I cookie, in due righe' });
  await expect(banner).toBeVisible();
  expect(await severeFindings(page)).toEqual([]);
  await banner.getByRole('button', { name: 'Solo necessari' }).click();
  await page.getByRole('button', { name: 'Guarda la demo' }).click();
  await expect(page.getByRole('dialog', { name: 'Truciolo in pratica' })).toBeVisible();
  expect(await severeFindings(page)).toEqual([]);
});

test('scripts weigh at most 40 kB gz in all, consent included, and none is the app', async ({ page }) => {
  const sizes = new Map<string, number>();
  page.on('response', async (answer) => {
    if (answer.request().resourceType() !== 'script') return;
    sizes.set(new URL(answer.url()).pathname, gzipSync(await answer.body()).length);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('dialog', { name: 'I cookie, in due righe' })).toBeVisible();
  const names = [...sizes.keys()];
  expect(names.length).toBeGreaterThan(2);
  expect(names.every((name) => name.startsWith('/site/'))).toBe(true);
  expect([...sizes.values()].reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(40 * 1024);
});

test('no error is logged and nothing is blocked by the content security policy', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  for (const path of ['/', '/privacy', '/termini']) await page.goto(path, { waitUntil: 'networkidle' });
  expect(complaints).toEqual([]);
});
