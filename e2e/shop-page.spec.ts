import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { acceptAnswer } from './app/accept-offer.ts';
import { enter } from './app/enter.ts';
import { solve } from './app/question.ts';
import { severeFindings } from './app/severe-findings.ts';
import { giveRates } from './app/shop-rates.ts';
import { software3d } from './app/software-3d.ts';
import { test } from './app/test.ts';

test.use(software3d);
test.slow();

/** Computed from a model in the browser: a busy machine takes its time. */
const workedOut = expect.configure({ timeout: 90_000 });

const flange = fileURLToPath(
  new URL('../apps/web/src/features/assistant/example/flangia-esempio.step', import.meta.url),
);

const drawing = readFileSync(new URL('app/ro-4520.pdf', import.meta.url));

/** A new company with rates whose responsabile switches the page on; answers the address of the page. */
async function openShop(page: Page) {
  const session = await enter(page, '/dashboard');
  const steel = await giveRates(page, session.token);
  await page.goto('/pagina-clienti');
  const slug = `prova-${Date.now().toString(36)}`;
  await page.getByLabel('Indirizzo', { exact: true }).fill(slug);
  await page.getByRole('switch', { name: 'Pagina aperta ai clienti' }).click();
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('La pagina è aperta ai clienti.')).toBeVisible();
  await expect(page.getByLabel('Link della pagina')).toHaveValue(new RegExp(`/officina/${slug}$`));
  return { ...session, steel, url: new URL(`/officina/${slug}`, page.url()).href };
}

async function choose(page: Page, button: string, files: Parameters<Page['setInputFiles']>[1]) {
  const opening = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await opening).setFiles(files);
}

const beyond = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('a buyer sees a price on a phone, sends the request, and accepts the offer that comes of it', {
  tag: '@smoke',
}, async ({ page, browser }) => {
  const { url, steel } = await openShop(page);
  expect(await severeFindings(page)).toEqual([]);

  const buyer = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'it-IT' })
  ).newPage();
  const loaded: string[] = [];
  buyer.on('request', (request) => loaded.push(request.url()));
  await buyer.goto(url);
  await expect(buyer.getByRole('heading', { name: 'Chiedi un’offerta' })).toBeVisible();
  expect(loaded.filter((address) => /\.wasm|part-worker/.test(address))).toEqual([]);
  expect(await severeFindings(buyer)).toEqual([]);

  await choose(buyer, 'Modelli e disegni', [flange]);
  const part = buyer.getByRole('article', { name: 'flangia-esempio' });
  await workedOut(part.getByText('Scegli il materiale e lo vedi subito.')).toBeVisible();
  await part.getByLabel('Materiale').selectOption(steel);
  await workedOut(part.getByText(/^Indicativo: .*€\/pz a 10 pezzi/)).toBeVisible();
  await part.getByLabel('Note').fill('Certificato 3.1');
  await part.getByRole('button', { name: 'Che cosa suppone il prezzo' }).click();
  await part.getByRole('button', { name: 'Correggi' }).click();
  const corrections = buyer.getByRole('dialog', { name: 'Correggi flangia-esempio' });
  await expect(corrections).toBeVisible();
  expect(await severeFindings(buyer)).toEqual([]);
  await corrections.getByRole('button', { name: 'Fatto' }).click();
  expect(await beyond(buyer), 'px that the page is wider than the phone').toBe(0);
  expect(await severeFindings(buyer)).toEqual([]);

  // Nothing is lost by a reload, the model included.
  await buyer.reload();
  await workedOut(part.getByText(/^Indicativo: .*€\/pz a 10 pezzi/)).toBeVisible();
  await expect(part.getByLabel('Note')).toHaveValue('Certificato 3.1');

  await buyer.getByRole('button', { name: 'Continua' }).click();
  await buyer.getByRole('button', { name: 'Invia la richiesta' }).click();
  await expect(buyer.getByText('Scrivi il tuo nome.')).toBeVisible();
  await buyer.getByLabel('Nome e cognome').fill('Elena Fontana');
  await buyer.getByLabel('Azienda').fill('Meccanica Cusio S.r.l.');
  await buyer.getByLabel('Partita IVA').fill('IT 00743110157');
  await buyer.getByLabel('Mail', { exact: true }).fill('e.fontana@cusio.example');
  await buyer.getByLabel(/^Quanto fa/).fill(await solve(buyer.getByText(/^Quanto fa/)));
  await buyer.getByRole('checkbox').check();
  await buyer.getByRole('button', { name: 'Invia la richiesta' }).click();
  await buyer.getByRole('link', { name: 'Segui la richiesta' }).click();
  await expect(buyer.getByText('L’officina ha ricevuto i tuoi file.')).toBeVisible();
  await expect(buyer.getByText('flangia-esempio.step')).toBeVisible();
  expect(await severeFindings(buyer)).toEqual([]);

  await page.goto('/richieste');
  await expect(page.getByText('Meccanica Cusio S.r.l.').first()).toBeVisible();
  await page.getByText('Meccanica Cusio S.r.l.').first().click();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/richieste\/[^/]+\/lettura$/);
  await expect(page.getByRole('button', { name: 'Crea bozza', exact: true })).toBeEnabled();
  await page.keyboard.press('b');
  await expect(page).toHaveURL(/\/quote-tools\/[^/]+/);
  await page.getByRole('button', { name: 'Invia al cliente' }).click();
  const dialog = page.getByRole('dialog');
  const confirm = dialog.getByRole('button', { name: 'Conferma tutti' });
  const send = dialog.getByRole('button', { name: 'Copia link e segna come inviato' });
  await expect(send).toBeVisible();
  if (await confirm.isVisible()) await confirm.click();
  await send.click();
  await expect(dialog.getByLabel('Indirizzo del link')).toHaveValue(/\/offerta\//);

  await buyer.reload();
  await buyer.getByRole('link', { name: 'Apri l’offerta' }).click();
  await acceptAnswer(buyer, 'Elena Fontana');
  await buyer.context().close();
});

