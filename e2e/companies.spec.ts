import { expect, type Page } from '@playwright/test';
import { chooseLogo } from './app/choose-logo.ts';
import { dialog } from './app/dialog.ts';
import { enter } from './app/enter.ts';
import { expectPage, type Session } from './app/log-in.ts';
import { openInside } from './app/move-to.ts';
import { panel } from './app/panel.ts';
import { test } from './app/test.ts';
import { verifyAs } from './app/verify-as.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Salva', exact: true });

/** The company as the server holds it. */
async function readCompany(page: Page, { token, user }: Session): Promise<Record<string, unknown>> {
  const answer = await page.request.get(`/api/companies/${user.companyGuid}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await answer.json()) as Record<string, unknown>;
}

/** A colleague saves the same field meanwhile. */
async function saveElsewhere(
  page: Page,
  { token, user }: Session,
  before: string,
  website: string,
): Promise<void> {
  const answer = await page.request.put(`/api/companies/${user.companyGuid}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { base: { website: before }, changes: { website } },
  });
  expect(answer.ok()).toBe(true);
}

test('the registered data are shown, and a change is saved', { tag: '@core' }, async ({ page }) => {
  const entered = await enter(page, '/profile');
  await expectPage(page, 'Profilo aziendale');
  await expect(page.getByLabel('Ragione sociale')).toHaveValue(entered.companyName);
  await expect(page.getByLabel('Partita IVA')).toHaveValue(entered.vatNumber);
  await expect(save(page)).toBeDisabled();
  await page.getByLabel('Telefono').fill('0163 123456');
  await expect(page.getByText('modifiche da salvare')).toBeVisible();
  await save(page).click();
  await expect(page.getByText('Profilo salvato.')).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await page.reload();
  await expect(page.getByLabel('Telefono')).toHaveValue('0163 123456');
});

test('the preview follows the typing, invalid fields are reported at their place, and leaving with unsaved work asks first', async ({
  page,
}) => {
  await test.step('the preview follows the typing', async () => {
    await enter(page, '/profile');
    await page.getByLabel('Testo di apertura').fill('In risposta alla Vostra gradita richiesta.');
    await page.getByLabel('Piè di pagina').fill('Foro competente: Vercelli.');
    const preview = panel(page, 'Anteprima del PDF');
    await expect(preview).toContainText('In risposta alla Vostra gradita richiesta.');
    await expect(preview).toContainText('Foro competente: Vercelli.');
  });
  await test.step('an invalid field is reported at its place and not sent', async () => {
    await page.getByLabel('Partita IVA').fill('12');
    await page.getByLabel('Margine', { exact: true }).fill('');
    await save(page).click();
    await expect(page.getByText('P.IVA di 11 cifre')).toBeVisible();
    await expect(page.getByText('Inserisci un numero.')).toBeVisible();
    await expect(page.getByLabel('Partita IVA')).toBeFocused();
  });
  await test.step('leaving with unsaved work asks first', async () => {
    await page.getByLabel('Telefono').fill('0163 123456');
    const toDashboard = page
      .getByRole('navigation', { name: 'Principale' })
      .getByRole('link', { name: 'Dashboard' });
    await toDashboard.click();
    const question = dialog(page, 'Uscire senza salvare?');
    await question.getByRole('button', { name: 'Annulla' }).click();
    await expect(question).toHaveCount(0);
    await expect(page).toHaveURL(/\/profile$/);
    await expect(page.getByLabel('Telefono')).toHaveValue('0163 123456');
    await toDashboard.click();
    await question.getByRole('button', { name: 'Esci senza salvare' }).click();
    await expectPage(page, /, Anna$/);
  });
});

const choices = [
  { choice: 'Il tuo valore', saved: '', kept: 'www.mio.it' },
  { choice: 'Il valore salvato', saved: 'www.mio.it', kept: 'www.altro.it' },
];

test('two users changed the same field: the chosen value is kept', async ({ page }) => {
  const entered = await enter(page, '/profile');
  for (const [index, { choice, saved, kept }] of choices.entries()) {
    const [mine, phone] = [index === 0 ? 'www.mio.it' : 'www.mio-nuovo.it', `0163 12345${index}`];
    await page.getByLabel('Sito web').fill(mine);
    await page.getByLabel('Telefono').fill(phone);
    await saveElsewhere(page, entered, saved, 'www.altro.it');
    await save(page).click();
    const conflict = dialog(page, 'Qualcun altro ha modificato gli stessi campi');
    await expect(conflict.getByText(mine, { exact: true })).toBeVisible();
    await expect(conflict.getByText('www.altro.it')).toBeVisible();
    await conflict.getByLabel(choice).check();
    await conflict.getByRole('button', { name: 'Salva la scelta' }).click();
    await expect(conflict).toHaveCount(0);
    await expect(save(page)).toBeDisabled();
    await expect(page.getByText('Profilo salvato.').first()).toBeVisible();
    await expect(page.getByLabel('Sito web')).toHaveValue(kept);
    expect(await readCompany(page, entered)).toMatchObject({ website: kept, phone });
  }
});

test('a logo is cropped with the keyboard, shown everywhere and removed; a file that is not a picture is refused', async ({
  page,
}) => {
  await test.step('a logo is cropped with the keyboard, shown everywhere, and removed', async () => {
    await enter(page, '/profile');
    await chooseLogo(page);
    const crop = dialog(page, 'Ritaglia il logo');
    await crop.getByRole('button', { name: 'Angolo in basso a destra' }).focus();
    // Ten steps of five hundredths: the right half goes.
    for (let step = 0; step < 10; step++) await page.keyboard.press('Shift+ArrowLeft');
    await crop.getByRole('button', { name: 'Usa questo logo' }).click();
    await expect(page.getByText('Logo caricato.')).toBeVisible();
    const logo = page.getByRole('img', { name: /^Logo di / });
    const size = await logo.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    });
    expect(size).toEqual([300, 300]);
    await openInside(page, '/dashboard');
    await expect(page.getByRole('heading', { name: 'Carica il logo (fatto)' })).toBeVisible();
    await expect(page.getByRole('progressbar', { name: 'Primi passi' })).toHaveAttribute(
      'aria-valuenow',
      '1',
    );

    await openInside(page, '/profile');
    await page.getByRole('button', { name: 'Rimuovi', exact: true }).click();
    await dialog(page, 'Rimuovere il logo?').getByRole('button', { name: 'Rimuovi logo' }).click();
    await expect(page.getByText('Logo rimosso.')).toBeVisible();
    await expect(page.getByText('Nessun logo')).toBeVisible();
  });
  await test.step('a file that is not a picture is refused', async () => {
    await page.locator('input[type=file]').setInputFiles({
      name: 'logo.png',
      mimeType: 'image/png',
      buffer: Buffer.from('questo non è un PNG'),
    });
    const crop = dialog(page, 'Ritaglia il logo');
    await expect(crop).toContainText('Questo file non è un’immagine leggibile.');
    await expect(crop.getByRole('button', { name: 'Usa questo logo' })).toBeDisabled();
  });
});

test('users who do not lead the company can read but not change', async ({ page }) => {
  await verifyAs(page, { capabilities: [] });
  await enter(page, '/profile');
  await expect(page.getByText('Solo il responsabile può modificare i dati dell’azienda.')).toBeVisible();
  await expect(page.getByLabel('Ragione sociale')).toHaveAttribute('readonly', '');
  await expect(save(page)).toHaveCount(0);
  await expect(page.locator('input[type=file]')).toHaveCount(0);
});
