import { expect, type Page } from '@playwright/test';
import { addColleague } from './app/add-colleague.ts';
import { COLLEAGUE_PASSWORD } from './app/administration.ts';
import { authenticator } from './app/authenticator.ts';
import { answerPopup, dialog } from './app/dialog.ts';
import { enter } from './app/enter.ts';
import { expectPage, fillLogin } from './app/log-in.ts';
import { openInside } from './app/move-to.ts';
import { test } from './app/test.ts';

const logOut = (page: Page) => page.getByRole('button', { name: /^(Logout|Esci)$/ }).click();

/** From the password to the codes on paper. */
async function setUp(page: Page, password: string) {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Continua' }).click();
  await expect(page.getByRole('img', { name: 'Codice QR per l’app di autenticazione' })).toBeVisible();
  const text = await page.getByText(/scrivi nell’app questa chiave/).innerText();
  const next = authenticator(/chiave:\s*([A-Z2-7 ]+)/.exec(text)?.[1] ?? '');
  await page.getByLabel('Codice dell’app').fill(next());
  await page.getByRole('button', { name: 'Attiva' }).click();
  const list = page.getByRole('list', { name: 'Codici di recupero' }).getByRole('listitem');
  await expect(list).toHaveCount(10);
  const recoveryCodes = await list.allInnerTexts();
  await page.getByRole('button', { name: 'Li ho messi da parte' }).click();
  return { next, recoveryCodes };
}

/** Password and code, in the dialog that asks for both. */
async function prove(page: Page, title: string, password: string, code: string | undefined, button: string) {
  const asked = dialog(page, title);
  await asked.getByLabel('Password', { exact: true }).fill(password);
  await asked.getByLabel('Codice dell’app o di recupero').fill(code ?? '');
  await asked.getByRole('button', { name: button }).click();
}

test('a second factor at login: set up, asked for, required by the company, removed', {
  tag: '@core',
}, async ({ page }) => {
  const account = await enter(page, '/due-passaggi');
  const mario = await addColleague(page.request, account.token, {
    firstName: 'Mario',
    lastName: 'Prova',
    role: 'tecnico',
  });
  await expectPage(page, 'Verifica in due passaggi');
  await page.getByRole('button', { name: 'Attiva' }).click();
  const { next, recoveryCodes } = await setUp(page, account.password);
  await expect(page.getByText(/^attiva dal/)).toBeVisible();
  await expect(page.getByText('10 di 10 da usare')).toBeVisible();

  // The second step keeps the input of the first; a wrong code is reported beside it.
  await logOut(page);
  await fillLogin(page, account);
  const code = page.getByLabel('Codice dell’app');
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Il codice non è giusto');
  await page.getByRole('button', { name: 'Torna a email e password' }).click();
  await expect(page.getByLabel('Indirizzo email')).toHaveValue(account.email);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(account.password);
  await page.getByRole('button', { name: 'Accedi' }).click();
  const typed = next();
  await page.getByLabel('Codice dell’app').fill(`${typed.slice(0, 3)} ${typed.slice(3)}`);
  await page.keyboard.press('Enter');
  await expectPage(page, /, Anna$/);

  // Required by the company: a colleague who logs in can do nothing else before, whatever address they open.
  await openInside(page, '/admin-users');
  const rule = page.getByRole('switch', { name: 'Obbligatoria per tutti' });
  await rule.press('Space');
  await dialog(page, /obbligatoria per tutti/)
    .getByRole('button', { name: 'Rendi obbligatoria' })
    .click();
  await expect(rule).toBeChecked();
  await logOut(page);
  const colleague = { email: mario.user.mail, password: COLLEAGUE_PASSWORD };
  await fillLogin(page, colleague);
  await expect(page.getByText('la chiede a tutti')).toBeVisible();
  await page.goto('/materials');
  await expect(page.getByText('la chiede a tutti')).toBeVisible();
  await setUp(page, colleague.password);
  await expectPage(page, 'Anagrafica Materiali');
  await logOut(page);

  // A code on paper opens once; then the colleague's second step is taken away.
  await fillLogin(page, account);
  await page.getByRole('button', { name: 'Usa un codice di recupero' }).click();
  await page.getByLabel('Codice di recupero').fill(recoveryCodes[0] ?? '');
  await page.keyboard.press('Enter');
  await answerPopup(page, 'Codice di recupero usato', 'ne restano 9', 'Continua');
  await openInside(page, '/admin-users');
  await page.getByRole('button', { name: 'Azioni per Mario Prova' }).click();
  await page.getByRole('menuitem', { name: 'Azzera la verifica in due passaggi…' }).click();
  await dialog(page, /^Azzerare/)
    .getByRole('button', { name: 'Azzera' })
    .click();
  await expect(page.getByText('attiva per 1 di 2')).toBeVisible();
  await rule.press('Space');
  await expect(rule).not.toBeChecked();

  await openInside(page, '/due-passaggi');
  await page.getByRole('button', { name: 'Fai nuovi codici…' }).click();
  await prove(page, 'Nuovi codici di recupero', account.password, recoveryCodes[1], 'Fai nuovi codici');
  const fresh = page.getByRole('list', { name: 'Codici di recupero' }).getByRole('listitem');
  await expect(fresh).toHaveCount(10);
  const [first = ''] = await fresh.allInnerTexts();
  await page.getByRole('button', { name: 'Li ho messi da parte' }).click();
  await page.getByRole('button', { name: 'Disattiva…' }).click();
  await prove(page, 'Disattiva la verifica in due passaggi', account.password, first, 'Disattiva');
  await expect(page.getByText('non attiva')).toBeVisible();
});

/** A device of the browser's own making: a passkey in it, and a finger that is always there. */
async function addDevice(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return {
    setFinger: (isUserVerified: boolean) =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

test('a passkey: added with a name, logs in by itself, counts as second factor, is removed', async ({
  page,
}) => {
  const account = await enter(page, '/due-passaggi');
  const device = await addDevice(page);
  await page.getByRole('button', { name: 'Aggiungi una passkey' }).click();
  const add = dialog(page, 'Aggiungi una passkey');
  await add.getByLabel('Nome').fill('PC dell’ufficio');
  await add.getByLabel('Password', { exact: true }).fill(account.password);
  await add.getByRole('button', { name: 'Aggiungi' }).click();
  const codes = page.getByRole('list', { name: 'Codici di recupero' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [first = ''] = await codes.allInnerTexts();
  await page.getByRole('button', { name: 'Li ho messi da parte' }).click();
  await expect(page.getByRole('list', { name: 'Passkey' })).toContainText('PC dell’ufficio');

  await logOut(page);
  await page.getByRole('button', { name: 'Entra con passkey' }).click();
  await expectPage(page, /, Anna$/);

  // The password alone asks for it; without the finger the device says no, and the page says why.
  await logOut(page);
  await fillLogin(page, account);
  await expect(page.getByLabel('Codice di recupero')).toBeFocused();
  await device.setFinger(false);
  await page.getByRole('button', { name: 'Entra con passkey' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Il dispositivo non ha dato la conferma. Riprova quando sei pronto.',
  );
  await device.setFinger(true);
  await page.getByRole('button', { name: 'Entra con passkey' }).click();
  await expectPage(page, /, Anna$/);

  await page.goto('/due-passaggi');
  await page.getByRole('button', { name: 'Togli la passkey PC dell’ufficio' }).click();
  await prove(page, 'Togli la passkey «PC dell’ufficio»', account.password, first, 'Togli');
  await expect(page.getByText('Nessuna passkey.')).toBeVisible();
});
