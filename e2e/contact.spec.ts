import { expect, type Page } from '@playwright/test';
import { ownClock, stopClock } from './app/clock.ts';
import { answerPopup, dialog } from './app/dialog.ts';
import { drawNext, solve } from './app/question.ts';
import { test } from './app/test.ts';

const question = (page: Page) => page.locator('#question');
const answer = (page: Page) => page.getByLabel('Domanda di sicurezza');
const consent = (page: Page) => page.getByRole('checkbox', { name: /Privacy Policy/ });
const sendButton = (page: Page) => page.getByRole('button', { name: 'Invia messaggio' });

async function fillMessage(page: Page): Promise<void> {
  await page.getByLabel('Nome e cognome').fill('Anna Bianchi');
  await page.getByLabel('Email').fill('anna@officina-di-prova.it');
  await page.getByLabel('Messaggio').fill('Vorrei una dimostrazione in officina.');
  await consent(page).check();
}

test('a message is sent, thanks are shown for four seconds, and the form starts again', {
  tag: '@core',
}, async ({ page }) => {
  await ownClock(page);
  await page.goto('/contatti');
  await fillMessage(page);
  await answer(page).fill(await solve(question(page)));
  await drawNext(page, '9 × 9');
  await stopClock(page);
  await sendButton(page).click();
  // The form is emptied when the thanks appear.
  await expect(page.getByLabel('Messaggio')).toHaveValue('');
  await page.clock.runFor(3900);
  const thanks = dialog(page, 'Messaggio Inviato!');
  await expect(thanks).toContainText(
    'Il tuo messaggio è stato inviato con successo. Ti risponderemo al più presto.',
  );
  await expect(thanks.getByRole('button', { name: 'Perfetto!' })).toBeVisible();
  await page.clock.runFor(200);
  await page.clock.resume();
  await expect(thanks).toHaveCount(0);
  for (const label of ['Nome e cognome', 'Email', 'Messaggio', 'Domanda di sicurezza'])
    await expect(page.getByLabel(label)).toHaveValue('');
  await expect(consent(page)).not.toBeChecked();
  await expect(question(page)).toHaveText('9 × 9 =');
});

test('the thanks can be closed earlier', async ({ page }) => {
  await page.goto('/contatti');
  await fillMessage(page);
  await answer(page).fill(await solve(question(page)));
  await sendButton(page).click();
  await answerPopup(page, 'Messaggio Inviato!', 'Ti risponderemo al più presto.', 'Perfetto!');
});

test('the button waits for an answer and for consent', async ({ page }) => {
  await page.goto('/contatti');
  await expect(sendButton(page)).toBeDisabled();
  await answer(page).fill('1');
  await expect(sendButton(page)).toBeDisabled();
  await consent(page).check();
  await expect(sendButton(page)).toBeEnabled();
  await answer(page).fill('');
  await expect(sendButton(page)).toBeDisabled();
});

test('wrong and missing fields are named, and nothing is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/utils/contact')) sent.push(request.url());
  });
  await page.goto('/contatti');
  await consent(page).check();
  await page.getByLabel('Telefono').fill('interno 12');
  await answer(page).fill('999');
  await sendButton(page).click();
  await expect(page.locator('#name-note')).toHaveText('Inserisci il nome');
  await expect(page.locator('#email-note')).toHaveText('Email non valida');
  await expect(page.locator('#phone-note')).toHaveText('Numero di telefono non valido');
  await expect(page.locator('#message-note')).toHaveText('Scrivi un messaggio');
  await expect(page.locator('#answer-note')).toHaveText(
    'La risposta alla domanda di verifica non è corretta.',
  );
  await expect(page.getByLabel('Nome e cognome')).toBeFocused();
  expect(sent).toEqual([]);
});

test('another question can be requested; company and phone are optional', async ({ page }) => {
  await drawNext(page, '0 + 0');
  await page.goto('/contatti');
  await expect(question(page)).toHaveText('0 + 0 =');
  await answer(page).fill('0');
  await drawNext(page, '5 - 5');
  await page.getByRole('button', { name: 'Cambia domanda' }).click();
  await expect(question(page)).toHaveText('5 - 5 =');
  await expect(answer(page)).toHaveValue('');
  for (const label of ['Azienda', 'Telefono'])
    await expect(page.getByLabel(label)).not.toHaveAttribute('required');
});

for (const { what, reply, text } of [
  {
    what: 'without a message',
    reply: { status: 500, body: '' },
    text: 'Si è verificato un errore. Per favore riprova più tardi.',
  },
  {
    what: 'with the server’s message',
    reply: {
      status: 429,
      contentType: 'application/json',
      body: '{"code":"RATE_LIMITED","message":"Troppi messaggi da qui."}',
    },
    text: 'Troppi messaggi da qui.',
  },
]) {
  test(`a failure ${what} is reported, and the text stays`, async ({ page }) => {
    await page.route('**/api/utils/contact', (route) => route.fulfill(reply));
    await page.goto('/contatti');
    await fillMessage(page);
    await answer(page).fill(await solve(question(page)));
    await sendButton(page).click();
    await answerPopup(page, "Errore nell'invio", text, 'Riprova');
    await expect(page.getByLabel('Messaggio')).toHaveValue('Vorrei una dimostrazione in officina.');
  });
}
