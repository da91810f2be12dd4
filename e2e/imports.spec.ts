import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { enter } from './app/enter.ts';
import { openInside } from './app/move-to.ts';
import { severeFindings } from './app/severe-findings.ts';
import { test } from './app/test.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

async function download(page: Page, entry: string): Promise<Buffer> {
  await page.getByRole('button', { name: 'Excel' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: entry, exact: true }).click(),
  ]);
  return readFileSync(await file.path());
}

const give = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel('File da importare').setInputFiles({ name, mimeType: XLSX, buffer });

/** The first sheet with other rows below its headings. */
async function fill(template: Buffer, rows: readonly Record<string, string | number>[]): Promise<Buffer> {
  const [sheet] = (await readXlsx(template)).sheets;
  const [head = [], ...rest] = sheet?.rows ?? [];
  const own = rows.map((row) => head.map((heading) => row[String(heading)] ?? null));
  const bytes = await writeXlsx({ sheets: [{ name: sheet?.name ?? '', rows: [head, ...rest, ...own] }] });
  return Buffer.from(bytes);
}

test('template, filled, imported, in the list, exported, imported again: nothing to change', {
  tag: '@core',
}, async ({ page }) => {
  await enter(page, '/customers');
  const template = await download(page, 'Scarica il modello');
  const filled = await fill(template, [
    { Codice: 'C1', 'Ragione sociale': 'Officine Àlfa', 'Partita IVA': '01234567897', Città: 'Forlì' },
    { Codice: 'C2', 'Ragione sociale': 'Torneria Beta', 'Sconto (%)': 7.5 },
  ]);
  await page.getByRole('button', { name: 'Excel' }).click();
  await page.getByRole('menuitem', { name: 'Importa', exact: true }).click();
  await give(page, 'clienti.xlsx', filled);
  const table = page.getByRole('table', { name: 'Anteprima dell’importazione' });
  await expect(table.getByRole('row', { name: /Officine Àlfa/ })).toContainText('Nuova');
  await expect(page.getByText('La riga di esempio è stata saltata.')).toBeVisible();
  // The number and the state of a row stay while its columns scroll.
  const state = table.getByRole('row', { name: /Officine Àlfa/ }).getByText('Nuova');
  const place = await state.boundingBox();
  await table.hover();
  await page.mouse.wheel(600, 0);
  await expect.poll(async () => (await table.boundingBox())?.x ?? 0).toBeLessThan(0);
  expect(await state.boundingBox()).toEqual(place);
  expect(await severeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Importa 2 righe' }).click();
  await expect(page.getByText('2 righe nuove.')).toBeVisible();
  await page.getByRole('button', { name: 'Vai ai clienti' }).click();
  const grid = page.getByRole('grid', { name: 'Anagrafica Clienti' });
  await expect(grid.getByRole('row', { name: /Torneria Beta/ })).toBeVisible();

  const exported = await download(page, 'Esporta Excel');
  await openInside(page, '/customers/importa');
  await give(page, 'esportati.xlsx', exported);
  await expect(page.getByText('0 modifiche')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Importa 0 righe' })).toBeDisabled();
});

test('a bad file and a bad cell show their error, and the row can be left out', async ({ page }) => {
  await enter(page, '/customers/importa');
  await give(page, 'vecchio.xls', Buffer.from('d0cf11e0a1b11ae1', 'hex'));
  await expect(page.getByText('Il formato .xls non è supportato: salva come .xlsx e riprova.')).toBeVisible();
  await give(page, 'foto.png', Buffer.from('89504e470d0a1a0a', 'hex'));
  await expect(page.getByText('È un’immagine, non un foglio')).toBeVisible();

  const rows = [
    ['Ragione sociale', 'Sconto (%)'],
    ['Alfa', 'molto'],
    ['Beta', 5],
  ];
  const bytes = Buffer.from(await writeXlsx({ sheets: [{ name: 'Foglio1', rows }] }));
  await give(page, 'clienti.xlsx', bytes);
  await expect(page.getByText('1 riga ha celle da correggere')).toBeVisible();
  const cell = page.getByRole('button', { name: /^Sconto \(%\): «molto» non è un numero/ });
  await cell.hover();
  await expect(page.getByRole('tooltip')).toContainText('scrivi per esempio');
  await page.setViewportSize({ width: 390, height: 844 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  // The other rows can be imported without it.
  await page.getByRole('button', { name: 'Importa 1 riga, salta 1' }).click();
  await expect(page.getByText('1 riga con errori saltata')).toBeVisible();
  await openInside(page, '/customers');
  await expect(page.getByRole('grid').getByText('Beta')).toBeVisible();
  await expect(page.getByRole('grid').getByText('Alfa')).toHaveCount(0);
});

test('the shop’s own sheet is mapped once', async ({ page }) => {
  await enter(page, '/machines/importa');
  const rows = [
    ['Sigla', 'Denominaz.', 'Tipologia', 'Reparto'],
    ['M-7', 'Tornio grande', 'Tornio', 'B'],
  ];
  const bytes = Buffer.from(await writeXlsx({ sheets: [{ name: 'Parco', rows }] }));
  await give(page, 'parco.xlsx', bytes);
  await page.getByRole('combobox', { name: 'Colonna per Sigla' }).click();
  await page.getByRole('option', { name: 'Codice *' }).click();
  await page.getByRole('combobox', { name: 'Colonna per Denominaz.' }).click();
  await page.getByRole('option', { name: 'Nome *' }).click();
  expect(await severeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Vai all’anteprima' }).click();
  await expect(page.getByRole('row', { name: /M-7 Tornio grande/ })).toContainText('Nuova');
  await page.getByRole('button', { name: 'Un altro file' }).click();
  await give(page, 'parco.xlsx', bytes);
  await expect(page.getByRole('row', { name: /M-7 Tornio grande/ })).toContainText('Nuova');
});

test('prices of the filtered materials rise together', async ({ page }) => {
  await enter(page, '/materials?filter=isoGroup:K');
  await page.getByRole('button', { name: 'Excel' }).click();
  await page.getByRole('menuitem', { name: 'Aggiorna prezzi' }).click();
  const dialog = page.getByRole('dialog', { name: 'Aggiorna prezzi' });
  await dialog.getByLabel('Variazione').fill('10');
  await expect(dialog.getByRole('table', { name: 'Prima e dopo' }).getByRole('row').nth(1)).toBeVisible();
  const act = dialog.getByRole('button', { name: /^Aggiorna \d+ righe$/ });
  await expect(act).toBeEnabled();
  expect(await severeFindings(page)).toEqual([]);
  await act.click();
  await expect(page.getByText(/\d+ righe aggiornate\./)).toBeVisible();
});
