import { expect, type Page } from '@playwright/test';
import { answerPopup } from './app/dialog.ts';
import { enter } from './app/enter.ts';
import { expectPage, fillLogin, openSession, storeSession } from './app/log-in.ts';
import { resetLink } from './app/outbox.ts';
import { registerCompany } from './app/register-company.ts';
import { test } from './app/test.ts';

const MAIL_SENT =
  'Se esiste un account associato a questo indirizzo, riceverai a breve un link per reimpostare la password.';

async function askForLink(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Invia il link' }).click();
  await answerPopup(page, 'Controlla la tua email', MAIL_SENT, 'Ho capito');
}

async function fillReset(page: Page, email: string, password: string, confirm = password): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Nuova password', { exact: true }).fill(password);
  await page.getByLabel('Conferma password', { exact: true }).fill(confirm);
  await page.getByRole('button', { name: 'Salva la nuova password' }).click();
}

test('a forgotten password is replaced by the link of the mail, which works once', { tag: '@core' }, async ({
  page,
}) => {
  const account = await registerCompany(page.request);
  await page.goto('/forgot-password');
  await askForLink(page, account.email);
  const link = await resetLink(account.email);

  // A wider set of symbols than at registration: a space will do.
  const password = 'Tornio parallelo 26';
  await page.goto(link);
  await fillReset(page, account.email, password);
  await answerPopup(page, 'Password aggiornata', 'Ora puoi accedere con la nuova password.', 'Vai al login');
  await expect(page).toHaveURL(/\/login$/);
  await fillLogin(page, account);
  await expect(page.getByRole('alert')).toHaveText('Email o password non corretti.');
  await fillLogin(page, { ...account, password });
  await expectPage(page, /, Anna$/);
  await page.getByRole('button', { name: 'Logout' }).click();

  await page.goto(link);
  await fillReset(page, account.email, 'Fresatrice 2026');
  await answerPopup(
    page,
    'Errore',
    'Impossibile reimpostare la password. Il link potrebbe essere scaduto.',
    'Ho capito',
  );
});

test('changing the password requires the old one and closes the other sessions', async ({ page }) => {
  const account = await enter(page, '/change-password');
  const elsewhere = await openSession(page.request, account);
  const change = async (current: string, next: string, confirm = next) => {
    await page.getByLabel('Password attuale').fill(current);
    await page.getByLabel('Nuova password').fill(next);
    await page.getByLabel('Conferma password').fill(confirm);
    await page.getByRole('button', { name: 'Cambia password' }).click();
  };
  const password = 'Tornio parallelo 26';
  await change(account.password, 'corta', 'altra');
  await expect(
    page.getByText('Servono almeno 8 caratteri, un numero e un carattere speciale.'),
  ).toBeVisible();
  await expect(page.getByText('Le password non coincidono')).toBeVisible();
  await change('sbagliata', password);
  await expect(page.getByText('La password attuale non è corretta.')).toBeVisible();
  await change(account.password, password);
  await expect(page.getByText('Password cambiata. Le altre sessioni sono state chiuse.')).toBeVisible();
  await expect(page.getByLabel('Password attuale')).toHaveValue('');

  // This session stays valid, the other one is closed, and only the new password logs in.
  await page.reload();
  await expectPage(page, 'Cambio password');
  await storeSession(page, elsewhere);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login$/);
  await fillLogin(page, { ...account, password });
  await expectPage(page, /, Anna$/);
});
