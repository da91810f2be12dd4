import { setTimeout } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { enter, signIn } from './app/enter.ts';
import { createQuote, expectSaved, finishedPerno } from './app/quotes.ts';
import { test } from './app/test.ts';

const priceRow = (page: Page, pieces: string) =>
  page
    .getByRole('table', { name: 'Prezzi per quantità' })
    .getByRole('row')
    .filter({ has: page.getByRole('cell', { name: pieces, exact: true }) });

async function openPerno(page: Page, browning: object = {}) {
  const session = await signIn(page);
  const quote = await createQuote(page, session.token, finishedPerno(browning));
  await page.goto(`/quote-tools/${quote.guid}`);
  await expect(priceRow(page, '50')).toBeVisible();
  return { ...session, quote };
}

test('opening and leaving the cell of a price does not pin it, and scrap is bought in whole pieces unless the user takes the risk', async ({
  page,
}) => {
  await test.step('opening and leaving the cell of a price does not pin it, 19,99 included', async () => {
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
  await test.step('scrap is bought in whole pieces unless the user takes the risk', async () => {
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

test('a plate: the blanks are drawn on their sheets, and whole sheets are charged', { tag: '@core' }, async ({
  page,
}) => {
  await openPerno(page);
  const type = async (label: string, text: string) => {
    await page.getByLabel(label, { exact: true }).click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  };
  const choose = async (label: string, option: string) => {
    await page.getByRole('combobox', { name: label, exact: true }).click();
    await page.getByRole('option', { name: option }).click();
  };
  await page.getByRole('button', { name: 'Lamiera', exact: true }).click();
  await type('Larghezza', '100');
  await type('Spessore', '10');
  await type('Lunghezza', '200');
  await type('Sovrametallo, i due lati insieme, mm', '0');
  await choose('Si taglia', 'Laser o acqua');
  await type('Formati lamiera, mm', '2000 × 1000');
  await type('Larghezza del taglio o distanza tra i pezzi, mm', '0');
  await type('Bordo della lamiera, mm', '0');
  await choose('Addebito', 'Lamiere intere');
  await expect(
    page.getByRole('img', { name: 'Disposizione: lamiera 2.000 × 1.000: 52 pezzi, pezzo 200 × 100 mm' }),
  ).toBeVisible();
  // A 2 × 1 m sheet of 10 mm at 7,85 kg/dm³ and 1,60 €/kg holds 100 blanks.
  const blanks = page.getByRole('table', { name: 'Grezzo per quantità' });
  await expect(blanks.getByRole('row', { name: '50 52 1 157,0 251,20' })).toBeVisible();
  await expect(blanks.getByRole('row', { name: '100 104 2 314,0 502,40' })).toBeVisible();
  await expectSaved(page);
});

test('a treatment by the dm² links to the surface of the part', async ({ page }) => {
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

test('the transport of an order is charged once, belongs to the quote and is spread only by choice', async ({
  page,
}) => {
  await enter(page, '/quote-tools');
  await page
    .getByRole('button', { name: /Aggiungi.*posizione/ })
    .first()
    .click();
  const totals = page.getByLabel('Totali del preventivo');
  const charges = totals.locator('div').filter({ hasText: 'Costi dell’ordine' }).locator('dd');
  // 25 € of the starter list at the company's margin.
  await expect(charges).toHaveText(/^\d+,\d\d$/);
  const once = await charges.textContent();
  await page.getByRole('button', { name: 'Aggiungi una posizione' }).click();
  await page.getByRole('button', { name: 'Aggiungi una posizione' }).click();
  await expect(charges).toHaveText(once ?? '');
  const costs = page.getByRole('list', { name: 'Altri costi' });
  await expect(costs).not.toContainText('Trasporto');
  await totals.getByRole('button', { name: 'Costi dell’ordine' }).click();
  const dialog = page.getByRole('dialog', { name: 'Costi dell’ordine' });
  const cost = dialog.getByLabel('Costo', { exact: true });
  await cost.click();
  await page.keyboard.type('40');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('20');
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('listitem', { name: 'Trasporto' })).toContainText('€ 50,00');
  await dialog.getByRole('button', { name: 'Azioni su Trasporto' }).click();
  await page.getByRole('menuitem', { name: 'Ripartisci sulle posizioni' }).click();
  await expect(dialog).toContainText('Nessun costo dell’ordine');
  await dialog.getByRole('button', { name: 'Fatto' }).click();
  await expect(costs).toContainText('Trasporto');
  await costs.getByRole('button', { name: 'Dati di Trasporto' }).click();
  // The third of three; the first one carries the remainder, 33,3334.
  await expect(page.getByLabel('Quota di questa posizione')).toHaveValue('33,3333');
  await page.getByRole('button', { name: 'Porta nei costi dell’ordine' }).click();
  await expect(costs).not.toContainText('Trasporto');
  await expect(charges).toHaveText(/^\d+,\d\d$/);
});

test('a sent quote shows the prices it was sent with, whatever the engine computes today', async ({
  page,
}) => {
  const { quote, token } = await openPerno(page);
  const sent = await page.request.post(`/api/quotes/${quote.guid}/sent`, {
    headers: { authorization: `Bearer ${token}` },
    data: { confirmed: true },
  });
  expect(sent.ok()).toBe(true);
  // Simulates a sent quote that the engine of that time priced differently.
  await page.route(`**/api/quotes/${quote.guid}`, async (route) => {
    const answer = await route.fetch();
    const body = await answer.text();
    await route.fulfill({
      response: answer,
      body: body.replaceAll(/"(list|net)Unit":\s*\d+/g, '"$1Unit":269900'),
    });
  });
  await page.reload();
  await expect(priceRow(page, '50')).toContainText('26,99');
  await expect(page.getByText('I prezzi sono quelli inviati')).toBeVisible();
  await expect(page.getByRole('tree', { name: 'Come nasce il prezzo' })).toHaveCount(0);
});

test('rates that changed or were archived since are reported above the quote and before sending', async ({
  page,
}) => {
  // Rates arrive late: the first position has its lathe all the same.
  await page.route(
    '**/api/quotes/rates',
    async (route) => {
      await setTimeout(1500);
      await route.continue();
    },
    { times: 1 },
  );
  const { token } = await enter(page, '/quote-tools');
  await page.getByRole('button', { name: 'Aggiungi il primo pezzo' }).click();
  await page.getByRole('combobox', { name: 'Materiale' }).fill('C45');
  await page.getByRole('option', { name: /C45/ }).first().click();
  await page.getByLabel('Diametro').fill('40');
  await page.getByLabel('Lunghezza', { exact: true }).fill('92');
  await page.getByLabel(/^Ciclo di /).fill('4,5');
  await expectSaved(page);
  await expect(page.getByText(/cambiat[ae] da quando il preventivo/)).toHaveCount(0);

  const headers = { authorization: `Bearer ${token}` };
  const call = async (method: string, path: string, data?: object) => {
    const answer = await page.request.fetch(`/api${path}`, { method, headers, ...(data && { data }) });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  const row = async (registry: string, q: string) => (await call('GET', `/${registry}/rows?q=${q}`)).rows[0];
  const put = async (registry: string, q: string, changes: object) =>
    call('PUT', `/${registry}/${(await row(registry, q)).guid}`, { base: {}, changes });
  await put('materials', 'C45', { chipRevenuePerKg: 3000, density: 7.9 });
  await put('costs', 'Imballo', { amount: 4500 });
  const lathe = await row('machines', 'TC-1');
  await call('POST', '/machines/archive', { guids: [lathe.guid], archived: true });

  await page.reload();
  await expect(
    page.getByText(/^3 tariffe sono cambiate .*C45 \(ricavo del truciolo\), C45 \(densità\), Imballo/),
  ).toBeVisible();
  await expect(page.getByText(/perché in archivio: Tornio CNC 2 assi/)).toBeVisible();
  await page.getByRole('button', { name: 'Invia al cliente' }).click();
  const sending = page.getByRole('dialog');
  await expect(sending.getByText(/^3 tariffe sono cambiate/)).toBeVisible();
  await sending.getByRole('button', { name: 'Aggiorna' }).click();
  const rates = page.getByRole('dialog', { name: 'Aggiorna tariffe' });
  await expect(rates.getByText('C45 (ricavo del truciolo): mancante → 0,30 €/kg')).toBeVisible();
  await expect(rates.getByText('Imballo: 0,20 → 0,45 €')).toBeVisible();
  await rates.getByRole('button', { name: 'Aggiorna tariffe' }).click();
  await expect(page.getByText(/^3 tariffe sono cambiate/)).toHaveCount(0);
});
