import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { type CellValue, readXlsx, writeXlsx } from 'hucre/xlsx';
import { enter } from './app/enter.ts';
import { severeFindings } from './app/severe-findings.ts';
import { test } from './app/test.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
type Row = Readonly<Record<string, CellValue>>;

/** The template with rows below its example. */
async function fill(template: Buffer, rows: readonly Row[]): Promise<Buffer> {
  const [sheet] = (await readXlsx(template)).sheets;
  const [head = [], ...rest] = sheet?.rows ?? [];
  const own = rows.map((row) => head.map((heading) => row[String(heading)] ?? null));
  const bytes = await writeXlsx({ sheets: [{ name: sheet?.name ?? '', rows: [head, ...rest, ...own] }] });
  return Buffer.from(bytes);
}

async function download(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return readFile(await file.path());
}

const give = (page: Page, buffer: Buffer) =>
  page.getByLabel('File da importare').setInputFiles({ name: 'storico.xlsx', mimeType: XLSX, buffer });
const grid = (page: Page) => page.getByRole('grid', { name: 'Storico Preventivi' });

const perni: Row = {
  'Numero preventivo': '12/2024',
  Data: new Date(Date.UTC(2024, 2, 15)),
  Cliente: 'Officine Àlfa',
  Oggetto: 'Perni per cilindri',
  Stato: 'Accettato',
  'Codice articolo': 'RO-1',
  Materiale: '42CrMo4',
  'Quantità (pz)': 50,
  'Prezzo unitario (€)': 18.5,
  'Costo unitario (€)': 12,
};
const boccole: Row = { ...perni, 'Codice articolo': 'RO-2', 'Prezzo unitario (€)': 2.5 };
const flange: Row = {
  'Numero preventivo': '7/2023',
  Data: '04/05/2023',
  Cliente: 'Beta S.n.c.',
  Stato: 'perso',
  'Motivo della perdita': 'Prezzo alto',
  Descrizione: 'Flangia',
  'Quantità (pz)': 4,
  'Prezzo unitario (€)': 1250,
};

test('past quotes are imported from Excel and appear in the history at once', { tag: '@core' }, async ({
  page,
}) => {
  await enter(page, '/quote-history');
  await page.getByRole('main').getByRole('button', { name: 'Importa da Excel' }).last().click();
  await expect(page).toHaveURL(/\/quote-history\/importa$/);
  const template = await download(page, () =>
    page.getByRole('button', { name: 'Scarica il modello' }).click(),
  );

  await give(page, await fill(template, [perni, { ...flange, 'Prezzo unitario (€)': 'mille' }]));
  await expect(page.getByText('1 riga ha celle da correggere')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Prezzo unitario .* non è un numero/ })).toBeVisible();
  // The quote with the error can be left out; or the cell is corrected in place.
  await expect(page.getByRole('button', { name: 'Importa 1 preventivo, salta 1 riga' })).toBeEnabled();
  await page.getByRole('button', { name: /^Prezzo unitario .* non è un numero/ }).click();
  const mend = page.getByRole('textbox', { name: 'Prezzo unitario (€)' });
  await expect(mend).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('1250');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Importa 2 preventivi' })).toBeEnabled();
  await page.getByRole('button', { name: 'Un altro file' }).click();

  // A word of the shop raises a question once, and its meaning is remembered.
  const own = await fill(template, [
    perni,
    { ...flange, Stato: 'persa - prezzo', 'Motivo della perdita': '' },
  ]);
  await give(page, own);
  await page.getByRole('button', { name: /^Stato: «persa - prezzo»/ }).click();
  await page.getByRole('combobox', { name: 'Stato' }).selectOption('Rifiutato');
  await page.getByRole('textbox', { name: 'Motivo della perdita' }).fill('prezzo');
  await page.getByRole('button', { name: 'Usa questo valore' }).click();
  await expect(page.getByRole('button', { name: 'Importa 2 preventivi' })).toBeEnabled();
  await page.getByRole('button', { name: 'Un altro file' }).click();
  await give(page, own);
  await expect(page.getByRole('button', { name: 'Importa 2 preventivi' })).toBeEnabled();
  await page.getByRole('button', { name: 'Un altro file' }).click();

  const filled = await fill(template, [perni, boccole, flange]);
  await give(page, filled);
  const preview = page.getByRole('table', { name: 'Anteprima dell’importazione' });
  await expect(preview.getByRole('row', { name: /7\/2023/ })).toContainText('Beta S.n.c. nuovo');
  await expect(page.getByText('2 clienti non sono in anagrafica: verranno creati.')).toBeVisible();
  expect(await severeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Importa 2 preventivi' }).click();
  await expect(page.getByText('2 preventivi nuovi.')).toBeVisible();
  await page.getByRole('button', { name: 'Vai ai preventivi passati' }).click();

  const lost = grid(page).getByRole('row', { name: /7\/2023/ });
  await expect(lost).toContainText('importato');
  // Whole inside its cell, and the letters whole inside of it.
  const cut = await lost.getByText('importato').evaluate((tag) => {
    const cell = tag.closest('td')?.getBoundingClientRect();
    const { right } = tag.getBoundingClientRect();
    return !cell || right > cell.right + 0.5 || tag.scrollWidth > tag.clientWidth + 1;
  });
  expect(cut, 'the mark is clipped').toBe(false);
  await expect(lost.getByText('5.000,00')).toBeVisible();
  await expect(lost.getByRole('gridcell', { name: '—' })).toBeVisible();
  await lost.getByRole('checkbox').click();
  const bar = page.getByRole('toolbar', { name: 'Righe selezionate' });
  await bar.getByRole('button', { name: 'Seleziona tutto (2)' }).click();
  await expect(bar.getByText('2 selezionati')).toBeVisible();
  const exported = await download(page, () => bar.getByRole('button', { name: 'Esporta' }).click());
  const [, ...rows] = (await readXlsx(exported)).sheets[0]?.rows ?? [];
  expect(rows.map((cells) => cells[1])).toEqual(['12/2024', '7/2023']);
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 390, height: 844 });
  const amount = await lost.getByText('5.000,00').boundingBox();
  expect((amount?.x ?? 390) + (amount?.width ?? 0)).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1440, height: 900 });

  await lost.click();
  await expect(page.getByText('Importato da Excel: prezzi e costi sono quelli del foglio')).toBeVisible();
  await page.getByRole('button', { name: 'Azioni sul preventivo' }).click();
  await page.getByRole('menuitem', { name: 'Duplica preventivo' }).click();
  await expect(page.getByRole('heading', { name: /^P-\d{4}-0001/ })).toBeVisible();

  await page.goto('/quote-history/importa');
  await give(page, filled);
  await expect(page.getByText('0 modifiche')).toBeVisible();
});

