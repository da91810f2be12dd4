import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { readXlsx } from 'hucre/xlsx';
import { enter } from './app/enter.ts';
import { createQuote, unfinishedPerno } from './app/quotes.ts';
import { severeFindings } from './app/severe-findings.ts';
import { test } from './app/test.ts';

const grid = (page: Page) => page.getByRole('grid', { name: 'Storico Preventivi' });
const row = (page: Page, text: string | RegExp) => grid(page).getByRole('row', { name: text });

const customer = (name: string) => ({
  guid: null,
  name,
  contact: '',
  email: '',
  address: '',
  vatNumber: '',
});

/** A new company with two quotes: one of Rossi, one of Meccanica Verdi. */
async function twoQuotes(page: Page): Promise<string> {
  const { token } = await enter(page, '/quote-history');
  await createQuote(page, token, {
    ...unfinishedPerno(),
    title: 'Perni di snodo',
    customer: customer('Rossi'),
  });
  await createQuote(page, token, {
    ...unfinishedPerno(),
    title: 'Boccole',
    customer: customer('Meccanica Verdi'),
  });
  await page.reload();
  await expect(grid(page).getByRole('row')).toHaveCount(3);
  return token;
}

test('an empty history explains itself and links to the first quote', async ({ page }) => {
  await enter(page, '/quote-history');
  await expect(page.getByText('Qui trovi tutti i tuoi preventivi')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Nuovo preventivo' }).last().click();
  await expect(page).toHaveURL(/\/quote-tools/);
});

test('search, filters and saved views are in the address', { tag: ['@core', '@smoke'] }, async ({ page }) => {
  await twoQuotes(page);
  await page.keyboard.press('/');
  await page.keyboard.type('boccole');
  await expect(grid(page).getByRole('row')).toHaveCount(2);
  await expect(row(page, /Meccanica Verdi/)).toBeVisible();
  await expect(page).toHaveURL(/q=boccole/);

  await page.getByRole('button', { name: 'Salva vista' }).click();
  await page.getByLabel('Nome della vista').fill('Boccole');
  await page.keyboard.press('Enter');
  await page.getByRole('searchbox').fill('');
  await expect(grid(page).getByRole('row')).toHaveCount(3);
  // Views belong to the person, not to the browser.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.startsWith('views:')) localStorage.removeItem(key);
  });
  await page.reload();
  await page.getByRole('button', { name: 'Boccole', exact: true }).click();
  await expect(grid(page).getByRole('row')).toHaveCount(2);

  await page.goto('/quote-history');
  await page.getByRole('button', { name: 'Filtro' }).click();
  await page.getByRole('menuitem', { name: 'Stato' }).click();
  await page.getByLabel('Accettato').click();
  await expect(page).toHaveURL(/filter=state%3Aaccepted/);
  await expect(page.getByText('Nessun preventivo con questa ricerca.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Togli ricerca e filtri' }).click();
  await expect(grid(page).getByRole('row')).toHaveCount(3);
});

test('chosen quotes are tagged, archived and restored', async ({ page }) => {
  await twoQuotes(page);
  const boxes = grid(page).getByRole('row').getByRole('checkbox');
  await boxes.nth(1).click();
  await boxes.nth(2).click({ modifiers: ['Shift'] });
  await expect(boxes.nth(1)).toBeChecked();
  await expect(boxes.nth(2)).toBeChecked();
  // A box takes no letters: the search is one key away.
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await boxes.nth(1).click({ modifiers: ['Shift'] });
  await expect(boxes.nth(2)).not.toBeChecked();
  await row(page, /Rossi/).getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Etichette' }).click();
  await page.getByRole('combobox', { name: 'Aggiungi' }).fill('urgente');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Applica' }).click();
  await expect(row(page, /Rossi/)).toContainText('urgente');
  const bar = page.getByRole('toolbar', { name: 'Righe selezionate' });
  await expect(bar).toHaveCount(0);

  await row(page, /Rossi/).getByRole('checkbox').click();
  await bar.getByRole('button', { name: 'Archivia' }).click();
  await expect(grid(page).getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: /^Archivio/ }).click();
  await expect(row(page, /Rossi/)).toBeVisible();
});

test('a quote is opened from its row, duplicated from its menu, and the list is saved as a file', async ({
  page,
}) => {
  await twoQuotes(page);
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Esporta Excel' }).click();
  const file = await readXlsx(await readFile(await (await waiting).path()));
  expect(file.sheets[0]?.rows.map((cells) => cells[5])).toEqual(['Oggetto', 'Boccole', 'Perni di snodo']);

  await row(page, /Rossi/)
    .getByRole('button', { name: /Azioni per/ })
    .click();
  await page.getByRole('menuitem', { name: 'Duplica' }).click();
  await expect(page).toHaveURL(/\/quote-tools\/[0-9a-f-]{36}/);
  await page.goto('/quote-history');
  await expect(grid(page).getByRole('row')).toHaveCount(4);

  await row(page, /Meccanica Verdi/).click();
  await expect(page).toHaveURL(/\/quote-tools\/[0-9a-f-]{36}/);
});

test('the history has no accessibility finding', async ({ page }) => {
  await twoQuotes(page);
  await page.getByRole('button', { name: 'Dove vinciamo' }).click();
  await expect(page.getByRole('heading', { name: 'Per cliente' })).toBeVisible();
  expect(await severeFindings(page)).toEqual([]);
});
