import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page } from '@playwright/test';
import { addColleague } from './app/add-colleague.ts';
import { enter } from './app/enter.ts';
import { storeSession } from './app/log-in.ts';
import { severeFindings } from './app/severe-findings.ts';
import { test } from './app/test.ts';
import { mailWith } from './requests/mails.ts';

/** A drawing that was printed, and scanned a little askew: its pages hold no text. */
const SCAN = readFileSync(new URL('../testing/ro-4520-scan.pdf', import.meta.url)).toString('base64');
/** The same on a phone: lying on its side with a note about that, and half in a shadow. */
const PHOTO = readFileSync(new URL('../testing/ro-4520-photo.jpg', import.meta.url)).toString('base64');

const WORDS = ['Chiedo offerta per RO-4520 rev. C mozzo guida, 10/50/100 pezzi in C40.'];
const SCAN_MAIL = mailWith(320, WORDS, { name: 'RO-4520_C.pdf', type: 'application/pdf', content: SCAN });
const PHOTO_MAIL = mailWith(320, WORDS, { name: 'IMG_2034.jpg', type: 'image/jpeg', content: PHOTO });

const LUCA = { firstName: 'Luca', lastName: 'Riva', role: 'preventivista' } as const;

/** A colleague opens the same request in a browser of their own, at its material. */
async function colleagueAtMaterial(page: Page, browser: Browser, token: string): Promise<void> {
  const luca = await addColleague(page.request, token, LUCA);
  const theirs = await (await browser.newContext()).newPage();
  await storeSession(theirs, luca);
  await theirs.goto(page.url());
  const material = theirs.locator('[data-field="material"]');
  await expect(material).toContainText('C45+N');
  if ((await material.getAttribute('aria-expanded')) !== 'true') await material.click();
  await expect(material).toHaveAttribute('aria-expanded', 'true');
  // Both see each other.
  await expect(theirs.getByText(/sta guardando/)).toBeVisible();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** Gives a mail to the inbox. */
async function takeMail(page: Page, mail: Buffer): Promise<void> {
  const opening = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Scegli file' }).click();
  const file = { name: 'rdo.eml', mimeType: 'message/rfc822', buffer: mail };
  await (await opening).setFiles(file);
}

test('a scan is recognised in the browser, and its values are marked', async ({ page, browser }) => {
  const { token } = await enter(page, '/richieste');
  await takeMail(page, SCAN_MAIL);
  await expect(page.getByRole('heading', { name: 'RdO 2026-320: mozzo guida' })).toBeVisible();
  // The sheet has a small picture, in the list and beside its name.
  await expect(page.locator('main img[src^="data:image/png"]')).toHaveCount(2);
  // The keys belong to the request once its row has the focus.
  await expect(page.getByRole('link', { name: 'Giulia Ferrari' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/lettura/);
  const material = page.locator('[data-field="material"]');
  await expect(material).toContainText('C45+N', { timeout: 90_000 });
  await expect(material).toContainText('OCR');
  await expect(material.getByLabel('in conflitto')).toBeVisible();
  await expect(page.locator('[data-field="title"]')).toContainText('MOZZO GUIDA');
  await material.click();
  await expect(page.getByRole('region', { name: 'Da dove viene: Materiale' })).toContainText('da OCR');
  await expect(page.getByRole('button', { name: 'Materiale sul disegno' })).toBeVisible();
  expect(await severeFindings(page)).toEqual([]);

  // A word that is clicked on the drawing fills the active field.
  const treatment = page.locator('[data-field="treatment"]');
  if ((await treatment.getAttribute('aria-expanded')) !== 'true') await treatment.click();
  await page
    .getByRole('button', { name: /^Usa «COMMITTENTE/ })
    .first()
    .click();
  await expect(treatment).toContainText('COMMITTENTE');
  await expect(treatment.getByLabel('confermato')).toBeVisible();

  await colleagueAtMaterial(page, browser, token);
  await expect(page.getByText(/Anche Luca Riva .*sta guardando/)).toBeVisible();
  await expect(page.getByTitle('Luca Riva è su questo campo')).toBeVisible();
  // Nothing of it is lost with a reload.
  await page.reload();
  await expect(treatment).toContainText('COMMITTENTE');
});

test('a photographed drawing is recognised, and its values are marked on the upright picture', async ({
  page,
}) => {
  await enter(page, '/richieste');
  await takeMail(page, PHOTO_MAIL);
  await expect(page.getByRole('link', { name: 'Giulia Ferrari' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/lettura/);
  await expect(page.getByText('riconosco le lettere (OCR)')).toBeVisible();
  await page.getByRole('button', { name: 'Annulla' }).click();
  await expect(page.getByText('Lettura annullata: scrivi i valori a mano.')).toBeVisible();
  await page.reload();
  const material = page.locator('[data-field="material"]');
  await expect(material).toContainText('C45+N', { timeout: 90_000 });
  await expect(material).toContainText('OCR');
  await expect(material.getByLabel('in conflitto')).toBeVisible();
  await material.click();
  const proofs = page.getByRole('region', { name: 'Da dove viene: Materiale' });
  await expect(proofs.locator('img')).toBeVisible();
  const sheet = await page.getByRole('img', { name: 'IMG_2034.jpg' }).boundingBox();
  const mark = await page.getByRole('button', { name: 'Materiale sul disegno' }).boundingBox();
  // The block stands at the bottom on the right of the upright sheet.
  expect(sheet && mark && sheet.width > sheet.height && mark.x > sheet.x + sheet.width * 0.4).toBe(true);
  expect(sheet && mark && mark.y > sheet.y + sheet.height * 0.7 && mark.y < sheet.y + sheet.height).toBe(
    true,
  );
  expect(await severeFindings(page)).toEqual([]);
});
