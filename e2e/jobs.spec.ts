import { expect, type Page } from '@playwright/test';
import { dialog } from './app/dialog.ts';
import { enter } from './app/enter.ts';
import { createQuote, expectSaved, finishedPerno } from './app/quotes.ts';
import { severeFindings } from './app/severe-findings.ts';
import { test } from './app/test.ts';

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

const HOUR_MS = 3_600_000;

/** The same part ordered again, and turned by a colleague in 14 hours instead of 12. */
async function workElsewhere(page: Page, token: string, quoteGuid: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`/api${path}`, { headers, data });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  const read = async (path: string) => (await page.request.get(`/api${path}`, { headers })).json();
  const { positions } = await read(`/quotes/${quoteGuid}/order`);
  const lines = [{ positionId: positions[0].positionId, quantity: 50, due: null }];
  const order = await post('/orders', { quoteGuid, buyerNumber: '', buyerDate: null, notes: '', lines });
  const job = await read(`/jobs/${order.jobs[0].guid}`);
  const phaseGuid = job.phaseList[0].guid;
  const now = Date.now();
  const event = (kind: string, hoursAgo: number, good = 0) => ({
    guid: crypto.randomUUID(),
    phaseGuid,
    kind,
    at: new Date(now - hoursAgo * HOUR_MS).toISOString(),
    good,
  });
  const events = [event('start', 30), event('pause', 22), event('start', 8), event('stop', 2, 50)];
  await post('/floor/events', { sentAt: new Date(now).toISOString(), events });
}

test('an accepted quote becomes a job, the floor works on it also without a connection, and its truth comes back into the next quote @smoke', async ({
  page,
  context,
}) => {
  const { token } = await enter(page, '/dashboard/commesse');
  await expect(page.getByText('Un preventivo accettato diventa una commessa')).toBeVisible();
  const { guid } = await createQuote(page, token, finishedPerno());
  const headers = { authorization: `Bearer ${token}` };
  const say = (path: string, data: object) =>
    page.request.post(`/api/quotes/${guid}/${path}`, { headers, data });
  await say('sent', { confirmed: true });
  await say('outcome', { state: 'accepted', reason: '', competitor: '', competitorPrice: null });

  await page.goto(`/quote-tools/${guid}`);
  await page.getByRole('button', { name: 'Crea commessa' }).click();
  const form = dialog(page, 'Crea commessa');
  await form.getByLabel('Numero ordine del cliente').fill('A-0288');
  await form.getByRole('button', { name: 'Crea commessa' }).click();
  await expect(page).toHaveURL(/\/dashboard\/commesse\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/C-\d{4}-0001/);
  await expect(page.getByText('Da pianificare').first()).toBeVisible();
  const job = page.url();

  await page.getByRole('button', { name: 'Cambia stato' }).click();
  await page.getByRole('menuitem', { name: 'Pianificata' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Pianificata');

  await page.setViewportSize(PHONE);
  await page.goto('/dashboard/commesse/reparto');
  await page
    .getByRole('link', { name: /Prossima|Attende materiale|Da fare/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Avvia' }).click();
  await expect(page.getByText('In lavoro')).toBeVisible();
  await expect(page.getByText(/avviata il .* da /)).toBeVisible();

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Aggiungi uno: Buoni' }).click();
  await page.getByRole('button', { name: 'Aggiungi uno: Buoni' }).click();
  await page.getByRole('button', { name: 'Aggiungi uno: Scarti' }).click();
  await page.getByLabel('Motivo dello scarto').selectOption('Fuori quota');
  await page.getByRole('button', { name: 'Registra i pezzi' }).click();
  await expect(page.getByText('Senza rete: 1 evento in attesa')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Senza rete')).toHaveCount(0, { timeout: 20_000 });
  await page.getByRole('button', { name: 'Fine' }).click();
  await expect(page.getByText('Finita')).toBeVisible();
  expect(await severeFindings(page)).toEqual([]);

  await page.setViewportSize(WIDE);
  await page.goto(`${job}/consuntivo`);
  await expect(page.getByRole('table', { name: 'Previsto e reale per fase' })).toBeVisible();
  await expect(page.getByText('1 Fuori quota')).toBeVisible();
  await expect(page.getByText('Dal margine del preventivo a quello reale')).toBeVisible();
  expect(await severeFindings(page)).toEqual([]);

  // Seconds instead of twelve hours: asked about, and left out of what the next quotes learn.
  await expect(page.getByText('Manca una parte del lavoro?')).toBeVisible();
  await page.getByRole('button', { name: 'Non conta' }).click();
  await expect(page.getByText('questo tempo non conta nei prossimi preventivi')).toBeVisible();

  await page.goto(job);
  await page.getByRole('button', { name: 'DDT', exact: true }).click();
  const note = dialog(page, /DDT per C-/);
  await note.getByRole('button', { name: 'Registra DDT' }).click();
  await expect(page.getByText(/DDT 1\/\d{4} registrato/)).toBeVisible();
  await page.goto('/dashboard/commesse/fatturare');
  await expect(page.getByRole('table', { name: /DDT di / }).getByText(/^1\/\d{4}$/)).toBeVisible();
  expect(await severeFindings(page)).toEqual([]);

  await workElsewhere(page, token, guid);
  const next = await createQuote(page, token, finishedPerno());
  await page.goto(`/quote-tools/${next.guid}`);
  await expect(page.getByText(/Su 1 lavoro simile: ×1,\d\d, da /)).toBeVisible();
  await page.getByRole('button', { name: /^Applica il rapporto dei consuntivi a / }).click();
  await expect(page.getByText(/Tempi corretti dai consuntivi, su 1 lavoro simile: ×1,\d\d/)).toBeVisible();
  await expectSaved(page);
  await page.getByText('Quando potrei consegnare?').click();
  await expect(page.getByText(/il piano non può rispondere|negli spazi liberi/)).toBeVisible();

  await page.goto('/dashboard/commesse/bacheca');
  const delivered = page.getByRole('region', { name: 'Consegnata' });
  await expect(delivered.getByRole('link', { name: /C-\d{4}-0001/ })).toBeVisible();
});
