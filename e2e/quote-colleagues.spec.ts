import { expect } from '@playwright/test';
import { addColleague } from './app/add-colleague.ts';
import { signIn } from './app/enter.ts';
import { changeQuote, createQuote, readQuote, unfinishedPerno } from './app/quotes.ts';
import { test } from './app/test.ts';

const LUCA = { firstName: 'Luca', lastName: 'Riva', role: 'preventivista' } as const;

test('a colleague in the same quote is shown, and his changes appear by themselves', {
  tag: '@core',
}, async ({ page }) => {
  const { token } = await signIn(page);
  const { token: luca } = await addColleague(page.request, token, LUCA);
  const quote = await createQuote(page, token, unfinishedPerno());
  await page.clock.install();
  await page.goto(`/quote-tools/${quote.guid}`);
  const description = page.getByRole('textbox', { name: 'Descrizione del pezzo' });
  await expect(description).toBeVisible();

  const watched = `/api/quotes/${quote.guid}/watch`;
  const [position] = quote.document.positions;
  const place = { position: position?.id ?? '', field: 'Descrizione del pezzo#1' };
  await page.request.get(watched, { params: place, headers: { authorization: `Bearer ${luca}` } });
  const path = ['positions', position?.id ?? '', 'description'];
  const change = { path, base: position?.description, value: 'Perno visto da Luca' };
  await changeQuote(page, luca, quote, [change]);
  await page.clock.runFor(10_000);
  await expect(page.getByText('Luca Riva ha modificato la posizione 1.')).toBeVisible();
  await expect(description).toHaveValue('Perno visto da Luca');
  await expect(page.getByText('Anche Luca Riva (pos. 1) sta guardando')).toBeVisible();
  const framed = page.locator('[data-colleague="LR"]');
  await expect(framed.getByRole('textbox', { name: 'Descrizione del pezzo' })).toBeVisible();

  // A hidden page does not poll.
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes(watched)) asked += 1;
  });
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
  });
  await page.clock.runFor(60_000);
  expect(asked).toBe(0);
  await changeQuote(page, luca, await readQuote(page, luca, quote.guid), [
    { path: ['paymentTerms'], base: quote.document.paymentTerms, value: 'Anticipato' },
  ]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'visible' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(page.getByRole('textbox', { name: 'Pagamento' })).toHaveValue('Anticipato');

  // Given to Luca, who is told; and taken back.
  await page.getByRole('button', { name: 'Altre condizioni' }).press('Enter');
  await page.getByRole('button', { name: 'Assegna a' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Luca Riva' }).press('Enter');
  await expect(page.getByText(`Ora ${quote.number} lo segue Luca Riva.`)).toBeVisible();
  const told = await page.request.get('/api/notices', { headers: { authorization: `Bearer ${luca}` } });
  expect(await told.json()).toMatchObject({
    rows: [{ kind: 'quote-assigned', about: { guid: quote.guid } }],
  });
  await page.getByRole('button', { name: 'Prendi tu' }).press('Enter');
  await expect(page.getByText(`Ora ${quote.number} lo segui tu.`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Prendi tu' })).toHaveCount(0);
});
