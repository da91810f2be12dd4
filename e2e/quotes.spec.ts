import { expect, type Page } from '@playwright/test';
import { enter, signIn } from './app/enter.ts';
import { pressAndType } from './app/keys.ts';
import { storeSession } from './app/log-in.ts';
import {
  changeQuote,
  createQuote,
  expectSaved,
  guidOf,
  markSent,
  readQuote,
  unfinishedPerno,
} from './app/quotes.ts';
import { severeFindings, severeFindingsInBothThemes } from './app/severe-findings.ts';
import { test } from './app/test.ts';

const prices = (page: Page) => page.getByRole('table', { name: 'Prezzi per quantità' });
const priceRow = (page: Page, pieces: string) =>
  prices(page)
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: pieces, exact: true }) });
const description = (page: Page) => page.getByRole('textbox', { name: 'Descrizione del pezzo' });
const payment = (page: Page) => page.getByRole('textbox', { name: 'Pagamento' });

/** Opens a quote with one complete position. */
async function openPriced(page: Page) {
  const session = await signIn(page);
  const quote = await createQuote(page, session.token, unfinishedPerno());
  await page.goto(`/quote-tools/${quote.guid}`);
  await page.getByLabel('Aggiungi quantità').fill('10 50 100 500');
  await page.keyboard.press('Enter');
  await page.getByLabel('Peso del grezzo').fill('0,95');
  await page
    .getByLabel(/Ciclo di Tornitura|Tempo ciclo/)
    .first()
    .fill('12');
  return { ...session, quote };
}

test('a first quote after registration has a price after one click and five fields', async ({ page }) => {
  const { token } = await enter(page, '/quote-tools');
  // The letters come together with the press: none is lost.
  await pressAndType(page, page.getByRole('button', { name: 'Aggiungi il primo pezzo' }), 'Perno di prova');
  await expect(description(page)).toBeFocused();
  await expect(description(page)).toHaveValue('Perno di prova');
  await page.getByRole('combobox', { name: 'Materiale' }).fill('C45');
  await page.getByRole('option', { name: /C45/ }).first().click();
  await page.getByLabel('Diametro').fill('40');
  await page.getByLabel('Lunghezza', { exact: true }).fill('92');
  await page
    .getByLabel(/Ciclo di Tornitura|Tempo ciclo/)
    .first()
    .fill('4,5');
  await expect(priceRow(page, '10')).toContainText(/\d+,\d\d/);
  // The variable cost is below the full cost of the piece.
  const floors = page.getByRole('img', { name: /^Pavimenti a 10 pezzi/ });
  const [variable = '', full = ''] = (await floors.getAttribute('aria-label'))?.match(/\d+,\d\d/g) ?? [];
  expect(Number(variable.replace(',', '.'))).toBeLessThan(0.9 * Number(full.replace(',', '.')));
  await expectSaved(page);
  await expect(page).toHaveURL(/\/quote-tools\/[0-9a-f-]{36}$/);
  const shown = await page.getByLabel('Totali del preventivo').innerText();
  const total = new Intl.NumberFormat('it-IT', {
    minimumFractionDigits: 2,
    useGrouping: 'always',
  } as Intl.NumberFormatOptions);
  await expect
    .poll(async () => {
      const { totals } = await readQuote(page, token, guidOf(page));
      return shown.includes(total.format(totals.total / 10_000));
    })
    .toBe(true);
});

test('the worked example: 25,19 € at 50 pieces, and why', { tag: ['@core', '@smoke'] }, async ({ page }) => {
  const { token, quote } = await openPriced(page);
  const fifty = page
    .getByRole('group', { name: 'Quantità' })
    .getByRole('button', { name: '50', exact: true });
  await fifty.click();
  const row = (pieces: string) => priceRow(page, pieces);
  await expect(row('10')).toContainText('52,17');
  await expect(row('50')).toContainText('25,19');
  await expect(row('100')).toContainText('22,07');
  await expect(row('500')).toContainText('19,97');
  await expect(row('50')).toContainText('24,43');
  const totals = page.getByLabel('Totali del preventivo');
  await expect(totals).toContainText('1.259,50');
  await expect(totals).toContainText('1.490,49');
  const tree = page.getByRole('tree', { name: 'Come nasce il prezzo' });
  await expect(tree.getByRole('treeitem', { name: /Materiale C45/ })).toContainText('1,52');
  await tree.getByRole('treeitem').first().press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await expect(tree.getByRole('treeitem', { name: /Materiale C45/ })).toHaveCount(0);

  await page.getByRole('button', { name: /Prezzo a 500 pezzi/ }).click();
  await page.keyboard.type('15,50');
  await page.keyboard.press('Enter');
  await expect(row('500')).toContainText('ƒ 19,97');
  await expect(page.getByLabel(/A 500 pezzi il netto è sotto il costo pieno/)).toBeVisible();
  // The clicked row counts: the total of 50 pieces is awaited.
  await fifty.click();
  await expect(totals).toContainText('1.490,49');
  await expectSaved(page);
  expect((await readQuote(page, token, quote.guid)).totals.total).toBe(14_904_900);
});

