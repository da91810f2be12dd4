import { expect } from '@playwright/test';
import { dialog } from './app/dialog.ts';
import { enter } from './app/enter.ts';
import { createQuote, finishedPerno } from './app/quotes.ts';
import { severeFindings } from './app/severe-findings.ts';
import { test } from './app/test.ts';

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

test('an accepted quote becomes a job, the floor works on it from a phone, also without a connection, and the actuals show it @smoke', async ({
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

  await page.goto('/dashboard/commesse/bacheca');
  const running = page.getByRole('region', { name: 'In lavorazione' });
  await expect(running.getByRole('link', { name: /C-\d{4}-0001/ })).toBeVisible();
});
