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

test('a family shows its own threads', async ({ page }) => {
  await enter(page, '/threading-table');
  await page.locator('input').and(page.getByLabel('Famiglia')).click();
  await page.getByRole('option', { name: 'EG · Helicoil' }).click();
  await expect(row(page, 'EG M2')).toBeVisible();
  await expect(row(page, 'M8')).toHaveCount(0);
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