test('the page works in a frame of another website, which is fitted to its height', async ({ page }) => {
  const { url } = await openShop(page);
  const code = await page.getByRole('textbox', { name: 'Righe per il tuo sito' }).inputValue();
  // Another port is another origin.
  const website = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>Officina</title><h1>Il nostro sito</h1>${code}`);
  });
  await new Promise<void>((resolve) => website.listen(0, 'localhost', resolve));
  try {
    await page.goto(`http://localhost:${(website.address() as AddressInfo).port}/`);
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', { name: 'Chiedi un’offerta' })).toBeVisible();
    const height = () => page.locator('iframe').evaluate((box) => box.clientHeight);
    await expect.poll(height).not.toBe(900);
    await frame.getByRole('button', { name: 'DE', exact: true }).click();
    await expect(frame.getByRole('heading', { name: 'Angebot anfragen' })).toBeVisible();
    // Pages behind a link are shown in no frame.
    const answer = await page.request.get(new URL('/officina/richiesta/esempio', url).href);
    expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
  } finally {
    website.close();
  }
});

test('a page that is switched off, and broken files, cost one sentence; a drawing is read', async ({
  page,
}) => {
  const { url } = await openShop(page);
  // Everything that a visitor enters before the scripts have come stays.
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/mount-pages/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(url);
  await page.getByLabel('Nome e cognome').click();
  await page.keyboard.type('Elena Fontana');
  await page.getByRole('checkbox').click();
  await choose(page, 'Scegli file', [
    { name: 'vuoto.step', mimeType: '', buffer: Buffer.alloc(0) },
    { name: 'rotto.step', mimeType: '', buffer: Buffer.from('ISO-10303-21;\nHEADER;\nENDSEC;\n') },
    { name: 'programma.exe', mimeType: '', buffer: Buffer.from('MZ\u0000\u0000') },
    { name: 'RO-4520.pdf', mimeType: 'application/pdf', buffer: drawing },
  ]);
  release();
  await expect(page.getByRole('alert')).toContainText('«vuoto.step» è vuoto');
  await expect(page.getByRole('alert')).toContainText('«programma.exe» non è fra i formati ammessi');
  await workedOut(page.getByRole('article', { name: 'rotto' })).toContainText('Il modello non si legge');
  await expect(page.getByLabel('Nome e cognome')).toHaveValue('Elena Fontana');
  await expect(page.getByRole('checkbox')).toBeChecked();
  // A drawing is read by the same code as in the requests.
  await workedOut(page.getByText(/^Sul disegno: .*H7/)).toBeVisible();
  await page.goto('/pagina-clienti');
  await page.getByRole('switch', { name: 'Pagina aperta ai clienti' }).click();
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('Impostazioni salvate.')).toBeVisible();
  await page.goto(url);
  await expect(page.getByRole('alert')).toContainText('non riceve richieste');
});
