import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { acceptOffer } from './app/accept-offer.ts';
import { dialog } from './app/dialog.ts';
import { signIn } from './app/enter.ts';
import { createQuote, expectSaved, finishedPerno } from './app/quotes.ts';
import { sendByLink } from './app/send-by-link.ts';
import { severeFindings } from './app/severe-findings.ts';
import { test } from './app/test.ts';

const PHONE = { width: 390, height: 844 };
const UNITS_PER_CENT = 100;

/** Calls beside the page, as its user. */
function callsOf(page: Page, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const call = async (method: string, path: string, data?: object) => {
    const answer = await page.request.fetch(`/api${path}`, { method, headers, ...(data && { data }) });
    if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return answer.json();
  };
  return {
    read: (path: string) => call('GET', path),
    post: (path: string, data: object) => call('POST', path, data),
  };
}

const customer = {
  code: '',
  name: 'Rossi Oleodinamica S.r.l.',
  vatNumber: 'IT00743110157',
  fiscalCode: '',
  sdi: 'M5UXCR1',
  pec: '',
  email: '',
  phone: '',
  website: '',
  iban: '',
  legalAddress: {
    name: '',
    street: 'Via Emilia 3',
    postalCode: '42121',
    city: 'Reggio nell’Emilia',
    province: 'RE',
    country: 'IT',
  },
  deliveryAddresses: [],
  contacts: [],
  paymentTerms: '',
  deliveryTerms: '',
  discount: 0,
  margin: null,
  language: 'it',
  rating: 0,
  tags: [],
  notes: '',
};

/** Ten or fifty pieces, 3 % off the whole, carriage of 31,25 € once. */
function offered(guid: string, lathe: string): object {
  // The lathe of the sample becomes one of the shop, so that the machine plan can answer.
  const text = JSON.stringify(finishedPerno()).replaceAll('tc-2', lathe);
  const document = JSON.parse(text) as { positions: object[]; customer: object };
  const [position] = document.positions;
  return {
    ...document,
    customer: { ...document.customer, guid, name: customer.name },
    discounts: [3],
    paymentTerms: 'Bonifico 30 gg FM',
    orderCosts: [
      {
        id: 'transport',
        label: 'Trasporto',
        category: 'transport',
        amount: { value: 25, origin: 'typed' },
        margin: 20,
      },
    ],
    positions: [{ ...position, quantities: [10, 50], chosenQuantity: 10, costs: [] }],
  };
}

async function writeNote(page: Page, job: string, pieces: number): Promise<void> {
  await page.goto(job);
  await page.getByRole('button', { name: 'DDT', exact: true }).click();
  const form = dialog(page, /DDT per C-/);
  await form.getByLabel('Pezzi').fill(String(pieces));
  await form.getByRole('button', { name: 'Registra DDT' }).click();
  await expect(page.getByText(/DDT \d+\/\d{4} registrato/)).toBeVisible();
}

