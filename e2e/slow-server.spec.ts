import { setTimeout } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { addCustomer } from './app/add-customer.ts';
import { endShort } from './app/end-short.ts';
import { enter, signIn } from './app/enter.ts';
import { makeJob } from './app/make-job.ts';
import { createQuote, finishedPerno } from './app/quotes.ts';
import { test } from './app/test.ts';

const LATE_MS = 2500;

/** The server acts at once, but its answer is delayed. */
const holdBack = (page: Page, path: string, method = 'GET') =>
  page.route(path, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    const response = await route.fetch();
    await setTimeout(LATE_MS);
    await route.fulfill({ response });
  });
// A pending answer would fail the next test.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const answered = (page: Page, path: string) =>
  page.waitForResponse((response) => response.url().includes(path));
const authorized = (token: string) => ({ authorization: `Bearer ${token}` });

test('pieces counted while the floor waits for an answer are counted once and stay', async ({ page }) => {
  const { token } = await signIn(page);
  const job = await makeJob(page, token, 'Perno');
  await page.goto('/dashboard/commesse/reparto');
  await page.getByRole('link', { name: /Sbavatura/ }).click();
  await holdBack(page, '**/api/floor/events', 'POST');
  await holdBack(page, '**/api/floor/phases/*');
  const start = answered(page, '/floor/events');
  await page.getByRole('button', { name: 'Avvia', exact: true }).click();
  const more = page.getByRole('button', { name: 'Aggiungi uno: Buoni' });
  const count = page.getByRole('group', { name: 'Buoni' }).locator('output');
  await expect(page.getByRole('button', { name: 'Pausa' })).toBeVisible();
  // A pending request does not count as offline.
  expect(await page.getByText('Senza rete').count()).toBe(0);
  await more.click();
  await more.click();
  await page.getByLabel('Nota').fill('Punta consumata');
  await start;
  // The answer has arrived, the refetch has not: the phase does not go back, and nothing is lost.
  await expect(page.getByRole('button', { name: 'Pausa' })).toBeVisible();
  await expect(count).toHaveText('2');
  await expect(page.getByLabel('Nota')).toHaveValue('Punta consumata');
  const counted = answered(page, '/floor/events');
  await page.getByRole('button', { name: 'Registra i pezzi' }).click();
  await expect(page.getByRole('button', { name: 'Registra i pezzi' })).toHaveCount(0);
  await expect(count).toHaveText('2');
  await more.click();
  await counted;
  await expect(count).toHaveText('3');
  const last = answered(page, '/floor/events');
  await endShort(page);
  await last;
  const answer = await page.request.get(`/api/jobs/${job}/events`, { headers: authorized(token) });
  const events = (await answer.json()) as { kind: string; good: number }[];
  expect(events.map(({ kind, good }) => [kind, good])).toEqual([
    ['stop', 1],
    ['count', 2],
    ['start', 0],
  ]);
});

test('notes that are being written stay, whatever happens to the job meanwhile', async ({ page }) => {
  const { token } = await signIn(page);
  const job = await makeJob(page, token, 'Perno');
  await page.goto(`/dashboard/commesse/${job}`);
  const notes = page.getByLabel('Note per il reparto');
  await holdBack(page, `**/api/jobs/${job}`, 'PATCH');
  await notes.fill('Attenzione allo');
  const changed = answered(page, `/api/jobs/${job}`);
  await page.getByLabel('Urgente').click();
  await notes.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' smusso');
  await changed;
  await expect(page.getByText('Segnata come urgente.')).toBeVisible();
  await expect(notes).toHaveValue('Attenzione allo smusso');
  await expect(page.getByText('Si salvano da sole.')).toBeVisible();
  await page.reload();
  await expect(notes).toHaveValue('Attenzione allo smusso');
});

test('text typed while a new customer is being saved, and saved by keyboard, goes to that customer', async ({
  page,
}) => {
  const { token } = await enter(page, '/customers/nuovo');
  await holdBack(page, '**/api/customers', 'POST');
  const form = page.getByRole('complementary', { name: 'Nuovo cliente' });
  await form.getByLabel('Ragione sociale').fill('Officine Adda');
  await form.getByLabel('Ragione sociale').press('Control+Enter');
  await expect(form.getByRole('button', { name: 'Salvataggio…' })).toBeVisible();
  await form.getByLabel('Telefono').fill('0341 1234');
  await form.getByLabel('Telefono').press('Control+Enter');
  await expect(page).toHaveURL(/\/customers\/[0-9a-f-]{36}$/);
  const answer = await page.request.get('/api/customers/rows?limit=50', { headers: authorized(token) });
  const { rows } = (await answer.json()) as { rows: { name: string; phone: string }[] };
  expect(rows.map(({ name, phone }) => [name, phone])).toEqual([['Officine Adda', '0341 1234']]);
});

