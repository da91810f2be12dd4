import { expect, type Page } from '@playwright/test';
import { enter } from './app/enter.ts';
import { storeSession } from './app/log-in.ts';
import { openInside } from './app/move-to.ts';
import { severeFindings } from './app/severe-findings.ts';
import { test } from './app/test.ts';

const grid = (page: Page) => page.getByRole('grid', { name: 'Anagrafica Clienti' });
const panel = (page: Page) => page.getByRole('complementary', { name: 'Scheda cliente' });
const fresh = (page: Page) => page.getByRole('complementary', { name: 'Nuovo cliente' });

/** A customer by the form; the page of the new one opens. */
async function create(page: Page, name: string, vatNumber = ''): Promise<void> {
  await page.goto('/customers/nuovo');
  await fresh(page).getByLabel('Ragione sociale').fill(name);
  if (vatNumber !== '') await fresh(page).getByLabel('Partita IVA').fill(vatNumber);
  await fresh(page).getByRole('button', { name: 'Salva' }).click();
}

test('a customer is created, with a warning about its check digit, and has its own page', {
  tag: '@core',
}, async ({ page }) => {
  await enter(page, '/customers');
  await page.getByRole('button', { name: 'Nuovo cliente' }).first().click();
  await fresh(page).getByLabel('Ragione sociale').fill('Officine Brambilla S.r.l.');
  await fresh(page).getByLabel('Partita IVA').fill('01234567890');
  await expect(fresh(page).getByText(/cifra di controllo|non torna/)).toBeVisible();
  await fresh(page).getByLabel('IBAN').fill('IT60X0542811101000000123457');
  await expect(fresh(page).getByText('Le cifre di controllo non tornano')).toBeVisible();
  // A warning refuses nothing.
  await fresh(page).getByLabel('IBAN').fill('IT60X0542811101000000123456');
  await fresh(page).getByRole('tab', { name: 'Referenti e consegne' }).click();
  await fresh(page).getByRole('button', { name: 'Aggiungi' }).first().click();
  await fresh(page).getByLabel('Nome').fill('Lucia Verdi');
  await fresh(page).getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('Cliente salvato.')).toBeVisible();

  await expect(page.getByRole('heading', { level: 1, name: 'Officine Brambilla S.r.l.' })).toBeVisible();
  await expect(page).toHaveURL(/\/customers\/[0-9a-f-]{36}$/);
  await expect(page.getByText('Nessun preventivo per questo cliente.')).toBeVisible();
  await expect(page.getByText('Lucia Verdi')).toBeVisible();
  await expect(page.getByText('Scheda creata')).toBeVisible();
  expect(await severeFindings(page)).toEqual([]);
});

test('a duplicate company is reported before it is saved', async ({ page }) => {
  await enter(page, '/customers');
  await create(page, 'Fonderie Lario S.r.l.', '01234567897');
  await expect(page.getByRole('heading', { level: 1, name: 'Fonderie Lario S.r.l.' })).toBeVisible();
  await create(page, 'Fonderia Lario SRL');
  const question = page.getByRole('dialog', { name: 'Forse questo cliente c’è già' });
  await expect(question).toContainText('«Fonderie Lario S.r.l.» (P.IVA 01234567897)');
  await question.getByRole('button', { name: 'Annulla' }).click();
  await expect(fresh(page).getByLabel('Ragione sociale')).toHaveValue('Fonderia Lario SRL');
  await fresh(page).getByLabel('Ragione sociale').fill('Tutt’altra Ditta');
  await fresh(page).getByLabel('Partita IVA').fill('IT 01234567897');
  await fresh(page).getByRole('button', { name: 'Salva' }).click();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Salva lo stesso' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tutt’altra Ditta' })).toBeVisible();

  // A change that makes it a second one is noticed too; one of something else asks nothing.
  await create(page, 'Zeta Stampi', '00743110157');
  await page.getByRole('button', { name: 'Modifica' }).click();
  await panel(page).getByLabel('Telefono').fill('0341 1234');
  await panel(page).getByRole('button', { name: 'Salva' }).click();
  // The messages of the saves before still stand there: a save is over when nothing is left to save.
  await expect(panel(page).getByRole('button', { name: /^Salva/ })).toHaveCount(0);
  await panel(page).getByLabel('Partita IVA').fill('01234567897');
  // The message of the first save still covers the button.
  await panel(page).getByLabel('Partita IVA').press('Control+Enter');
  await expect(question).toContainText('Vuoi salvare lo stesso questa modifica?');
  await question.getByRole('button', { name: 'Annulla' }).click();
  await expect(panel(page).getByLabel('Partita IVA')).toHaveValue('01234567897');
});

