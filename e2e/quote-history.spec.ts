import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { readXlsx } from 'hucre/xlsx';
import { enter, signIn } from './app/enter.ts';
import { openInside } from './app/move-to.ts';
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

/** Two quotes in the history: one of Rossi, one of Meccanica Verdi. */
async function addTwoQuotes(page: Page, token: string): Promise<void> {
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
  await page.goto('/quote-history');
  await expect(grid(page).getByRole('row')).toHaveCount(3);
}

/** A new company with two quotes. */
const twoQuotes = async (page: Page) => addTwoQuotes(page, (await signIn(page)).token);

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

  await openInside(page, '/quote-history');
  await page.getByRole('button', { name: 'Filtro' }).click();
  await page.getByRole('menuitem', { name: 'Stato' }).click();
  await page.getByLabel('Accettato').click();
  await expect(page).toHaveURL(/filter=state%3Aaccepted/);
  await expect(page.getByText('Nessun preventivo con questi filtri.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Togli ricerca e filtri' }).click();
  await expect(grid(page).getByRole('row')).toHaveCount(3);
});

test('an empty history links to the first quote; chosen quotes are tagged, archived and restored', async ({
  page,
}) => {
  const { token } = await enter(page, '/quote-history');
  await expect(page.getByText('Qui trovi tutti i tuoi preventivi')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Nuovo preventivo' }).last().click();
  await expect(page).toHaveURL(/\/quote-tools/);
  await addTwoQuotes(page, token);
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

test('the accessible history opens a quote from its row, duplicates it and is saved as a file', async ({
  page,
}) => {
  await twoQuotes(page);
  await page.getByRole('button', { name: 'Dove vinciamo' }).click();
  await expect(page.getByRole('heading', { name: 'Per cliente' })).toBeVisible();
  expect(await severeFindings(page)).toEqual([]);
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
