import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { COLLEAGUE_PASSWORD } from './app/administration.ts';
import { signIn } from './app/enter.ts';
import { openSession, storeSession } from './app/log-in.ts';
import { invitationLink } from './app/outbox.ts';
import { severeFindings } from './app/severe-findings.ts';
import { test } from './app/test.ts';

/** Fields of the server's answers that would reveal a cost; null is the registry's value for hidden ones. */
const SECRET =
  /"(hourlyRate|rateInput|pricePerKg|platePricePerKg|chipRevenuePerKg|netMargin|margin|defaultMargin|fullCost|runRate|setupRate|rates|overheads|orderCosts)":(?!null)/;

/** An estimator of the owner's company without cost access. */
async function inviteBlind(request: APIRequestContext, token: string): Promise<string> {
  const email = `blind.${randomUUID()}@officina-di-prova.it`;
  const invited = await request.post('/api/users/invitations', {
    headers: { authorization: `Bearer ${token}` },
    data: { email, firstName: 'Ada', lastName: 'Neri', role: 'preventivista', hideCosts: true },
  });
  expect(invited.ok(), await invited.text()).toBe(true);
  const link = await invitationLink(email);
  const accepted = await request.post(`/api/invitations/${link.split('/').at(-1)}`, {
    data: { firstName: 'Ada', lastName: 'Neri', password: COLLEAGUE_PASSWORD, privacyConsent: true },
  });
  expect(accepted.ok(), await accepted.text()).toBe(true);
  return email;
}

/** All answers of the server to this page from now on. */
function listen(page: Page): Promise<string>[] {
  const answers: Promise<string>[] = [];
  page.on('response', (response) => {
    // The event stream never ends, and only says that there is news.
    const isStream = response.headers()['content-type']?.startsWith('text/event-stream');
    if (response.url().includes('/api/') && !isStream) answers.push(response.text().catch(() => ''));
  });
  return answers;
}

