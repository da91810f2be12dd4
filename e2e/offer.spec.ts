import { expect, type Page } from '@playwright/test';
import { signIn } from './app/enter.ts';
import { createQuote, finishedPerno, readQuote } from './app/quotes.ts';
import { sendByLink } from './app/send-by-link.ts';
import { severeFindings } from './app/severe-findings.ts';
import { test } from './app/test.ts';

/** A code as long as there can be one, without a blank. */
function withLongCode(): object {
  const document = finishedPerno() as { readonly positions: readonly object[] };
  const code = 'ABCDEFGHIJ'.repeat(10);
  return { ...document, positions: document.positions.map((position) => ({ ...position, code })) };
}

/** Opens a finished quote and creates a link for its buyer; returns the link's path. */
async function sendQuote(page: Page, document = finishedPerno()) {
  const session = await signIn(page);
  const quote = await createQuote(page, session.token, document);
  await page.goto(`/quote-tools/${quote.guid}`);
  const url = await sendByLink(page);
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Condividi su WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(encodeURIComponent(url).replace(/[.*+?]/g, '\\$&')),
  );
  return { ...session, quote, path: new URL(url).pathname };
}

test('a quote sent by link is opened, priced and accepted by its buyer', {
  tag: ['@core', '@smoke'],
}, async ({ page, browser }) => {
  const { token, quote, path } = await sendQuote(page, withLongCode());
  await page.getByRole('dialog').getByRole('button', { name: 'Chiudi', exact: true }).click();
  await expect(page.getByRole('main').getByText('Inviato', { exact: true })).toBeVisible();

  const buyer = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await buyer.goto(new URL(path, page.url()).href);
  await expect(buyer.getByRole('heading', { level: 1 })).toContainText('P-');
  const beyond = await buyer.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond, 'px that the page is wider than the phone').toBe(0);
  const before = await buyer.getByText('Totale', { exact: true }).locator('..').innerText();
  await buyer.getByText('100 pz').click();
  await expect(buyer.getByText('Totale', { exact: true }).locator('..')).not.toHaveText(before);
  // Any quantity between the offered ones: the middle of the slider is their geometric mean, the box is exact.
  const other = buyer.getByRole('textbox', { name: /^Un’altra quantità/ });
  await buyer.getByRole('slider').fill('500');
  await expect(other).toHaveValue('32');
  const at32 = await buyer.getByText('Totale', { exact: true }).locator('..').innerText();
  await other.fill('75');
  await expect(buyer.getByText('Totale', { exact: true }).locator('..')).not.toHaveText(at32);
  await buyer.getByText('100 pz').click();
  expect(await buyer.content()).not.toMatch(/margine|costo pieno|tornitura/i);
  expect(await severeFindings(buyer)).toEqual([]);

  await buyer.getByRole('button', { name: 'Accetta' }).click();
  const answer = buyer.getByRole('dialog');
  await answer.getByLabel('Nome e cognome').fill('Giulia Ferrari');
  await answer.getByLabel(/numero d’ordine/).fill('OA-77');
  await answer.getByRole('button', { name: 'Accetta' }).click();
  await expect(buyer.getByText('Preventivo accettato')).toBeVisible();

  expect(await readQuote(page, token, quote.guid)).toMatchObject({ state: 'accepted' });
  await page.reload();
  await expect(
    page.getByRole('region', { name: 'Esito' }).getByText('Accettato', { exact: true }),
  ).toBeVisible();
  await buyer.context().close();
});

/** The worked example and a second part at the same prices. */
function twoParts(): object {
  const document = finishedPerno() as { positions: { phases: { id: string }[] }[] };
  const [first] = document.positions;
  const phases = first?.phases.map((phase) => ({ ...phase, id: `${phase.id}-2` }));
  const second = { ...first, id: 'second', code: 'FL-22', description: 'Flangia', phases };
  return { ...document, positions: [first, second] };
}