test('undo and redo reach the screen and the server', async ({ page }) => {
  const { token, quote } = await openPriced(page);
  await description(page).fill('Sbagliato');
  await page.keyboard.press('Control+z');
  await expect(description(page)).toHaveValue('Perno di snodo');
  await page.keyboard.press('Control+Shift+z');
  await expect(description(page)).toHaveValue('Sbagliato');
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: 'Azioni sulla posizione' }).click();
  await page.getByRole('menuitem', { name: 'Togli posizione' }).click();
  await expect(page.getByRole('button', { name: 'Aggiungi il primo pezzo' })).toBeVisible();
  await page.getByRole('button', { name: 'Annulla', exact: true }).last().click();
  await expect(description(page)).toHaveValue('Perno di snodo');
  await expectSaved(page);
  expect((await readQuote(page, token, quote.guid)).document.positions[0]?.description).toBe(
    'Perno di snodo',
  );
});

test('typed text survives a reload and a time offline', { tag: '@core' }, async ({ page, context }) => {
  const { token, quote } = await openPriced(page);
  await expectSaved(page);
  await context.setOffline(true);
  await payment(page).fill('Bonifico 30 gg');
  await expect(page.getByText('Non salvato: connessione assente, riprovo')).toBeVisible();
  await context.setOffline(false);
  await expectSaved(page);
  expect((await readQuote(page, token, quote.guid)).document.paymentTerms).toBe('Bonifico 30 gg');

  // The server is unreachable and the window is closed: the browser has the work when the quote is opened again.
  const unreachable = `**/api/quotes/${quote.guid}`;
  await page.route(unreachable, (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
  );
  await payment(page).fill('Bonifico 60 gg');
  await expect(page.getByText('Non salvato: connessione assente, riprovo')).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(payment(page)).toHaveValue('Bonifico 60 gg');
  await page.unroute(unreachable);
  await expectSaved(page);
  await expect
    .poll(async () => (await readQuote(page, token, quote.guid)).document.paymentTerms)
    .toBe('Bonifico 60 gg');
});

test('an untouched page leaves no draft, and an unsaved quote is reopened separately, never inside another', async ({
  page,
}) => {
  const { token } = await enter(page, '/quote-tools');
  const first = page.getByRole('button', { name: 'Aggiungi il primo pezzo' });
  const left = page.getByText('C’è un preventivo non salvato');
  await expect(first).toBeVisible();
  await page.reload();
  await expect(first).toBeVisible();
  await expect(left).toBeHidden();

  // A quote whose first save never arrives, left by closing the window.
  const create = '**/api/quotes';
  await page.route(create, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  page.on('dialog', (dialog) => void dialog.accept());
  await first.click();
  await page.keyboard.type('Perno lasciato');
  await expect(page.getByText('Non salvato: connessione assente, riprovo')).toBeVisible();
  await page.goto('/quote-tools');
  await expect(left).toBeVisible();
  await page.unroute(create);

  // A second quote gets its number: the first one's draft must not appear on its page.
  await first.click();
  await page.keyboard.type('Flangia');
  await expectSaved(page);
  const flange = guidOf(page);
  await expect(left).toBeHidden();

  await page.goto('/quote-tools');
  await page.getByRole('button', { name: 'Riprendi' }).click();
  await expect(description(page)).toHaveValue('Perno lasciato');
  await expectSaved(page);
  await expect(page).toHaveURL(/\/quote-tools\/[0-9a-f-]{36}$/);
  expect(guidOf(page)).not.toBe(flange);
  expect((await readQuote(page, token, flange)).document.positions[0]?.description).toBe('Flangia');
  await page.goto('/quote-tools');
  await expect(first).toBeVisible();
  await expect(left).toBeHidden();
});

test('the quantity clicked in the table of prices counts in the total', async ({ page }) => {
  await openPriced(page);
  const total = page.getByLabel('Totali del preventivo');
  for (const pieces of ['100', '10']) {
    const before = await total.innerText();
    await priceRow(page, pieces).getByRole('cell').first().click();
    await expect(page.getByRole('button', { name: pieces, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect.poll(() => total.innerText()).not.toBe(before);
  }
  // The customer's own material changes the sum and moves no line.
  const owned = page.getByRole('switch', { name: 'Materiale del cliente' });
  const place = await owned.boundingBox();
  const paid = await total.innerText();
  await owned.click();
  await expect.poll(() => total.innerText()).not.toBe(paid);
  expect(await owned.boundingBox()).toEqual(place);
});

test('two browsers on one quote lose nothing', async ({ page, browser }) => {
  const session = await openPriced(page);
  await expectSaved(page);
  const other = await (await browser.newContext()).newPage();
  await storeSession(other, session);
  await other.goto(`/quote-tools/${session.quote.guid}`);
  await payment(other).fill('Rimessa diretta');
  await description(page).fill('Perno corto');
  await expectSaved(other);
  await expect
    .poll(async () => {
      const { document } = await readQuote(page, session.token, session.quote.guid);
      return [document.paymentTerms, document.positions[0]?.description];
    })
    .toEqual(['Rimessa diretta', 'Perno corto']);
  await page.getByRole('textbox', { name: 'Codice' }).fill('RO-1');
  await expect(payment(page)).toHaveValue('Rimessa diretta');
  await other.context().close();
});

test('the same field changed twice: both values, one choice, nothing lost', async ({ page }) => {
  const { token, quote } = await openPriced(page);
  await expectSaved(page);
  const before = await readQuote(page, token, quote.guid);
  await changeQuote(page, token, before, [{ path: ['paymentTerms'], base: '', value: 'loro' }]);
  await payment(page).fill('mio');
  const dialog = page.getByRole('dialog', { name: 'Qualcun altro ha modificato gli stessi campi' });
  await expect(dialog.getByText('loro')).toBeVisible();
  await expect(dialog.getByRole('radio', { name: 'Il tuo valore' })).toBeChecked();
  expect(await severeFindings(page, '[role="dialog"]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Tieni la scelta' }).click();
  await expect.poll(async () => (await readQuote(page, token, quote.guid)).document.paymentTerms).toBe('mio');
});

test('a sent revision cannot be changed; the next one can, and explains the change of the price', {
  tag: '@core',
}, async ({ page }) => {
  await openPriced(page);
  await page.getByRole('button', { name: /Conferma 1,60/ }).click();
  await expectSaved(page);
  const menu = async (name: string | RegExp) => {
    await page.getByRole('button', { name: 'Azioni sul preventivo' }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  await menu('Segna come inviato');
  await page.getByRole('dialog').getByRole('button', { name: 'Segna come inviato' }).click();
  await expect(page.getByText('Questa revisione è stata inviata')).toBeVisible();
  await expect(payment(page)).toHaveAttribute('readonly');
  await menu('Nuova revisione');
  await expect(page.getByText('rev. 2')).toBeVisible();
  await page.getByLabel('Margine sul prezzo').fill('25');
  await page.getByLabel('Sconto in percentuale').fill('5');
  await page.keyboard.press('Tab');
  await expectSaved(page);
  await menu('Confronta revisioni');
  const dialog = page.getByRole('dialog', { name: 'Perché è cambiato il prezzo' });
  await expect(dialog.getByText('Margine, sconti e prezzo')).toBeVisible();
  await expect(dialog.getByText('Sconto del preventivo').first()).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'Totale del preventivo' })).toBeVisible();
});

test('a change that was not saved before the quote was sent goes into the next revision', async ({
  page,
}) => {
  const { token, quote } = await openPriced(page);
  await expectSaved(page);
  await page.route(`**/api/quotes/${quote.guid}`, (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
  );
  await payment(page).fill('Bonifico 60 gg');
  await expect(page.getByText('Non salvato: connessione assente, riprovo')).toBeVisible();
  await markSent(page, token, quote);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.unrouteAll();
  await page.reload();
  await expect(payment(page)).not.toHaveValue('Bonifico 60 gg');
  await expect(page.getByText(/entrano nella prossima revisione/)).toBeVisible();
  await page.getByRole('button', { name: 'Azioni sul preventivo' }).click();
  await page.getByRole('menuitem', { name: 'Nuova revisione' }).click();
  await expect(page.getByText('rev. 2')).toBeVisible();
  await expect(payment(page)).toHaveValue('Bonifico 60 gg');
  await expectSaved(page);
  const { document } = await readQuote(page, token, quote.guid);
  expect(document.paymentTerms).toBe('Bonifico 60 gg');
});

test('accessible on a desk and on a phone, light and dark, and nothing scrolls sideways', async ({
  page,
}) => {
  await openPriced(page);
  await expect(prices(page)).toContainText('52,17');
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await severeFindingsInBothThemes(page), `${width} px`).toEqual([]);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    expect(sideways, `${width} px`).toBe(false);
  }
});
