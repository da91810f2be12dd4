import { expect, type Page } from '@playwright/test';
import { enter } from './app/enter.ts';
import { typeIntoAll } from './app/number-fields.ts';
import { createQuote, finishedPerno } from './app/quotes.ts';
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

test('every number of a quote is read as it was typed', async ({ page }) => {
  const { token } = await enter(page, '/quote-tools');
  const quote = await createQuote(page, token, finishedPerno());
  await page.goto(`/quote-tools/${quote.guid}`);
  await expect(page.getByRole('textbox', { name: 'Descrizione del pezzo' })).toBeVisible();
  await unfold(page);
  const count = await typeIntoAll(page, 'quote');
  expect(count, 'fields found').toBeGreaterThan(12);
});