test('an import says which rows it leaves out, offers a lost zero, and saves what the button promised', async ({
  page,
}) => {
  await enter(page, '/quote-history/importa');
  const template = await download(page, () =>
    page.getByRole('button', { name: 'Scarica il modello' }).click(),
  );
  const won = { ...perni, Stato: 'vinta', 'Quantità (pz)': '1.000' };
  const lost = { ...flange, Stato: 'persa', 'Partita IVA': '1234567897' };
  const bad = { ...flange, 'Numero preventivo': '8/2023', 'Prezzo unitario (€)': 'mille' };
  await give(page, await fill(template, [won, lost, bad]));
  // Below the template's example and its prepared rows.
  await expect(page.getByText(/^2 righe hanno celle da correggere \(righe 302 e 303\)/)).toBeVisible();
  await page.getByRole('button', { name: /ha 10 cifre: forse manca lo zero davanti, 01234567897/ }).click();
  await expect(page.getByRole('textbox', { name: /^Partita IVA/ })).toHaveValue('01234567897');
  await page.keyboard.press('Enter');
  // A corrected cell is on this page alone: leaving asks.
  await expect(page.getByRole('button', { name: 'Importa 2 preventivi, salta 1 riga' })).toBeEnabled();
  await page.getByRole('link', { name: 'Commesse', exact: true }).click();
  const leaving = page.getByRole('dialog', { name: 'Uscire senza salvare?' });
  await leaving.getByRole('button', { name: 'Annulla' }).click();
  await page.getByRole('button', { name: 'Importa 2 preventivi, salta 1 riga' }).click();
  await expect(page.getByText('2 preventivi nuovi, 1 riga con errori saltata (riga 303).')).toBeVisible();
  await page.getByRole('button', { name: 'Vai ai preventivi passati' }).click();
  await expect(grid(page).getByRole('row', { name: /12\/2024/ })).toContainText('Accettato');
  await expect(grid(page).getByRole('row', { name: /7\/2023/ })).toContainText('Rifiutato');
  await expect(grid(page).getByRole('row', { name: /8\/2023/ })).toHaveCount(0);
});
