import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { readXlsx } from 'hucre/xlsx';
import { enter } from './app/enter.ts';
import { createQuote, finishedPerno } from './app/quotes.ts';
import { severeFindings } from './app/severe-findings.ts';
import { test } from './app/test.ts';

const figure = (page: Page, name: RegExp) =>
  page.getByRole('region', { name: 'In sintesi' }).getByRole('link', { name });
const rows = (page: Page) => page.getByRole('grid', { name: 'Storico Preventivi' }).getByRole('row');
const chip = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name });

const customer = (name: string) => ({
  guid: null,
  name,
  contact: '',
  email: '',
  address: '',
  vatNumber: '',
});

/** File that a menu entry downloads. */
async function saved(page: Page, name: string, entry: string) {
  await page.getByRole('button', { name }).press('Enter');
  const item = page.getByRole('menu', { name }).getByRole('menuitem', { name: entry });
  const [file] = await Promise.all([page.waitForEvent('download'), item.press('Enter')]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test('figures link to the rows they count', { tag: ['@core', '@smoke'] }, async ({ page }) => {
  const { token } = await enter(page, '/dashboard');
  // Without a quote there is nothing to count: the page shows four steps instead.
  await expect(page.getByRole('region', { name: 'Primi passi' }).getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('region', { name: 'In sintesi' })).toHaveCount(0);

  const post = async (path: string, data: object, method = 'POST') => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await page.request.fetch(`/api${path}`, { method, headers, data });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  const make = async (name: string) =>
    (await createQuote(page, token, { ...finishedPerno(), customer: customer(name) })).guid;
  await make('Bozze S.r.l.');
  const [waiting, lost, won] = [
    await make('Officine Meccaniche Rossi S.r.l.'),
    await make('Verdi'),
    await make('Verdi'),
  ];
  for (const guid of [waiting, lost, won]) await post(`/quotes/${guid}/sent`, { confirmed: true });
  const told = { reason: 'Prezzo', competitor: 'Officina Bianchi', competitorPrice: 10_000_000 };
  await post(`/quotes/${lost}/outcome`, { state: 'refused', ...told });
  const silent = { reason: '', competitor: '', competitorPrice: null };
  await post(`/quotes/${won}/outcome`, { state: 'accepted', ...silent });
  // The follow-up day is today.
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' }).format(new Date());
  await post(`/quotes/${waiting}/follow-up`, { on: today }, 'PUT');

  await page.reload();
  await expect(figure(page, /^Preventivi aperti/)).toContainText('1');
  await expect(figure(page, /^Tasso di successo/)).toContainText('50 %');
  expect(await severeFindings(page)).toEqual([]);

  await figure(page, /^Tasso di successo/).click();
  await expect(page).toHaveURL(/\/quote-history\?/);
  await expect(rows(page)).toHaveCount(3);
  await page.goBack();

  await page.getByRole('table', { name: 'Motivi' }).getByRole('link', { name: '1 persi, Prezzo' }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(chip(page, /^Motivo: Prezzo$/)).toBeVisible();
  await page.goBack();

  const follow = page.getByRole('table', { name: 'Da risollecitare oggi' });
  await expect(follow.getByRole('row')).toHaveCount(2);
  const desk = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByText('Le righe del grafico').click();
  for (const table of [follow, page.getByRole('table', { name: 'Valore per mese' })]) {
    await expect(table).toBeVisible();
    const beyond = await table.evaluate(({ parentElement: frame }) =>
      frame ? frame.scrollWidth - frame.clientWidth : Number.NaN,
    );
    expect(beyond, 'nothing to push sideways on a phone').toBe(0);
  }
  if (desk) await page.setViewportSize(desk);
  await follow.getByRole('button', { name: /^Rimanda P-/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Fra una settimana' }).click();
  await expect(page.getByText('Nessun cliente da risollecitare oggi.')).toBeVisible();
  await expect(figure(page, /^Da risollecitare oggi/)).toContainText('0');

  for (const [panel, head] of [
    ['Valore per mese', 'Mese'],
    ['Perché perdiamo', 'Motivo'],
  ] as const) {
    const menu = `Scarica: ${panel}`;
    const picture = await saved(page, menu, 'Scarica immagine');
    expect(picture.name).toBe(`${panel}.png`);
    expect(picture.bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
    // Twice the pixels of the page, for print.
    expect(picture.bytes.readUInt32BE(16), 'points across').toBeGreaterThan(600);
    const sheet = await saved(page, menu, 'Scarica Excel');
    expect(sheet.name).toBe(`${panel}.xlsx`);
    const { sheets } = await readXlsx(sheet.bytes);
    expect(sheets[0]?.rows[0]?.[0]).toBe(head);
    expect(sheets[0]?.rows.flat()).toContain(1);
  }

  await page.getByRole('radiogroup', { name: 'Periodo' }).getByText('12 mesi').click();
  await expect(page).toHaveURL(/days=365/);
});