test('a view saved before the others are loaded does not replace them', async ({ page }) => {
  const { token } = await signIn(page);
  const view = { name: 'Da sollecitare', q: 'perno', sort: '', filter: [], archived: 'no' };
  const kept = await page.request.put('/api/preferences/views', {
    headers: authorized(token),
    data: { list: 'customers', views: [view] },
  });
  expect(kept.ok(), await kept.text()).toBe(true);
  await holdBack(page, '**/api/preferences/views');
  await page.goto('/customers?q=ferri');
  await page.getByRole('button', { name: 'Salva vista' }).click();
  await page.getByLabel('Nome della vista').fill('Ferri');
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.getByLabel('Nome della vista').press('Enter');
  await saved;
  const now = await page.request.get('/api/preferences/views', { headers: authorized(token) });
  const { customers } = (await now.json()) as Record<string, { name: string }[]>;
  expect(customers?.map(({ name }) => name)).toEqual(['Da sollecitare', 'Ferri']);
});

test('Enter takes the searched process, although its answer comes later', async ({ page }) => {
  const { token } = await signIn(page);
  const quote = await createQuote(page, token, finishedPerno());
  await page.goto(`/quote-tools/${quote.guid}`);
  const works = (await (
    await page.request.get('/api/works/rows?limit=50', { headers: authorized(token) })
  ).json()) as { rows: { name: string }[] };
  const wanted = works.rows.at(-1)?.name ?? '';
  await holdBack(page, '**/api/works/rows?*');
  await page.getByRole('button', { name: 'Fase', exact: true }).click();
  await page.getByPlaceholder('Cerca una lavorazione').fill(wanted);
  await page.keyboard.press('Enter');
  const phases = page.locator('[data-phase-name]');
  await expect(phases).toHaveCount(3);
  await expect(phases.last()).toHaveValue(wanted);
  const saved = async () => {
    const answer = await page.request.get(`/api/quotes/${quote.guid}`, { headers: authorized(token) });
    const { document } = (await answer.json()) as {
      document: { positions: { phases: { workGuid?: string | null }[] }[] };
    };
    return document.positions[0]?.phases[2];
  };
  await expect.poll(saved).toBeTruthy();
  expect((await saved())?.workGuid, 'of the registry, not an empty phase').toBeTruthy();
});

test('nothing is said about today’s rates before they are loaded', async ({ page }) => {
  const { token } = await signIn(page);
  const quote = await createQuote(page, token, finishedPerno());
  await page.goto(`/quote-tools/${quote.guid}`);
  await page.getByRole('button', { name: 'Azioni sul preventivo' }).click();
  await holdBack(page, '**/api/quotes/rates');
  const read = answered(page, '/api/quotes/rates');
  await page.getByRole('menuitem', { name: 'Aggiorna tariffe' }).click();
  const dialog = page.getByRole('dialog', { name: 'Aggiorna tariffe' });
  await expect(dialog).toBeVisible();
  // The page had loaded them when it opened; a colleague may have changed them since.
  const said = dialog.getByText(/tariffe di oggi|sono cambiate/);
  expect(await said.count()).toBe(0);
  await read;
  await expect(said).toBeVisible();
});

test('a position added before the customer is loaded has the customer’s margin', async ({ page }) => {
  const { token } = await signIn(page);
  const guid = await addCustomer(page, token, { name: 'Officine Adda', margin: 47 });
  const document = finishedPerno() as { customer: object };
  const quote = await createQuote(page, token, {
    ...document,
    customer: { ...document.customer, guid, name: 'Officine Adda' },
  });
  await holdBack(page, `**/api/customers/${guid}`);
  await page.goto(`/quote-tools/${quote.guid}`);
  await page.getByRole('button', { name: 'Aggiungi una posizione' }).click();
  await expect(page.getByRole('textbox', { name: /^(Ricarico sul costo|Margine sul prezzo)/ })).toHaveValue(
    '47',
  );
});

