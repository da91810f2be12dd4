import { expect, type Page } from '@playwright/test';
import { dialog, expectFocusTrapped } from './app/dialog.ts';
import { enterAfterTrial } from './app/enter-after-trial.ts';
import { test } from './app/test.ts';

const opener = (page: Page) => page.getByRole('button', { name: 'Contatta il rivenditore' });
const reseller = (page: Page) => dialog(page, 'Contatta il rivenditore');
const send = (page: Page) => reseller(page).getByRole('button', { name: 'Invia' });

/** The blocked page has the button that opens the dialog. */
async function openDialog(page: Page) {
  const entered = await enterAfterTrial(page, '/threading-table');
  await opener(page).click();
  await expect(reseller(page)).toBeVisible();
  return entered;
}

test('it opens filled with the user’s data, and starts again each time', async ({ page }) => {
  const { email, companyName } = await openDialog(page);
  const form = reseller(page);
  await expect(form.getByLabel('Nome')).toHaveValue('Anna Bianchi');
  await expect(form.getByLabel('Email')).toHaveValue(email);
  await expect(form.getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(form.getByLabel('Azienda')).toHaveValue(companyName);
  await expect(form.getByLabel('Telefono')).toHaveValue('');
  await expect(form.getByLabel('Messaggio')).toHaveAttribute('rows', '4');
  await expect(form.getByRole('checkbox', { name: 'Accetto la Privacy Policy' })).not.toBeChecked();
  expect((await form.boundingBox())?.width).toBeLessThanOrEqual(672);

  await form.getByLabel('Messaggio').fill('Da buttare');
  await form.getByLabel('Telefono').fill('1');
  await send(page).click();
  await expect(form.getByText('Numero di telefono non valido')).toBeVisible();
  await form.getByRole('button', { name: 'Annulla' }).click();
  await expect(form).toHaveCount(0);
  await opener(page).click();
  await expect(form.getByLabel('Messaggio')).toHaveValue('');
  await expect(form.getByLabel('Telefono')).toHaveValue('');
  await expect(form.getByText('Numero di telefono non valido')).toHaveCount(0);
});

test('the focus stays inside while it is open and returns afterwards', async ({ page }) => {
  await openDialog(page);
  await expect(reseller(page).getByLabel('Nome')).toBeFocused();
  await expectFocusTrapped(page, reseller(page));
  await page.keyboard.press('Escape');
  await expect(reseller(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(reseller(page)).toBeVisible();
});