test('a user without cost access creates a quote at list prices, prints it and sends it', {
  tag: '@core',
}, async ({ page, browser }) => {
  test.slow();
  const owner = await signIn(page);
  const email = await inviteBlind(page.request, owner.token);
  const blind = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  const session = await openSession(blind.request, { email, password: COLLEAGUE_PASSWORD });
  const answers = listen(blind);
  await storeSession(blind, session);
  await blind.goto('/quote-tools');
  const button = (name: string | RegExp) => blind.getByRole('button', { name });

  await button('Aggiungi posizione').click();
  const position = blind.getByRole('article', { name: 'Posizione 1' });
  await position.getByLabel('Descrizione').fill('Perno di prova');
  await position.getByRole('combobox', { name: 'Materiale' }).fill('C45');
  await blind.getByRole('option', { name: /C45/ }).first().click();
  await position.getByLabel('Diametro').fill('40');
  await position.getByLabel('Lunghezza', { exact: true }).fill('92');
  await position.getByLabel('Tempo ciclo').fill('4,5');
  const prices = position.getByRole('region', { name: 'Prezzi' });
  await expect(prices.getByRole('row', { name: /^10 .*€/ })).toBeVisible();
  await expect(blind).toHaveURL(/\/quote-tools\/[\w-]{36}$/);

  // Neither the page nor an answer reveals a cost; the dialog of documents offers only the customer's.
  await expect(blind.getByRole('main')).not.toContainText(/margine|€\/h|€\/kg|costo pieno|soglia/i);
  expect(await severeFindings(blind)).toEqual([]);
  await button('Anteprima PDF').click();
  const paper = blind.getByRole('dialog');
  await expect(paper.getByRole('button', { name: 'Scarica PDF' })).toBeEnabled();
  await expect(paper.getByText('Interna')).toHaveCount(0);
  await expect(paper.getByRole('button', { name: 'Esporta' })).toHaveCount(0);
  await blind.keyboard.press('Escape');
  await expect(paper).toHaveCount(0);

  // A proposed library value is confirmed by a user with cost access: the owner, by sending a quote of the same kind.
  await button('Invia al cliente').click();
  await expect(paper.getByText(/^Da confermare, da chi vede i costi: .*C45/)).toBeVisible();
  await expect(paper.getByRole('button', { name: 'Copia link e segna come inviato' })).toBeDisabled();
  await blind.keyboard.press('Escape');
  await page.goto(new URL(blind.url()).pathname);
  await page.getByRole('button', { name: 'Invia al cliente' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Conferma/ })
    .click();
  // The quote has no customer, so the dialog asks for a confirmation.
  await page.getByRole('dialog').getByLabel('Va bene così').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Copia link e segna come inviato' }).click();
  await expect(page.getByRole('dialog').getByLabel('Indirizzo del link')).toBeVisible();

  // Nothing is asked any more: the next revision can be sent directly.
  await blind.reload();
  await button('Nuova revisione').click();
  await position.getByLabel('Lunghezza', { exact: true }).fill('120');
  const recheck = button('Ricontrolla');
  await expect(blind.getByText('rev. 2')).toBeVisible();
  await expect(recheck).toHaveCount(0);
  await button('Invia al cliente').click();
  await paper.getByLabel('Va bene così').check();
  await paper.getByRole('button', { name: 'Copia link e segna come inviato' }).click();
  await expect(paper.getByLabel('Indirizzo del link')).toHaveValue(/\/offerta\/[\w-]{43}$/);
  await blind.keyboard.press('Escape');
  await expect(blind.getByText('Inviato', { exact: true })).toBeVisible();

  // Actions that need no cost access: a comment, the outcome, a copy with its drawing.
  const act = async (name: string) => {
    await button('Azioni sul preventivo').click();
    await blind.getByRole('menuitem', { name }).click();
  };
  await button('Commenti').click();
  const talk = blind.getByRole('complementary', { name: 'Commenti' });
  await talk.getByRole('textbox', { name: 'Nuovo commento' }).fill('Il cliente chiede due settimane.');
  await blind.keyboard.press('Control+Enter');
  await expect(talk.getByText('Il cliente chiede due settimane.')).toBeVisible();
  await talk.getByRole('button', { name: 'Chiudi i commenti' }).click();
  await act('Accettato o rifiutato…');
  await paper.getByText('Rifiutato', { exact: true }).click();
  await paper.getByLabel('Motivo').fill('prezzo');
  await paper.getByRole('button', { name: 'Salva esito' }).click();
  await expect(blind.getByRole('region', { name: 'Esito' })).toContainText('«prezzo»');
  const address = blind.url();
  await act('Duplica preventivo');
  await expect(blind).not.toHaveURL(address);
  await expect(blind.getByText('Bozza', { exact: true })).toBeVisible();
  await expect(position.getByLabel('Lunghezza', { exact: true })).toHaveValue('120');

  // A colleague's template: its name, and the position with its prices.
  const headers = { authorization: `Bearer ${owner.token}` };
  const quote = await page.request.get(`/api/quotes/${address.split('/').at(-1)}`, { headers });
  const [template] = (await quote.json()).document.positions;
  const data = { name: 'Perni bruniti', family: 'Torniti', position: template, tags: [], notes: '' };
  expect((await page.request.post('/api/quote-templates', { headers, data })).ok()).toBe(true);
  await button('Da modello…').press('Enter');
  await expect(paper.getByText('Perni bruniti')).toBeVisible();
  expect(await severeFindings(blind, '[role="dialog"]')).toEqual([]);
  await paper.getByRole('button', { name: 'Nuova posizione' }).press('Enter');
  const second = blind.getByRole('article', { name: 'Posizione 2' });
  await expect(
    second.getByRole('region', { name: 'Prezzi' }).getByRole('row', { name: /€/ }),
  ).not.toHaveCount(0);

  const drawing = { name: 'perno.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') };
  await position.locator('input[type=file]').setInputFiles(drawing);
  await expect(position.getByText('perno.pdf')).toBeVisible();
  expect(await severeFindings(blind)).toEqual([]);

  await blind.setViewportSize({ width: 390, height: 844 });
  const overflow = await blind.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
  for (const answer of await Promise.all(answers)) expect(answer).not.toMatch(SECRET);
  await blind.context().close();
});