test('a comment sent before the others are loaded goes out, and text written meanwhile stays', async ({
  page,
}) => {
  const { token } = await signIn(page);
  const job = await makeJob(page, token, 'Perno');
  await holdBack(page, '**/comments*', 'GET');
  await holdBack(page, '**/comments*', 'POST');
  await page.goto(`/dashboard/commesse/${job}`);
  await page.getByRole('button', { name: /^Commenti/ }).click();
  const text = page.getByLabel('Nuovo commento');
  await text.fill('Manca il disegno.');
  const sent = page.waitForResponse((response) => response.request().method() === 'POST');
  // The list of colleagues is not loaded yet, and the press counts all the same.
  await page.getByRole('button', { name: 'Commenta', exact: true }).click();
  await text.press('End');
  await page.keyboard.type(' E la quota.');
  await sent;
  await expect(
    page.getByRole('complementary', { name: 'Commenti' }).getByText('Manca il disegno.'),
  ).toBeVisible();
  await expect(text).toHaveValue('E la quota.');
});

test('a buyer’s next question is not lost, and a stale total cannot be accepted', async ({
  page,
  browser,
}) => {
  const { token } = await signIn(page);
  const quote = await createQuote(page, token, finishedPerno());
  const link = await page.request.post(`/api/quotes/${quote.guid}/links`, {
    headers: authorized(token),
    data: { confirmed: true },
  });
  const { url } = (await link.json()) as { url: string };
  const buyer = await (await browser.newContext()).newPage();
  await buyer.goto(new URL(new URL(url).pathname, page.url()).href);
  await holdBack(buyer, '**/price', 'POST');
  await buyer.getByText('100 pz').click();
  const accept = buyer.getByRole('button', { name: 'Accetta' });
  await expect(accept).toBeDisabled();
  await expect(accept).toBeEnabled();

  await holdBack(buyer, '**/questions', 'POST');
  await buyer.getByText('Hai una domanda? Scrivi all’officina').click();
  await buyer.getByLabel('Il tuo nome').fill('Giulia Ferrari');
  await buyer.getByLabel('Email per la risposta').fill('giulia@example.com');
  const question = buyer.getByLabel('La tua domanda');
  await question.fill('Quando arriva?');
  const asked = buyer.waitForResponse((response) => response.request().method() === 'POST');
  await buyer.getByRole('button', { name: 'Invia la domanda' }).click();
  await question.fill('E il trasporto?');
  await asked;
  await expect(buyer.getByRole('listitem').filter({ hasText: 'Quando arriva?' })).toBeVisible();
  await expect(question).toHaveValue('E il trasporto?');
});

test('Enter in the global search waits for the answer to the typed text', async ({ page }) => {
  const { token } = await enter(page, '/dashboard');
  for (const name of ['Torneria Adda', 'Torneria Brembo']) await addCustomer(page, token, { name });
  await page.keyboard.press('Control+k');
  const field = page.getByRole('textbox', { name: /^Cerca pagine/ });
  await field.fill('Torneria Adda');
  await expect(page.getByText('Torneria Adda').last()).toBeVisible();
  await holdBack(page, '**/api/search?*');
  await field.fill('Torneria Brembo');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('complementary').or(page.getByRole('main')).getByText('Torneria Brembo').first(),
  ).toBeVisible();
});

test('a machine time typed while another one is being saved stays', async ({ page }) => {
  await enter(page, '/threading-table/cam');
  await page
    .getByLabel('Oppure incolla il testo')
    .fill('G21 G90 G54\nT1 M6\nS3000 M3\nG0 X0 Y0 Z5\nG1 Z-2 F300\nX100\nY50\nG0 Z50\nM30');
  await page.getByRole('button', { name: 'Analizza il testo' }).click();
  await page.getByRole('combobox', { name: 'Macchina' }).click();
  await page.getByRole('option', { name: /^CV-1/ }).click();
  await page.getByText('Tara con il tempo vero').click();
  await holdBack(page, '**/api/machines/*', 'PUT');
  const time = page.getByLabel('Tempo in macchina');
  await time.fill('3:08');
  await time.press('Enter');
  await time.fill('3:12');
  await time.press('Enter');
  await expect(page.getByText(/^Tempo misurato salvato/)).toBeVisible();
  await expect(time).toHaveValue('3:12');
});
