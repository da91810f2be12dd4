import { expect, type Page } from '@playwright/test';
import { enter } from './app/enter.ts';
import { openInside } from './app/move-to.ts';
import { test } from './app/test.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Nuovo cliente' });
const customers = '**/api/customers';

async function openDialog(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Cliente:/ }).click();
  await page.getByLabel('Cerca un cliente').fill(name);
  await page.getByRole('option', { name: `Nuovo cliente «${name}»…` }).click();
  await expect(dialog(page).getByLabel('Ragione sociale')).toHaveValue(name);
}

test('a customer created inside a quote is validated like in the registry, and created once', async ({
  page,
}) => {
  await enter(page, '/quote-tools');
  await openDialog(page, 'Torneria Adda S.r.l.');
  await dialog(page).getByLabel('Partita IVA').fill('01234567890');
  await expect(dialog(page).getByText('L’ultima cifra non torna')).toBeVisible();
  await dialog(page).getByLabel('Partita IVA').fill('01234567897');
  await dialog(page).getByLabel('Referente').fill('Lucia Verdi');
  await dialog(page).getByLabel('Email').fill('lucia@adda.example');
  await dialog(page).getByLabel('Città').fill('Lodi');

  // The server creates it but the answer is lost; a second press must not create it twice.
  const sent: string[] = [];
  await page.route(customers, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    sent.push((route.request().postDataJSON() as { guid: string }).guid);
    if (sent.length > 1) return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await dialog(page).getByRole('button', { name: 'Crea e usa' }).click();
  await expect(dialog(page).getByText(/non è raggiungibile/)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Crea e usa' }).click();
  // The created customer is found as a probable duplicate: "Salva lo stesso" answers with it and creates no second one.
  const question = page.getByRole('dialog', { name: 'Forse questo cliente c’è già' });
  await question.getByRole('button', { name: 'Salva lo stesso' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cliente: Torneria Adda S.r.l.' })).toContainText(
    'Lucia Verdi',
  );
  expect(sent[0]).toBeTruthy();
  expect(sent).toEqual([sent[0], sent[0]]);

  await openInside(page, '/customers?q=Adda');
  await expect(page.getByRole('grid').getByRole('row')).toHaveCount(2);
});

test('a probable duplicate customer raises a question before a second one is created', async ({ page }) => {
  await enter(page, '/customers/nuovo');
  const form = page.getByRole('complementary', { name: 'Nuovo cliente' });
  await form.getByLabel('Ragione sociale').fill('Fonderie Lario S.r.l.');
  await form.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('Cliente salvato.')).toBeVisible();
  await openInside(page, '/quote-tools');
  await openDialog(page, 'Fonderia Lario SRL');
  await dialog(page).getByRole('button', { name: 'Crea e usa' }).click();
  const question = page.getByRole('dialog', { name: 'Forse questo cliente c’è già' });
  await expect(question).toContainText('«Fonderie Lario S.r.l.»');
  await question.getByRole('button', { name: 'Annulla' }).click();
  await expect(dialog(page).getByLabel('Ragione sociale')).toHaveValue('Fonderia Lario SRL');
});
