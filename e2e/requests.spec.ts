import { expect, type Page } from '@playwright/test';
import { confirmationTokenIn, type SmtpPeer, startSmtpPeer } from '../apps/server/test/smtp-peer.ts';
import { dialog } from './app/dialog.ts';
import { enter, signIn } from './app/enter.ts';
import { tabTo } from './app/keys.ts';
import { fillLogin } from './app/log-in.ts';
import { startOwnServer } from './app/own-server.ts';
import { expectSaved } from './app/quotes.ts';
import { severeFindings } from './app/severe-findings.ts';
import { test } from './app/test.ts';
import { answerTo, REQUEST_MAIL } from './requests/mails.ts';

const BUYER = 'g.ferrari@rossioleodinamica.example';

async function dropMail(page: Page, content: Buffer): Promise<void> {
  const opening = page.waitForEvent('filechooser');
  await tabTo(page, /^Scegli file$/);
  await page.keyboard.press('Enter');
  await (await opening).setFiles({ name: 'rdo.eml', mimeType: 'message/rfc822', buffer: content });
  await expect(page.getByRole('heading', { name: 'RdO 2026-318: mozzo guida' })).toBeVisible();
}

const field = (page: Page, key: string) => page.locator(`[data-field="${key}"]`);

/** J until the field is the active one. */
async function goTo(page: Page, key: string): Promise<void> {
  while ((await field(page, key).getAttribute('aria-expanded')) !== 'true') await page.keyboard.press('j');
}

async function readDrawing(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/richieste\/[^/]+\/lettura$/);
  // The drawing is read in a worker; its material contradicts the mail.
  const material = field(page, 'material');
  await expect(material).toContainText('C40');
  await expect(material).toContainText('C45+N');
  await expect(material.getByLabel('in conflitto')).toBeVisible();
  await expect(page.locator('canvas')).toBeVisible();

  await goTo(page, 'material');
  await expect(page.getByRole('region', { name: 'Da dove viene: Materiale' })).toContainText('C45+N');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(material.getByLabel('confermato')).toBeVisible();
  await expect(material).toContainText('C45+N UNI EN ISO 683-1');
  expect(await severeFindings(page)).toEqual([]);

  await goTo(page, 'quantities');
  await page.keyboard.press('Enter');
  await expect(field(page, 'quantities').getByLabel('confermato')).toBeVisible();
  await goTo(page, 'dimensions');
  await page.keyboard.press('Enter');
  await expect(field(page, 'dimensions').getByLabel('confermato')).toBeVisible();
  await page.keyboard.press('s');
  await expect(page.getByRole('button', { name: 'Conferma tutti i sicuri (0)' })).toBeVisible();
}

/** Asks the buyer, who answers; returns on the request with the answer. */
async function askAndHear(page: Page, peer: SmtpPeer): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.keyboard.type('apri la richiesta');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'RdO 2026-318: mozzo guida' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const questions = dialog(page, 'Chiedi chiarimenti');
  // Letters right after a typed word belong to that word.
  await expect(async () => {
    await page.keyboard.press('c');
    await expect(questions).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(questions.getByLabel('A', { exact: true })).toHaveValue(BUYER);
  expect(await severeFindings(page)).toEqual([]);
  await page.keyboard.press('Control+Enter');
  await expect(questions).toHaveCount(0);
  await expect.poll(() => peer.received.filter(({ to }) => to.includes(BUYER)).length).toBe(1);
  const asked = peer.received.find(({ to }) => to.includes(BUYER))?.text ?? '';
  await dropMail(page, answerTo(/^Message-ID: (.+)$/im.exec(asked)?.[1]?.trim() ?? ''));
  const request = page.getByRole('region', { name: 'Richiesta', exact: true });
  await expect(request).toContainText('Il trattamento non serve.');
}

/** The draft says that the buyer has answered. One time and one price are missing; then the offer leaves. */
async function sendOffer(page: Page, peer: SmtpPeer): Promise<void> {
  await page.keyboard.press('b');
  await expect(page).toHaveURL(/\/quote-tools\/[^/]+/);
  await expect(page.getByRole('link', { name: 'Risposta del cliente' })).toBeVisible();
  await tabTo(page, /^Ciclo di Tornitura/, 250);
  await page.keyboard.type('4:30');
  await tabTo(page, /^Prezzo di Rettifica cilindrica esterna/);
  await page.keyboard.type('3,50');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: /Prezzi/ }).first()).toContainText(/\d,\d\d/);
  await expectSaved(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('invia al');
  await page.keyboard.press('Enter');
  const sending = dialog(page, /^Invia /);
  await expect(sending.getByLabel('A', { exact: true })).toHaveValue(BUYER);
  expect(await severeFindings(page)).toEqual([]);
  await tabTo(page, /^Conferma( tutti)?$/);
  await page.keyboard.press('Enter');
  await expect(sending.getByRole('button', { name: 'Invia email' })).toBeEnabled();
  await tabTo(page, /^Invia email$/);
  await page.keyboard.press('Enter');
  await expect.poll(() => peer.received.filter(({ to }) => to.includes(BUYER)).length).toBe(2);
}