test('two browsers change the same field, and one chooses', async ({ page, browser }) => {
  const session = await enter(page, '/customers');
  await create(page, 'Contesa S.p.A.');
  await expect(page.getByRole('heading', { level: 1, name: 'Contesa S.p.A.' })).toBeVisible();
  const address = page.url();
  const other = await (await browser.newContext()).newPage();
  await storeSession(other, session);
  for (const one of [page, other]) {
    await one.goto(address);
    await one.getByRole('button', { name: 'Modifica' }).click();
  }
  await panel(page).getByLabel('Telefono').fill('02 111');
  await panel(other).getByLabel('Telefono').fill('02 222');
  await panel(other).getByRole('button', { name: 'Salva' }).click();
  await expect(other.getByText('Cliente salvato.')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Salva' }).click();
  const dialog = page.getByRole('dialog', { name: 'Qualcun altro ha modificato gli stessi campi' });
  await expect(dialog).toContainText('02 222');
  await dialog.getByRole('radio', { name: 'Il valore salvato' }).check();
  await dialog.getByRole('button', { name: 'Salva la scelta' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(panel(page).getByLabel('Telefono')).toHaveValue('02 222');

  await panel(page).getByLabel('Telefono').fill('02 333');
  await panel(page).getByRole('button', { name: 'Chiudi la scheda' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Esci senza salvare' }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: '02 222' })).toBeVisible();
  await other.context().close();
});

test('tags are added to many rows, filter the list, and the address holds the view', async ({ page }) => {
  await enter(page, '/customers');
  for (const name of ['Prima', 'Seconda', 'Terza']) {
    await create(page, name);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  await openInside(page, '/customers');
  // With Shift from one to the other; the rows between are unticked again.
  const box = (name: string) => grid(page).getByRole('row', { name }).getByRole('checkbox');
  await box('Prima').click();
  await box('Terza').click({ modifiers: ['Shift'] });
  await expect(box('Seconda')).toBeChecked();
  await box('Seconda').click();
  await page.keyboard.press('/');
  await expect(page.getByPlaceholder('Cerca nome, P.IVA, città')).toBeFocused();
  const bar = page.getByRole('toolbar', { name: 'Righe selezionate' });
  await bar.getByRole('button', { name: 'Etichette' }).click();
  await page.getByRole('combobox', { name: 'Aggiungi' }).fill('automotive');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Applica' }).click();
  await expect(page.getByText('2 clienti modificati.')).toBeVisible();
  await page.goto('/customers?filter=tags:automotive');
  await expect(grid(page).getByRole('row')).toHaveCount(3);
  await expect(grid(page).getByRole('row', { name: 'Seconda' })).toHaveCount(0);
  await expect(page.getByText('Etichetta: automotive')).toBeVisible();

  await grid(page).getByRole('row', { name: 'Prima' }).click();
  await expect(page).toHaveURL(/filter=tags%3Aautomotive&scheda=/);
  await panel(page).getByLabel('Ragione sociale').fill('Prima cambiata');
  await panel(page).getByRole('button', { name: 'Chiudi la scheda' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Annulla' }).click();
  await panel(page).getByLabel('Ragione sociale').press('Control+Enter');
  await expect(page.getByText('Cliente salvato.')).toBeVisible();
  await panel(page).getByRole('tab', { name: 'Storico' }).click();
  await expect(panel(page).getByText('Prima → Prima cambiata')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Archivia' }).click();
  await expect(panel(page).getByText('archiviato')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Chiudi la scheda' }).click();
  await expect(grid(page).getByRole('row')).toHaveCount(2);
});

test('Ctrl+K finds a customer in spite of a typo and opens its page', async ({ page }) => {
  await enter(page, '/customers');
  await create(page, 'Torneria Bergamaschi');
  await expect(page.getByRole('heading', { level: 1, name: 'Torneria Bergamaschi' })).toBeVisible();
  await openInside(page, '/dashboard');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.type('bergamashci');
  const hit = page.getByRole('dialog').getByRole('button', { name: /Torneria Bergamaschi/ });
  await expect(hit).toContainText('forse cercavi questo');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Torneria Bergamaschi' })).toBeVisible();
});
