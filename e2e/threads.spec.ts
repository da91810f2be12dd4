import { expect, type Page } from '@playwright/test';
import { enter } from './app/enter.ts';
import { expectPage } from './app/log-in.ts';
import { panel } from './app/panel.ts';
import { createQuote, finishedPerno, readQuote } from './app/quotes.ts';
import { test } from './app/test.ts';

const search = (page: Page) => page.getByLabel('Cerca una filettatura');
const row = (page: Page, designation: string) =>
  page
    .getByRole('table', { name: 'Filettature' })
    .locator('tbody tr')
    .filter({ has: page.getByRole('button', { name: designation, exact: true }) });

async function look(page: Page, designation: string): Promise<void> {
  await search(page).fill(designation);
  await search(page).press('Enter');
}

test('M8 has its drill and its limits, as in the published tables', { tag: '@core' }, async ({ page }) => {
  await enter(page, '/threading-table');
  await expectPage(page, 'CAM Analyzer');
  await look(page, 'M8');
  await expect(page).toHaveURL(/\/threading-table\/filettature\/M8$/);
  // Designation, pitch, D2, D1, tapping drill, drill for forming.
  await expect(row(page, 'M8').locator('td')).toHaveText([
    'M8',
    /^1,250?$/,
    '7,188',
    '6,647',
    /^6,80?$/,
    /^7,4/,
  ]);
  await expect(panel(page, 'Foro')).toContainText('ø 6,8');
  // ISO 965-2, 6H and 6g.
  const nut = page.getByRole('table', { name: 'Madrevite 6H' }).locator('tbody tr');
  await expect(nut).toHaveText(['D2 medio7,1887,348160', 'D1 nocciolo6,6476,912265']);
  const bolt = page.getByRole('table', { name: 'Vite 6g' }).locator('tbody tr');
  await expect(bolt.first()).toHaveText('d esterno7,7607,972212');
});

test('another class has other limits', async ({ page }) => {
  await enter(page, '/threading-table/filettature/M8');
  await page.locator('input').and(page.getByLabel('Classe della madrevite')).click();
  await page.getByRole('option', { name: '5H', exact: true }).click();
  await expect(page.getByRole('table', { name: 'Madrevite 5H' })).toContainText('7,313');
});