test('a mail is read, asked back and answered, and its offer is sent, with keys only', {
  tag: '@smoke',
}, async ({ browser }) => {
  // A mail server and a shop server of its own, and the whole way of a request.
  test.slow();
  const peer = await startSmtpPeer();
  const own = await startOwnServer({ SMTP_URL: `smtp://127.0.0.1:${peer.port}`, DEMO: 'off' });
  try {
    const page = await own.open(browser);
    const { email } = await signIn(page);
    await expect.poll(() => confirmationTokenIn(peer, email)).not.toBe('');
    await page.goto(`/conferma-email?token=${confirmationTokenIn(peer, email)}`);
    await expect(page.getByText(/confermat/).first()).toBeVisible();
    await page.goto('/richieste');
    await dropMail(page, REQUEST_MAIL);
    await expect(page.getByRole('region', { name: 'Richiesta', exact: true })).toContainText('RO-4520_C.pdf');
    expect(await severeFindings(page)).toEqual([]);
    await readDrawing(page);
    await page.keyboard.press('b');
    await expect(page).toHaveURL(/\/quote-tools\/[^/]+/);
    await expect(page.getByText('RO-4520').first()).toBeVisible();
    await askAndHear(page, peer);
    await sendOffer(page, peer);
    await page.goto('/richieste');
    await expect(page.getByRole('tab', { name: 'Trasformate 1' })).toBeVisible();
  } finally {
    await own.stop();
    await peer.close();
  }
});

test('pasted text becomes a request', async ({ page }) => {
  await enter(page, '/richieste');
  await expect(page.getByRole('button', { name: 'Scegli file' })).toBeVisible();
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData('text/plain', 'Buongiorno, chiedo offerta per 20 pezzi MC-2201 flangia in S355.');
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await expect(page.getByRole('region', { name: 'Posizioni trovate' })).toContainText('MC-2201');
});

test('files that a phone shares wait for the login and become a request', async ({ page }) => {
  const account = await enter(page, '/richieste');
  await page.waitForFunction(() =>
    navigator.serviceWorker.ready.then(({ active }) => active?.state === 'activated'),
  );
  // A page without the app, where nobody is logged in any more.
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.clear());
  // The form that a phone posts to the share target of the manifest.
  await page.evaluate(async () => {
    const manifest = await (await fetch('/site.webmanifest')).json();
    const { action, method, enctype, params } = manifest.share_target;
    const form = Object.assign(document.createElement('form'), { action, method, enctype });
    const input = Object.assign(document.createElement('input'), {
      type: 'file',
      name: params.files[0].name,
    });
    const data = new DataTransfer();
    data.items.add(new File(['codice;quantità\nMC-2201;20\n'], 'elenco.csv', { type: 'text/csv' }));
    input.files = data.files;
    form.append(input);
    document.body.append(form);
    form.submit();
  });
  await expect(page).toHaveURL(/login/);
  await fillLogin(page, account);
  await expect(page).toHaveURL(/\/richieste\/[\w-]+$/);
  await expect(page.getByRole('region', { name: 'Richiesta', exact: true })).toContainText('elenco.csv');
  await expect(page.getByRole('region', { name: 'Posizioni trovate' })).toContainText('MC-2201');
  // The inbox was opened twice meanwhile; the files were sent once.
  const { rows } = await (
    await page.request.get('/api/requests', { headers: { authorization: `Bearer ${account.token}` } })
  ).json();
  expect(rows).toHaveLength(1);
});
