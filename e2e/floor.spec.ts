import { expect, type Page } from '@playwright/test';
import { enter } from './app/enter.ts';
import { test } from './app/test.ts';

const FLOOR = '/dashboard/commesse/reparto';

/** A job of one phase at the bench. */
async function makeJob(page: Page, token: string, description: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const phase = { name: 'Sbavatura', kind: 'bench', machineGuid: null, setupMinutes: 5, cycleMinutes: 2 };
  const data = {
    customerGuid: null,
    customerName: 'Meccanica Ticino',
    code: '',
    description,
    drawing: '',
    drawingRevision: '',
    material: 'C45',
    quantity: 10,
    due: null,
    notes: '',
    phases: [{ ...phase, supplier: '', leadDays: 0 }],
  };
  const made = await page.request.post('/api/jobs', { headers, data });
  if (!made.ok()) throw new Error(await made.text());
  return (await made.json()).guid;
}

/** The page's files are kept for the next time, whatever the connection. */
const installed = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

test.use({ viewport: { width: 390, height: 844 } });

test('the floor opens and records without a connection, also after it was killed, and each event arrives once', async ({
  page,
  context,
}) => {
  const { token } = await enter(page, '/dashboard');
  const job = await makeJob(page, token, 'Perno');
  await page.goto(FLOOR);
  await expect(page.getByRole('link', { name: /Sbavatura/ })).toBeVisible();
  await installed(page);

  await context.setOffline(true);
  await page.reload();
  await page.getByRole('link', { name: /Sbavatura/ }).click();
  await page.getByRole('button', { name: 'Avvia' }).click();
  await expect(page.getByText('Senza rete: 1 evento in attesa')).toBeVisible();
  const address = page.url();
  await page.close();

  const again = await context.newPage();
  await again.goto(address);
  await expect(again.getByText('Senza rete: 1 evento in attesa')).toBeVisible();
  await expect(again.getByText('In lavoro')).toBeVisible();
  await again.getByRole('button', { name: 'Aggiungi uno: Buoni' }).click();
  await again.getByRole('button', { name: 'Fine' }).click();
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

  // The rest of the app is never kept: without a connection it does not pretend to be there.
  const kept = await again.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => path.startsWith('/api'))).toEqual([]);
  expect(kept.filter((path) => !path.startsWith('/assets/'))).toEqual([FLOOR]);
});
