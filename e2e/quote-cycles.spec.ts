import { expect, type Page } from '@playwright/test';
import { dialog } from './app/dialog.ts';
import { signIn } from './app/enter.ts';
import { openInside } from './app/move-to.ts';
import { createQuote, expectSaved, guidOf, readQuote, unfinishedPerno } from './app/quotes.ts';
import { test } from './app/test.ts';

const phases = (page: Page) => page.getByRole('list', { name: 'Fasi del ciclo' }).getByRole('listitem');
const models = async (page: Page, act: string) => {
  await page.getByRole('button', { name: 'Modelli' }).click();
  await page.getByRole('menuitem', { name: act }).click();
};

test('a cycle is saved as a template, used in another position, and removed from the list', {
  tag: '@core',
}, async ({ page }) => {
  const { token } = await signIn(page);
  const quote = await createQuote(page, token, unfinishedPerno());
  await page.goto(`/quote-tools/${quote.guid}`);
  await expect(phases(page)).toHaveCount(2);
  await models(page, 'Salva il ciclo come modello…');
  const save = dialog(page, 'Salva il ciclo come modello');
  await save.getByLabel('Nome').fill('Perni torniti');
  await save.getByRole('button', { name: 'Salva modello' }).click();
  await expect(page.getByText('Modello salvato.')).toBeVisible();

  await openInside(page, '/quote-tools');
  await page.getByRole('button', { name: 'Aggiungi il primo pezzo' }).click();
  await expect(phases(page)).toHaveCount(1);
  await models(page, 'Da modello di ciclo…');
  const choose = dialog(page, 'Da modello di ciclo');
  await expect(choose.getByText('2 fasi')).toBeVisible();
  await choose.getByRole('button', { name: 'Aggiungi in coda' }).click();
  await expect(phases(page)).toHaveCount(3);
  // The template's machine is not in this shop's registry: it has to be chosen instead of being copied without a rate.
  const missing = page.getByRole('list', { name: 'Da completare' });
  await missing.getByRole('button', { name: 'Scegli la macchina di «Tornitura».' }).click();
  await expect(page.getByRole('combobox', { name: 'Macchina di Tornitura' }).last()).toBeFocused();
  // The collapsed part of a phase expands by itself.
  await missing.getByRole('button', { name: 'Scegli la tariffa per programmazione' }).first().click();
  await expect(page.getByRole('combobox', { name: 'Tariffa per programmazione' })).toBeFocused();
  await expectSaved(page);

  // Margin and delivery of all positions are one action, and one undo.
  await page.getByRole('button', { name: 'Aggiungi una posizione' }).click();
  await page.getByRole('button', { name: 'Cambia più posizioni insieme' }).click();
  const together = dialog(page, 'Cambia più posizioni insieme');
  await together.getByLabel('Margine').fill('35');
  await together.getByLabel('Consegna promessa').fill('12');
  await together.getByRole('button', { name: 'Cambia 2 posizioni' }).click();
  await expect(together).toHaveCount(0);
  await expectSaved(page);
  const both = { target: { rate: 35 }, promisedDays: 12 };
  const positions = async () => (await readQuote(page, token, guidOf(page))).document.positions;
  await expect.poll(positions).toMatchObject([{ price: both }, { price: both }]);
  await page.keyboard.press('Control+z');
  await expect(page.getByLabel('Margine sul prezzo')).not.toHaveValue(/^35/);
  await page.getByRole('button', { name: 'Azioni sulla posizione' }).click();
  await page.getByRole('menuitem', { name: 'Togli posizione' }).click();

  await models(page, 'Da modello di ciclo…');
  await choose.getByRole('button', { name: 'Sostituisci il ciclo' }).click();
  await expect(phases(page)).toHaveCount(2);
  await models(page, 'Da modello di ciclo…');
  await choose.getByRole('button', { name: 'Togli il modello Perni torniti' }).click();
  await dialog(page, 'Togliere il modello «Perni torniti»?')
    .getByRole('button', { name: 'Togli modello' })
    .click();
  await expect(choose.getByText(/^Nessun modello/)).toBeVisible();
});

test('a missing price of the material links to the price, and dates are in Italian format', async ({
  page,
}) => {
  const { token } = await signIn(page);
  const perno = JSON.parse(JSON.stringify(unfinishedPerno())) as {
    rates: { materials: Record<string, { price: { value: number | null } }> };
    positions: { quantities: number[]; stock: { weight: { value: number } } }[];
  };
  for (const material of Object.values(perno.rates.materials)) material.price.value = null;
  for (const position of perno.positions) {
    position.quantities = [10];
    position.stock.weight.value = 1;
  }
  const quote = await createQuote(page, token, perno);
  await page.goto(`/quote-tools/${quote.guid}`);
  await page
    .getByLabel(/Ciclo di Tornitura/)
    .first()
    .fill('12');
  await page
    .getByRole('list', { name: 'Da completare' })
    .getByRole('button', { name: /Manca il prezzo al kg/ })
    .click();
  await expect(page.getByRole('textbox', { name: 'Prezzo', exact: true })).toBeFocused();

  await page.getByRole('button', { name: 'Altre condizioni' }).click();
  const date = page.getByRole('textbox', { name: 'Data', exact: true });
  await expect(date).toHaveValue('16/11/2026');
  await date.fill('5/1/27');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(date).toHaveValue('05/01/2027');
  await date.click();
  await page.getByRole('button', { name: '12 gennaio 2027' }).click();
  await expect(date).toHaveValue('12/01/2027');
  const saved = async () => (await readQuote(page, token, quote.guid)).document.date;
  await expect.poll(saved).toBe('2027-01-12');
});
