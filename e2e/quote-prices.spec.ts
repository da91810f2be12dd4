import { expect, type Page } from '@playwright/test';
import { enter } from './app/enter.ts';
import { createQuote, expectSaved, finishedPerno } from './app/quotes.ts';
import { test } from './app/test.ts';

const priceRow = (page: Page, pieces: string) =>
  page
    .getByRole('table', { name: 'Prezzi per quantità' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: pieces, exact: true }) });

async function openPerno(page: Page, browning: object = {}) {
  const session = await enter(page, '/quote-tools');
  const quote = await createQuote(page, session.token, finishedPerno(browning));
  await page.goto(`/quote-tools/${quote.guid}`);
  await expect(priceRow(page, '50')).toBeVisible();
  return { ...session, quote };
}

test('opening and leaving the cell of a price does not pin it, 19,99 included', async ({ page }) => {
  await openPerno(page);
  const cell = page.getByRole('button', { name: /^Prezzo a 50 pezzi/ });
  await cell.click();
  await page.getByLabel('Prezzo a 50 pezzi').fill('19,99');
  await page.keyboard.press('Enter');
  await expect(cell).toHaveAccessibleName(/19,99, digitato/);
  await cell.click();
  await page.getByLabel('Prezzo a 50 pezzi').fill('');
  await page.keyboard.press('Enter');
  await expect(cell).toHaveAccessibleName(/25,19, premi per scriverlo/);
  await cell.click();
  await page.keyboard.press('Enter');
  await expect(cell).toHaveAccessibleName(/25,19, premi per scriverlo/);
});

test('scrap is bought in whole pieces unless it is risked', async ({ page }) => {
  await openPerno(page);
  await expect(priceRow(page, '50')).toContainText('25,19');
  const risk = page.getByRole('switch', { name: /Rischio lo scarto/ });
  await expect(risk).toBeChecked();
  await risk.click();
  const tree = page.getByRole('tree', { name: 'Come nasce il prezzo' });
  await expect(tree.getByRole('treeitem', { name: /52 pezzi avviati per 50/ }).first()).toBeVisible();
  await expectSaved(page);
  await page.reload();
  await expect(risk).not.toBeChecked();
});

test('an urgency with only a fixed amount is priced', async ({ page }) => {
  await openPerno(page);
  await page.getByText('Altre opzioni').click();
  await page.getByRole('switch', { name: 'Maggiorazione per urgenza' }).click();
  await page.getByLabel('Fisso', { exact: true }).click();
  await page.keyboard.type('100');
  await page.keyboard.press('Tab');
  // (1.259,50 + 100) / 50
  await expect(priceRow(page, '50')).toContainText('27,19');
  await expect(
    page.getByRole('switch', { name: 'Lo sconto vale anche per la parte fissa' }),
  ).not.toBeChecked();
});

test('a treatment by the dm² leads to the surface of the part', async ({ page }) => {
  await openPerno(page, { basis: 'dm2', minimum: null });
  const question = page
    .getByRole('list', { name: 'Da completare' })
    .getByRole('button', { name: /si paga a superficie/ });
  await question.click();
  await expect(page.getByLabel('Superficie', { exact: true })).toBeFocused();
  await page.keyboard.type('1,5');
  await page.keyboard.press('Tab');
  await expect(question).toHaveCount(0);
  await expect(priceRow(page, '50')).toContainText(/\d+,\d\d/);
});
