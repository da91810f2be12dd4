import { expect, type Locator, type Page } from '@playwright/test';
import { newRegistration } from '../testing/registration.ts';
import { openInside } from './app/move-to.ts';
import { test } from './app/test.ts';

/** Counts the filled fields and the mouse clicks of a user. */
function counted(page: Page) {
  const count = { clicks: 0, fields: 0 };
  return {
    count,
    press: async (what: Locator) => {
      count.clicks += 1;
      await what.click();
    },
    fill: async (what: Locator, text: string) => {
      count.fields += 1;
      await what.fill(text);
    },
    type: async (text: string) => {
      count.fields += 1;
      await page.keyboard.type(text);
    },
  };
}

test('from the registration to a link for the customer in at most 14 clicks and 20 fields', {
  tag: '@core',
}, async ({ page }) => {
  test.slow();
  const { count, press, fill, type } = counted(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await page.goto('/register');
  for (const [name, value] of Object.entries(newRegistration())) await fill(page.locator(`#${name}`), value);
  await press(page.getByRole('checkbox', { name: /Privacy Policy/ }));
  await press(button('Registra Azienda'));
  await expect(page).toHaveURL(/\/dashboard$/, { timeout: 20_000 });

  await press(page.getByRole('link', { name: 'Nuovo Preventivo', exact: true }).first());
  await press(button('Aggiungi il primo pezzo'));
  await expect(page.getByRole('textbox', { name: 'Descrizione del pezzo' })).toBeFocused();
  await type('Perno di prova');
  await fill(page.getByRole('combobox', { name: 'Materiale' }), 'C45');
  await press(page.getByRole('option', { name: /C45/ }).first());
  await fill(page.getByLabel('Diametro'), '40');
  await fill(page.getByLabel('Lunghezza', { exact: true }), '92');
  await fill(page.getByLabel(/Ciclo di Tornitura|Tempo ciclo/).first(), '4,5');

  await press(button(/^Cliente:/));
  await fill(page.getByLabel('Cerca un cliente'), 'Rossi Meccanica S.r.l.');
  await press(page.getByRole('option', { name: /^Nuovo cliente «Rossi/ }));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Crea e usa' }));
  await expect(button('Cliente: Rossi Meccanica S.r.l.')).toBeVisible();

  await press(button('Invia al cliente'));
  const dialog = page.getByRole('dialog');
  await press(dialog.getByRole('button', { name: /^Conferma/ }));
  await press(dialog.getByRole('button', { name: 'Copia link e segna come inviato' }));
  await expect(dialog.getByLabel('Indirizzo del link')).toHaveValue(/\/offerta\/[\w-]{43}$/);
  // Confirming while sending is an action of this page, so no colleague is announced.
  await expect(page.getByText(/^Link creato/)).toBeVisible();
  await expect(page.getByText(/In un’altra finestra/)).toHaveCount(0);
  test.info().annotations.push({ type: 'count', description: JSON.stringify(count) });
  expect(count.clicks, 'clicks').toBeLessThanOrEqual(14);
  expect(count.fields, 'fields').toBeLessThanOrEqual(20);

  // A value confirmed while sending stays confirmed: a second quote of the same material does not ask.
  await openInside(page, '/materials?q=C45');
  await expect(page.getByRole('grid').getByRole('row').filter({ hasText: 'C45' }).first()).not.toContainText(
    'da confermare',
  );
});