test('the buyer takes one of two positions: the shop reads which, orders it and prints the confirmation', async ({
  page,
  browser,
}) => {
  const { quote, path } = await sendQuote(page, twoParts());
  const buyer = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await buyer.goto(new URL(path, page.url()).href);
  await buyer.getByRole('checkbox', { name: /FL-22/ }).click();
  await buyer.getByRole('button', { name: 'Accetta' }).click();
  const answer = buyer.getByRole('dialog');
  await expect(answer.getByText('Una posizione resta fuori.')).toBeVisible();
  await expect(answer.getByText('50 pz · Perno di snodo')).toBeVisible();
  await expect(answer.getByText('Flangia')).toHaveCount(0);
  await answer.getByLabel('Nome e cognome').fill('Giulia Ferrari');
  await answer.getByLabel(/numero d’ordine/).fill('OA-77');
  await answer.getByRole('button', { name: 'Accetta' }).click();
  await expect(buyer.getByText('Preventivo accettato')).toBeVisible();
  await buyer.context().close();

  await page.goto(`/quote-tools/${quote.guid}`);
  const outcome = page.getByRole('region', { name: 'Esito' });
  for (const words of [
    /Giulia Ferrari/,
    'Ordinati: 50 pz di Perno di snodo.',
    'Fuori dall’ordine: Flangia.',
  ]) {
    await expect(outcome.getByText(words)).toBeVisible();
  }
  await expect(outcome.getByText('Ordine cliente OA-77')).toBeVisible();
  const rows = page.getByRole('navigation', { name: 'Posizioni del preventivo' }).getByRole('button');
  await expect(rows.nth(0)).toContainText('50 pz');
  await expect(rows.nth(1)).toContainText('non ordinata');
  // One position at 25,19 € less 3 %, with VAT.
  await expect(page.getByLabel('Totali del preventivo')).toContainText(/Totale ordinato\s*€ 1\.490,49/);

  const make = page.getByRole('button', { name: 'Crea commessa' });
  await expect(make).toHaveAttribute('data-variant', 'filled');
  // One button creates the order and saves its confirmation.
  await outcome.getByRole('button', { name: 'Conferma d’ordine…' }).click();
  const order = page.getByRole('dialog', { name: 'Crea commessa' });
  await expect(order.getByRole('checkbox', { name: /FL-22/ })).not.toBeChecked();
  const [first] = await Promise.all([
    page.waitForEvent('download'),
    order.getByRole('button', { name: 'Crea commessa e conferma' }).click(),
  ]);
  expect(first.suggestedFilename()).toMatch(/^OC-\d{4}-0001-conferma\.pdf$/);
  await expect(page).toHaveURL(/commesse\//);
  await page.goto(`/quote-tools/${quote.guid}`);
  const [confirmation] = await Promise.all([
    page.waitForEvent('download'),
    outcome.getByRole('button', { name: /^Conferma d’ordine OC-/ }).click(),
  ]);
  expect(confirmation.suggestedFilename()).toMatch(/^OC-\d{4}-0001-conferma\.pdf$/);
  await expect(make).toHaveAttribute('data-variant', 'default');

  // On a phone the count of the bell lies inside the screen, and nothing is wider than it.
  await page.setViewportSize({ width: 390, height: 844 });
  const bell = page.getByRole('button', { name: /^Notifiche: / }).filter({ visible: true });
  await expect(bell).toBeVisible();
  const badge = await bell.locator('..').getByText(/^\d+$/).boundingBox();
  expect(badge?.y ?? -1).toBeGreaterThanOrEqual(0);
  expect((badge?.x ?? 999) + (badge?.width ?? 0)).toBeLessThanOrEqual(390);
  const buttons = await outcome.getByRole('button').all();
  for (const button of buttons) {
    const box = await button.boundingBox();
    expect((box?.x ?? 999) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  }
});

test('a withdrawn link says so', async ({ page, browser }) => {
  const { path } = await sendQuote(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Ritira' }).click();
  await page.getByRole('button', { name: 'Ritira link' }).click();
  await expect(page.getByText('Link ritirato')).toBeVisible();
  const buyer = await browser.newPage();
  await buyer.goto(new URL(path, page.url()).href);
  await expect(buyer.getByRole('alert')).toContainText('L’officina ha ritirato questo link');
  await buyer.goto(new URL('/offerta/non-esiste', page.url()).href);
  await expect(buyer.getByRole('alert')).toContainText('non porta a nessuna offerta');
  await buyer.close();
});

test('a drawing is attached to a position, and a file of another kind is refused', async ({ page }) => {
  const { token } = await signIn(page);
  const quote = await createQuote(page, token, finishedPerno());
  await page.goto(`/quote-tools/${quote.guid}`);
  const choose = async (name: string, text: string) => {
    const opening = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Allega disegno o modello' }).click();
    await (await opening).setFiles({ name, mimeType: '', buffer: Buffer.from(text) });
  };
  await choose('albero.step', 'ISO-10303-21;\nHEADER;\n');
  await expect(page.getByRole('button', { name: 'Apri albero.step' })).toBeVisible();
  await choose('falso.pdf', '<!doctype html>');
  await expect(page.getByText(/falso\.pdf: Il contenuto del file/)).toBeVisible();
});

test('the PDF of a draft can be downloaded from the preview', async ({ page }) => {
  const { token } = await signIn(page);
  const quote = await createQuote(page, token, finishedPerno());
  await page.goto(`/quote-tools/${quote.guid}`);
  await page.getByRole('button', { name: 'Anteprima PDF' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Scarica PDF' }).click();
  expect((await saving).suggestedFilename()).toMatch(/^P-\d{4}-\d{4}-rev1\.pdf$/);
});
