import { expect, type Page } from '@playwright/test';
import { enter } from './app/enter.ts';
import { typeIntoAll } from './app/number-fields.ts';
import { changeQuote, createQuote, expectSaved, finishedPerno, readQuote } from './app/quotes.ts';
import { test } from './app/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// Hundreds of fields, one key after the other.
test.setTimeout(900_000);

const main = (page: Page) => page.getByRole('main');

/** Opens every part of the page that is folded away. */
async function unfold(page: Page): Promise<void> {
  for (const summary of await main(page).locator('details:not([open]) > summary').all())
    if (await summary.isVisible()) await summary.click();
}

/** A record's tabs, one after the other. */
async function typeIntoTabs(page: Page, place: string): Promise<number> {
  let count = 0;
  const tabs = await page.getByRole('tablist', { name: 'Parti della scheda' }).getByRole('tab').all();
  for (const [index, tab] of tabs.entries()) {
    await tab.click();
    await unfold(page);
    count += await typeIntoAll(page, `${place}-${index}-`);
  }
  return count;
}

test('every number of the registries is read as it was typed', async ({ page }) => {
  await enter(page, '/materials');
  let count = 0;
  for (const registry of ['materials', 'works', 'costs', 'machines', 'customers']) {
    await page.goto(`/${registry}`);
    await expect(page.locator('[data-placeholder]')).toHaveCount(0);
    await page.getByRole('row').nth(1).click();
    await expect(page.getByRole('tablist', { name: 'Parti della scheda' })).toBeVisible();
    count += await typeIntoTabs(page, registry);
    page.once('dialog', (dialog) => void dialog.accept());
  }
  await page.goto('/profile');
  await expect(page.getByRole('textbox', { name: 'Margine' })).toBeVisible();
  count += await typeIntoAll(page, 'profile');
  expect(count, 'fields found').toBeGreaterThan(60);
});

test('every number of the calculators is read as it was typed', async ({ page }) => {
  await enter(page, '/calcolo-parametri');
  let count = 0;
  for (const path of ['calcolo-parametri', 'threading-table', 'threading-table/cam']) {
    await page.goto(`/${path}`);
    await expect(page.locator('[data-placeholder]')).toHaveCount(0);
    await unfold(page);
    count += await typeIntoAll(page, path);
  }
  expect(count, 'fields found').toBeGreaterThan(10);
});

test('every number of a quote is read as it was typed', async ({ page }) => {
  const { token } = await enter(page, '/quote-tools');
  const quote = await createQuote(page, token, finishedPerno());
  await page.goto(`/quote-tools/${quote.guid}`);
  await expect(page.getByRole('textbox', { name: 'Descrizione del pezzo' })).toBeVisible();
  await unfold(page);
  const count = await typeIntoAll(page, 'quote');
  expect(count, 'fields found').toBeGreaterThan(12);
});

test('what is typed stays while the page saves and a colleague changes the same number', async ({ page }) => {
  const { token } = await enter(page, '/quote-tools');
  const quote = await createQuote(page, token, finishedPerno());
  await page.clock.install();
  await page.goto(`/quote-tools/${quote.guid}`);
  const cycle = page.getByRole('textbox', { name: /^Ciclo di Tornitura/ });
  await cycle.click();
  await page.keyboard.type('1');
  await page.clock.runFor(2000);
  await expectSaved(page);
  const mine = await readQuote(page, token, quote.guid);
  const [position] = mine.document.positions;
  const path = ['positions', position?.id ?? '', 'phases', position?.phases[0]?.id ?? '', 'cycle'];
  await changeQuote(page, token, mine, [
    {
      path,
      base: { value: 1, origin: 'typed' },
      value: { value: 50, origin: 'typed' },
    },
  ]);
  await page.clock.runFor(10_000);
  await page.keyboard.type('2,5');
  await expect(cycle).toHaveValue('12,5');
  await page.keyboard.press('Tab');
  await expect(cycle).toHaveValue('12,50');
  await page.clock.runFor(2000);
  await expect
    .poll(async () => JSON.stringify((await readQuote(page, token, quote.guid)).document))
    .toContain('"cycle":{"value":12.5');
});
