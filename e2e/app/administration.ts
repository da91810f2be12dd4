import { expect, type Page } from '@playwright/test';
import { dialog } from './dialog.ts';
import { expectPage } from './log-in.ts';

export const COLLEAGUE_PASSWORD = 'Fresa&Tornio26';

/** An act of the menu behind the three dots of a row. */
export async function actOn(page: Page, who: string, act: string): Promise<void> {
  await page.getByRole('button', { name: `Azioni per ${who}` }).click();
  await page.getByRole('menuitem', { name: act }).click();
}

/** A responsabile invites Luca Riva as a tecnico, on Gestione Utenti. */
export async function invite(page: Page, email: string, options: { seat: boolean }): Promise<void> {
  await page.getByRole('button', { name: 'Invita', exact: true }).click();
  const form = dialog(page, 'Invita un collega');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Nome', { exact: true }).fill('Luca');
  await form.getByLabel('Cognome').fill('Riva');
  await form.getByRole('combobox', { name: 'Ruolo' }).click();
  await page.getByRole('option', { name: 'Tecnico' }).click();
  await form.getByLabel('Assegna un posto quando accetta').setChecked(options.seat);
  await form.getByRole('button', { name: 'Invita', exact: true }).click();
  await expect(form).toHaveCount(0);
}

/** Luca follows the link of the mail, chooses a password and is in. */
export async function acceptInvitation(page: Page, link: string, email: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Officina di Prova S.r.l.');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill(COLLEAGUE_PASSWORD);
  await page.getByLabel('Conferma password', { exact: true }).fill(COLLEAGUE_PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Entra in Truciolo' }).click();
  await expectPage(page, /, Luca$/);
}

/** Toggles a switch of a table and waits for the result. */
export async function turn(page: Page, name: string, on: boolean): Promise<void> {
  const control = page.getByRole('switch', { name });
  await expect(control).toBeChecked({ checked: !on });
  await control.click({ force: true });
  await expect(control).toBeChecked({ checked: on });
}