test('only visible rows are on the page, and the keys reach the others', async ({ page }) => {
  await enter(page, '/threading-table/filettature/M8');
  const table = page.getByRole('table', { name: 'Filettature' });
  await expect(row(page, 'M8')).toBeInViewport();
  const all = Number(await table.getAttribute('aria-rowcount'));
  expect(all).toBeGreaterThan(1000);
  expect(await table.locator('tbody tr').count()).toBeLessThan(80);
  expect(await table.locator('*').count()).toBeLessThan(900);
  // One tab stop; End goes to the last row of all and takes the focus along.
  await page.getByRole('button', { name: 'M8', exact: true }).focus();
  await page.keyboard.press('End');
  const last = table.locator(`tr[aria-rowindex="${all}"]`);
  await expect(last).toBeInViewport();
  await expect(last.getByRole('button')).toBeFocused();
  await expect(last.getByRole('button')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(table.locator(`tr[aria-rowindex="${all - 1}"]`).getByRole('button')).toBeFocused();
});

test('threads are found by common names', async ({ page }) => {
  await enter(page, '/threading-table');
  const main = page.getByRole('main');
  for (const [typed, designation, sentence] of [
    ['BSW 1/2', '1/2-12 BSW', 'BS 84'],
    ['Whitworth 1/2', '1/2-12 BSW', 'ø 10,5'],
    ['Acme 1-5', '1-5 ACME', 'D4 esterno'],
    ['Tr 30x6 7e', 'Tr30x6-7e', 'Vite 7e'],
    ['Helicoil M8', 'EG M8', 'ø 8,4'],
    ['Pg 13,5', 'Pg13.5', 'DIN 40430'],
    ['M20x0,75', 'M20x0.75', 'filettatura speciale'],
    ['1/4-18 NPTF', '1/4 NPTF', 'Serraggio a chiave L3'],
    ['M150x6', 'M150x6', 'Madrevite 6H'],
  ] as const) {
    await look(page, typed);
    await expect(main.getByRole('heading', { name: designation, exact: true })).toBeVisible();
    await expect(main).toContainText(sentence);
  }
});

test('a family shows its own threads', async ({ page }) => {
  await enter(page, '/threading-table');
  await page.locator('input').and(page.getByLabel('Famiglia')).click();
  await page.getByRole('option', { name: 'EG · Helicoil' }).click();
  await expect(row(page, 'EG M2')).toBeVisible();
  await expect(row(page, 'M8')).toHaveCount(0);
});

test('a pitch outside the standards is refused in plain words', async ({ page }) => {
  await enter(page, '/threading-table');
  await look(page, 'M8x99');
  await expect(page.getByRole('main')).toContainText(/M8x99|passo 99/);
  await expect(panel(page, 'Foro')).toHaveCount(0);
  await look(page, 'vite strana');
  await expect(page.getByRole('main')).toContainText('Nessuna filettatura trovata.');
});

test('G1/2 is found as written on a drawing', async ({ page }) => {
  await enter(page, '/threading-table');
  await look(page, 'G1/2');
  // ISO 228-1: 14 threads to the inch, 20.955 mm.
  const main = page.getByRole('main');
  await expect(main).toContainText('20,955');
  await expect(main).toContainText('14 filetti/pollice');
});

test('a custom drill is judged by the remaining thread', async ({ page }) => {
  await enter(page, '/threading-table/filettature/M10');
  const drill = page.getByLabel('Prova una punta');
  await expect(drill).toHaveValue('8,5');
  const hole = panel(page, 'Foro');
  await expect(hole).toContainText('92,4 % di filetto');
  await expect(hole).toContainText('dentro i limiti di D1');
  await drill.fill('8,2');
  await expect(hole).toContainText('sotto D1 min: il maschio soffre e può rompersi');
  await drill.fill('8,9');
  await expect(hole).toContainText('sopra D1 max: il calibro non passa il controllo');
  await drill.fill('');
  await expect(hole).toContainText('Scrivi un diametro, per esempio 6,8');
});

test('the time of tapping is transferred to a quote', async ({ page }) => {
  const { token } = await enter(page, '/threading-table/filettature/M8');
  const quote = await createQuote(page, token, finishedPerno());
  await page.getByLabel('Fori', { exact: true }).fill('4');
  await page.getByRole('button', { name: 'Usa nel preventivo' }).click();
  await expect(page.getByRole('dialog').getByText('Maschiatura M8, 4 fori')).toBeVisible();
  const place = page.getByRole('dialog', { name: 'Usa nel preventivo' });
  await place.getByRole('combobox', { name: 'Preventivo in bozza' }).click();
  await page.getByRole('option').first().click();
  await place.getByRole('combobox', { name: 'Fase' }).click();
  await page.getByRole('option', { name: '10 · Tornitura' }).click();
  await place.getByRole('button', { name: 'Scrivi il tempo' }).click();
  await expect(page.getByText(/^Scritto in P-.* fase 10 · Tornitura\.$/)).toBeVisible();
  const saved = await readQuote(page, token, quote.guid);
  expect(saved.document.positions[0]?.phases[0]).toMatchObject({ cycle: { origin: 'computed' } });
});

test('the arrow keys move through the list', async ({ page }) => {
  await enter(page, '/threading-table/filettature/M8');
  await search(page).fill('M8');
  await search(page).press('Enter');
  await search(page).press('ArrowDown');
  await expect(page).not.toHaveURL(/\/M8$/);
  await search(page).press('ArrowUp');
  await expect(page).toHaveURL(/\/M8$/);
});
