import { expect, type Page } from '@playwright/test';

/** Creates a link for the buyer on the page of a finished quote; returns the link. */
export async function sendByLink(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Invia al cliente' }).click();
  const dialog = page.getByRole('dialog');
  // The test installation has no mail server, and the page says so.
  await expect(dialog.getByText(/l’invio di email non è configurato/)).toBeVisible();
  // Proposed library values are confirmed before sending: one list, one button.
  await expect(dialog.getByRole('button', { name: 'Copia link e segna come inviato' })).toBeDisabled();
  await expect(dialog.getByText('C45: 1,60 €/kg')).toBeVisible();
  await dialog.getByRole('button', { name: 'Conferma', exact: true }).click();
  await dialog.getByRole('button', { name: 'Copia link e segna come inviato' }).click();
  await expect(dialog.getByLabel('Indirizzo del link')).toHaveValue(/\/offerta\//);
  return dialog.getByLabel('Indirizzo del link').inputValue();
}
