import { expect, type Page } from '@playwright/test';
import { holdBeforeCamera } from './app/before-camera.ts';
import { dialog } from './app/dialog.ts';
import { endShort } from './app/end-short.ts';
import { signIn } from './app/enter.ts';
import { makeJob } from './app/make-job.ts';
import { severeFindings } from './app/severe-findings.ts';
import { test } from './app/test.ts';

const FLOOR = '/dashboard/commesse/reparto';

/** The page's files are cached for the next visit, whatever the connection. */
const installed = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

test.use({ viewport: { width: 390, height: 844 } });

test('the floor opens and records without a connection, also after a restart, and each event arrives once', {
  tag: '@core',
}, async ({ page, context }) => {
  const { token } = await signIn(page);
  const job = await makeJob(page, token, 'Perno');
  await page.goto(FLOOR);
  await expect(page.getByRole('link', { name: /Sbavatura/ })).toBeVisible();
  await installed(page);

  await context.setOffline(true);
  await page.reload();
  await page.getByRole('link', { name: /Sbavatura/ }).click();
  await page.getByRole('button', { name: 'Avvia', exact: true }).click();
  await expect(page.getByText('Senza rete: 1 evento in attesa')).toBeVisible();
  const address = page.url();
  await page.close();

  const again = await context.newPage();
  await again.goto(address);
  await expect(again.getByText('Senza rete: 1 evento in attesa')).toBeVisible();
  await expect(again.getByText('In lavoro')).toBeVisible();
  await again.getByRole('button', { name: 'Aggiungi uno: Buoni' }).click();
  await endShort(again);
  await expect(again.getByText('Senza rete: 2 eventi in attesa')).toBeVisible();
  await again.goto(FLOOR);
  await expect(again.getByText('Senza rete: 2 eventi in attesa')).toBeVisible();

  await context.setOffline(false);
  await expect(again.getByText('Senza rete')).toHaveCount(0, { timeout: 20_000 });
  const headers = { authorization: `Bearer ${token}` };
  const answer = await again.request.get(`/api/jobs/${job}/events`, { headers });
  const events = (await answer.json()) as { kind: string; good: number }[];
  expect(events.map(({ kind, good }) => [kind, good])).toEqual([
    ['stop', 1],
    ['start', 0],
  ]);

  // The rest of the app is never cached: offline it is not available.
  const kept = await again.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => path.startsWith('/api'))).toEqual([]);
  expect(kept.filter((path) => !path.startsWith('/assets/'))).toEqual([FLOOR]);
});

test('the code of a job sheet before the camera opens its phase', async ({ page }) => {
  const { token } = await signIn(page);
  await makeJob(page, token, 'Perno');
  await page.goto(FLOOR);
  const phase = (await page.getByRole('link', { name: /Sbavatura/ }).getAttribute('href')) ?? '';
  expect(phase).toMatch(/^\/dashboard\/commesse\/reparto\/[\w-]{36}/);
  // The sheet was printed at another address of the shop.
  await holdBeforeCamera(page, `https://officina.it${phase}`);
  await page.reload();
  await page.getByRole('button', { name: 'Inquadra un codice' }).click();
  await expect(page).toHaveURL(new RegExp(`${phase}$`));
  await expect(page.getByRole('button', { name: 'Avvia', exact: true })).toBeVisible();
});

test('on a shared tablet each person identifies themselves by PIN, also without a connection', async ({
  page,
  context,
}) => {
  const { token, password } = await signIn(page);
  await makeJob(page, token, 'Perno');
  await page.goto(`${FLOOR}/persone`);
  await page.getByRole('button', { name: 'Aggiungi', exact: true }).click();
  const form = dialog(page, 'Aggiungi una persona');
  await form.getByLabel('Nome e cognome').fill('Luca Riva');
  await form.getByLabel('PIN', { exact: true }).fill('4711');
  await form.getByRole('button', { name: 'Aggiungi' }).click();
  await expect(page.getByText('Luca Riva')).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Stampa badge' }).click();
  expect((await saving).suggestedFilename()).toBe('badge-Luca-Riva.pdf');

  await page.goto(FLOOR);
  await page.getByLabel(/^Tablet condiviso/).press('Space');
  await expect(page.getByText('Tablet condiviso: qui si aprono solo le pagine del reparto.')).toBeVisible();
  // The server lets this session do nothing else, and no address leads away.
  const headers = { authorization: `Bearer ${token}` };
  expect((await page.request.get('/api/jobs/rows', { headers })).status()).toBe(403);
  await page.goto('/customers');
  await expect(page).toHaveURL(new RegExp(`${FLOOR}$`));
  await page.getByRole('link', { name: /Sbavatura/ }).click();
  await page.getByRole('button', { name: 'Avvia', exact: true }).click();
  const identify = async (pin: string) => {
    await dialog(page, 'Chi sei?').getByRole('button', { name: 'Luca Riva' }).click();
    await dialog(page, 'Luca Riva').getByLabel('PIN', { exact: true }).fill(pin);
    await page.keyboard.press('Enter');
  };
  await expect(dialog(page, 'Chi sei?')).toBeVisible();
  expect(await severeFindings(page, '[role="dialog"]')).toEqual([]);
  await identify('1234');
  await expect(page.getByText('PIN o badge non riconosciuto.')).toBeVisible();
  await dialog(page, 'Luca Riva').getByLabel('PIN', { exact: true }).fill('4711');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/avviata alle .* da Luca Riva/)).toBeVisible();
  expect(await severeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Non sono io' }).click();
  await context.setOffline(true);
  await endShort(page);
  await identify('4711');
  await expect(page.getByText('Senza rete: 1 evento in attesa')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Senza rete')).toHaveCount(0, { timeout: 20_000 });
  await expect(page.getByText('Finita')).toBeVisible();

  await page.goto(FLOOR);
  await page.getByLabel(/^Tablet condiviso/).press('Space');
  const leave = dialog(page, 'Esci dal tablet condiviso');
  await leave.getByLabel(/^Password di /).fill('indovinata');
  await leave.getByRole('button', { name: 'Esci' }).click();
  await expect(leave.getByText(/Non è la password di /)).toBeVisible();
  expect(await severeFindings(page, '[role="dialog"]')).toEqual([]);
  await leave.getByLabel(/^Password di /).fill(password);
  await leave.getByRole('button', { name: 'Esci' }).click();
  await expect(leave).toBeHidden();
  expect((await page.request.get('/api/jobs/rows', { headers })).status()).toBe(200);
});
