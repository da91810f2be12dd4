import { type APIRequestContext, expect } from '@playwright/test';
import { COLLEAGUE_PASSWORD } from './app/administration.ts';
import { enter } from './app/enter.ts';
import { openSession } from './app/log-in.ts';
import { invitationLink } from './app/outbox.ts';
import { changeQuote, createQuote, readQuote, unfinishedPerno } from './app/quotes.ts';
import { test } from './app/test.ts';

/** Luca Riva, who writes quotes too, comes in by his invitation. */
async function addColleague(request: APIRequestContext, token: string): Promise<string> {
  const email = `luca.${Date.now()}@officina-prova.it`;
  const headers = { authorization: `Bearer ${token}` };
  const invited = { email, role: 'preventivista', seat: true };
  const answer = await request.post('/api/users/invitations', { headers, data: invited });
  expect(answer.ok(), await answer.text()).toBe(true);
  const link = (await invitationLink(email)).split('/').at(-1) ?? '';
  const data = { firstName: 'Luca', lastName: 'Riva', password: COLLEAGUE_PASSWORD, privacyConsent: true };
  expect((await request.post(`/api/invitations/${link}`, { data })).ok()).toBe(true);
  return (await openSession(request, { email, password: COLLEAGUE_PASSWORD })).token;
}

test('a colleague at the same quote is seen, and what he changes appears by itself', async ({ page }) => {
  const { token } = await enter(page, '/quote-tools');
  const luca = await addColleague(page.request, token);
  const quote = await createQuote(page, token, unfinishedPerno());
  await page.clock.install();
  await page.goto(`/quote-tools/${quote.guid}`);
  const description = page.getByRole('textbox', { name: 'Descrizione del pezzo' });
  await expect(description).toBeVisible();

  const watched = `/api/quotes/${quote.guid}/watch`;
  await page.request.get(watched, { headers: { authorization: `Bearer ${luca}` } });
  const [position] = quote.document.positions;
  const path = ['positions', position?.id ?? '', 'description'];
  const change = { path, base: position?.description, value: 'Perno visto da Luca' };
  await changeQuote(page, luca, quote, [change]);
  await page.clock.runFor(10_000);
  await expect(page.getByText('Luca Riva ha modificato la posizione 1.')).toBeVisible();
  await expect(description).toHaveValue('Perno visto da Luca');
  await expect(page.getByText('Anche Luca Riva sta guardando')).toBeVisible();

  // Nobody looks at the page: not a single question.
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(watched)) asked += 1;
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
});