test('an offer of 10 or 50 pieces with the day of the plan is accepted for 50, split, delivered in parts with one note annulled, invoiced with carriage and payment, and counted alike to the cent @smoke', async ({
  page,
  browser,
}) => {
  test.slow();
  const { token } = await signIn(page);
  const { read, post } = callsOf(page, token);
  const { guid: buyerGuid } = await post('/customers', customer);
  const { rows: lathes } = await read('/machines/rows?filter=kind:tornio');
  const { guid } = await createQuote(page, token, offered(buyerGuid, lathes[0].guid));
  await page.goto(`/quote-tools/${guid}`);
  // No days are typed: the offer says those that the plan needs, and where they come from.
  const said = page.getByText(/^L’offerta dice \d+ giorni lavorativi, dal piano di oggi/);
  const days = /\d+/.exec((await said.textContent()) ?? '')?.[0] ?? '';
  await expectSaved(page);
  const link = await sendByLink(page);
  const buyer = await (await browser.newContext({ viewport: PHONE })).newPage();
  await buyer.goto(link);
  await expect(buyer.getByText(new RegExp(`circa ${days} giorni lavorativi`)).first()).toBeVisible();
  await acceptOffer(buyer, link);
  await buyer.context().close();

  // Accepted: the quote has the value of the accepted positions.
  await page.goto(`/quote-tools/${guid}`);
  await expect(page.getByText(/Ordinati: 50 pz/)).toBeVisible();
  const won = async (): Promise<number> => (await read('/dashboard?days=90')).figures.now.won.value;
  const accepted = await won();

  await page.getByRole('button', { name: 'Crea commessa' }).click();
  const order = dialog(page, 'Crea commessa');
  await expect(order.getByText(/una volta sola: Trasporto/)).toBeVisible();
  await expect(order.getByText(/^L’offerta dice \d+ giorni lavorativi, dal piano/)).toBeVisible();
  // The plan is asked again: the day was promised for ten pieces, fifty may take longer.
  await expect(order.getByText(/Il piano di oggi (la mantiene|arriva al)/)).toBeVisible();
  await order.getByRole('button', { name: 'Crea commessa' }).click();
  await expect(page).toHaveURL(/\/dashboard\/commesse\/[0-9a-f-]{36}$/);
  const job = page.url();

  await page.getByRole('button', { name: 'Cambia stato' }).click();
  await page.getByRole('menuitem', { name: 'Dividi la commessa…' }).click();
  const split = dialog(page, /^Dividi C-/);
  await split.getByLabel('Pezzi della nuova commessa').fill('20');
  await split.getByRole('button', { name: 'Dividi' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/C-\d{4}-0002/);
  const part = page.url();

  await writeNote(page, job, 10);
  await writeNote(page, job, 20);
  const notes = page.getByRole('table', { name: 'DDT della commessa' });
  await notes.getByRole('button', { name: /^Annulla il DDT 1\// }).click();
  const annul = dialog(page, /^Annulla il DDT 1\//);
  await annul.getByLabel('Motivo').fill('Merce tornata');
  await annul.getByRole('button', { name: 'Annulla il DDT' }).click();
  await expect(notes.getByText('Annullato')).toBeVisible();
  expect(await severeFindings(page)).toEqual([]);
  await writeNote(page, job, 10);
  await writeNote(page, part, 20);

  await page.goto('/dashboard/commesse/fatturare');
  const open = page.getByRole('table', { name: /^DDT di Rossi/ });
  await expect(open.getByRole('cell', { name: 'Trasporto', exact: true })).toBeVisible();
  await expect(open.getByText(/^1\//)).toHaveCount(0);
  expect(await severeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Bozza FatturaPA' }).click();
  const draft = dialog(page, 'Bozza FatturaPA');
  await expect(draft.getByLabel('Pagamento')).toHaveValue('Bonifico 30 gg FM');
  await draft.getByLabel('Numero della fattura').fill('118/A');
  const saving = page.waitForEvent('download');
  await draft.getByRole('button', { name: 'Scarica XML' }).click();
  const xml = readFileSync(await (await saving).path(), 'utf8');
  expect(xml).toContain('<ModalitaPagamento>MP05</ModalitaPagamento>');
  const cents = (text = '') => Math.round(Number(text) * UNITS_PER_CENT);
  const lines = [...xml.matchAll(/<PrezzoTotale>([\d.]+)</g)].map(([, amount]) => cents(amount));
  const invoiced = lines.reduce((sum, amount) => sum + amount, 0) * UNITS_PER_CENT;
  await page.getByRole('button', { name: 'Segna fatturati' }).click();
  const mark = dialog(page, 'Segna come fatturati');
  await mark.getByLabel('Numero della fattura').fill('118/A');
  await mark.getByRole('button', { name: 'Segna', exact: true }).click();
  await expect(page.getByText('Niente da fatturare')).toBeVisible();

  // Offered, accepted, invoiced and counted: one sum; the jobs have it without the carriage.
  const revenue = async (address: string): Promise<number> =>
    (await read(`/jobs/${address.split('/').at(-1)}/actuals`)).revenue;
  const earned = (await revenue(job)) + (await revenue(part));
  expect(invoiced).toBe(accepted);
  expect(await won()).toBe(accepted);
  expect(earned + 312_500).toBe(accepted);
  expect((await read('/jobs/figures?days=90')).earned.now.value).toBe(earned);
  const euros = new Intl.NumberFormat('it-IT', { minimumFractionDigits: 2, useGrouping: 'always' });
  await page.goto(`${job}/consuntivo`);
  await expect(page.getByText(euros.format((await revenue(job)) / 10_000)).first()).toBeVisible();

  // Pieces come back after the invoice: credited, and the consuntivo is worth that much less.
  const before = await revenue(job);
  await page.goto(job);
  await page.getByRole('button', { name: /^Pezzi resi del DDT 2\// }).click();
  const back = dialog(page, /^Reso del DDT 2\//);
  expect(await severeFindings(page, '[role="dialog"]')).toEqual([]);
  await back.getByLabel('Pezzi').fill('4');
  await back.getByLabel(/Non si rifanno/).click();
  await back.getByLabel('Motivo').fill('Diametro fuori tolleranza');
  await back.getByRole('button', { name: 'Registra il reso' }).click();
  await expect(notes.getByText('4 pezzi resi')).toBeVisible();
  await page.goto('/dashboard/commesse/fatturare');
  await page.getByText('Resi', { exact: true }).click();
  await expect(page.getByRole('table', { name: /^Resi di Rossi/ })).toBeVisible();
  expect(await severeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Bozza nota di credito' }).click();
  const credit = dialog(page, 'Bozza nota di credito');
  await credit.getByLabel('Numero della nota di credito').fill('3/NC');
  expect(await severeFindings(page, '[role="dialog"]')).toEqual([]);
  const credited = page.waitForEvent('download');
  await credit.getByRole('button', { name: 'Scarica XML' }).click();
  const note = readFileSync(await (await credited).path(), 'utf8');
  expect(note).toContain('<TipoDocumento>TD04</TipoDocumento>');
  expect(note).toContain('<IdDocumento>118/A</IdDocumento>');
  const [, amount] = /<PrezzoTotale>([\d.]+)</.exec(note) ?? [];
  expect(before - (await revenue(job))).toBe(cents(amount) * UNITS_PER_CENT);
});
