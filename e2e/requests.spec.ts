import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { dialog } from './app/dialog.ts';
import { enter } from './app/enter.ts';
import { severeFindings } from './app/severe-findings.ts';
import { test } from './app/test.ts';

const DRAWING = readFileSync(new URL('./app/ro-4520.pdf', import.meta.url)).toString('base64');

/** The mail asks for C40; the drawing in it says C45+N. */
const MAIL = [
  'From: Giulia Ferrari <g.ferrari@rossioleodinamica.example>',
  'To: preventivi@officina.example',
  'Subject: RdO 2026-318: mozzo guida',
  'Message-ID: <318@rossioleodinamica.example>',
  'Date: Mon, 16 Nov 2026 09:00:00 +0100',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary="limit"',
  '',
  '--limit',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Buongiorno,',
  'chiedo offerta per RO-4520 rev. C mozzo guida, 10/50/100 pezzi in C40.',
  'Grazie',
  'Giulia Ferrari',
  '--limit',
  'Content-Type: application/pdf; name="RO-4520_C.pdf"',
  'Content-Disposition: attachment; filename="RO-4520_C.pdf"',
  'Content-Transfer-Encoding: base64',
  '',
  DRAWING,
  '--limit--',
  '',
].join('\r\n');

async function dropMail(page: Page): Promise<void> {
  const opening = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Scegli file' }).focus();
  await page.keyboard.press('Enter');
  await (await opening).setFiles({ name: 'rdo.eml', mimeType: 'message/rfc822', buffer: Buffer.from(MAIL) });
  await expect(page.getByRole('heading', { name: 'RdO 2026-318: mozzo guida' })).toBeVisible();
}

const field = (page: Page, key: string) => page.locator(`[data-field="${key}"]`);

test('a mail is read, its conflict decided, and becomes a draft quote, with keys only', async ({ page }) => {
  await enter(page, '/richieste');
  await dropMail(page);
  await expect(page.getByRole('region', { name: 'Richiesta' })).toContainText('RO-4520_C.pdf');
  expect(await severeFindings(page)).toEqual([]);

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/richieste\/[^/]+\/lettura$/);
  // The drawing is read in a worker; its material contradicts the mail.
  const material = field(page, 'material');
  await expect(material).toContainText('C40');
  await expect(material).toContainText('C45+N');
  await expect(material.getByLabel('in conflitto')).toBeVisible();
  await expect(page.locator('canvas')).toBeVisible();

  while ((await material.getAttribute('aria-expanded')) !== 'true') await page.keyboard.press('j');
  await expect(page.getByRole('region', { name: 'Da dove viene: Materiale' })).toContainText('C45+N');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(material.getByLabel('confermato')).toBeVisible();
  await expect(material).toContainText('C45+N UNI EN ISO 683-1');
  expect(await severeFindings(page)).toEqual([]);

  const quantities = field(page, 'quantities');
  while ((await quantities.getAttribute('aria-expanded')) !== 'true') await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(quantities.getByLabel('confermato')).toBeVisible();
  await page.keyboard.press('s');
  await expect(page.getByRole('button', { name: 'Conferma tutti i sicuri (0)' })).toBeVisible();

  await page.keyboard.press('c');
  const questions = dialog(page, 'Chiedi chiarimenti');
  await expect(questions.getByLabel('A', { exact: true })).toHaveValue('g.ferrari@rossioleodinamica.example');
  expect(await severeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(questions).toHaveCount(0);

  await page.keyboard.press('b');
  await expect(page).toHaveURL(/\/quote-tools\/[^/]+/);
  await expect(page.getByText('RO-4520').first()).toBeVisible();
  await page.goto('/richieste');
  await expect(page.getByRole('tab', { name: 'Trasformate 1' })).toBeVisible();
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
