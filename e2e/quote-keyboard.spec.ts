import { expect } from '@playwright/test';
import { enter, signIn } from './app/enter.ts';
import { focused, tabTo } from './app/keys.ts';
import { createQuote, expectSaved, finishedPerno, guidOf, readQuote } from './app/quotes.ts';
import { test } from './app/test.ts';

test('a quote of one position is created without the mouse', async ({ page }) => {
  const { token } = await enter(page, '/customers/nuovo');
  const form = page.getByRole('complementary', { name: 'Nuovo cliente' });
  await form.getByLabel('Ragione sociale').fill('Rossi Meccanica S.r.l.');
  await form.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rossi Meccanica S.r.l.' })).toBeVisible();
  await page.goto('/quote-tools');
  await expect(page.getByRole('button', { name: 'Aggiungi il primo pezzo' })).toBeVisible();
  // Past the menu by the link that stands first for keyboards.
  const toLink = await tabTo(page, /^Vai al contenuto$/);
  await page.keyboard.press('Enter');
  const toFirst = toLink + (await tabTo(page, /^Cliente: da scegliere/));
  expect(toFirst, 'presses of Tab to the first field').toBeLessThanOrEqual(15);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Cerca un cliente' })).toBeFocused();
  // No customer has this name: Enter creates none.
  await page.keyboard.type('zzzz');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nessun cliente trovato')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Nuovo cliente' })).toHaveCount(0);
  // A name and Enter in one go: the answer comes after the key, and a further letter is not a shortcut of the page.
  await page.keyboard.press('Control+a');
  await page.keyboard.type('rossi');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cliente: Rossi Meccanica S.r.l.' })).toBeVisible();
  await expect.poll(() => focused(page)).toBe('Aggiungi il primo pezzo');
  // The customer alone does not create a quote yet.
  await expect(page.getByRole('heading', { level: 1, name: 'Nuovo preventivo' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Descrizione del pezzo' })).toBeFocused();
  await page.keyboard.type('Perno di prova');
  let stops = await tabTo(page, /^Aggiungi quantità$/);
  await page.keyboard.type('10 50');
  await page.keyboard.press('Enter');
  stops += await tabTo(page, /^Materiale$/);
  await page.keyboard.type('C45');
  await expect(page.getByRole('option', { name: /C45/ }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Materiale' })).toHaveValue('C45');
  stops += await tabTo(page, /^Diametro/);
  await page.keyboard.type('40');
  stops += await tabTo(page, /^Lunghezza/);
  await page.keyboard.type('92');
  stops += await tabTo(page, /^Ciclo di /);
  await page.keyboard.type('4:30');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Fasi del ciclo' }).getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Tab');
  // Attaching a drawing is a stop more once the quote is saved, which may be before or after Tab comes by.
  test
    .info()
    .annotations.push({ type: 'count', description: `${toFirst} to the first field, ${stops} a position` });
  expect(stops, 'presses of Tab from the name to the cycle time').toBeLessThanOrEqual(24);
  await expect(page.getByRole('table', { name: /Prezzi/ }).first()).toContainText(/\d,\d\d/);
  await expectSaved(page);
  const { document } = await readQuote(page, token, guidOf(page));
  expect(document.positions).toMatchObject([{ quantities: [10, 50], phases: [{ cycle: { value: 4.5 } }] }]);
});

test('Ctrl+K offers the acts of the open quote, and Alt+Maiusc begins a milled part', async ({ page }) => {
  const { token } = await signIn(page);
  const quote = await createQuote(page, token, finishedPerno());
  await page.goto(`/quote-tools/${quote.guid}`);
  await expect(page.getByRole('button', { name: 'Anteprima PDF' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('nuova pos');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Descrizione del pezzo' })).toBeFocused();
  await page.keyboard.press('Alt+Shift+KeyF');
  const shapes = page.getByRole('group', { name: 'Forma del grezzo' });
  await expect(shapes.getByRole('button', { name: 'Piatto' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Alt+Shift+KeyP');
  await expect(page.getByRole('list', { name: 'Fasi del ciclo' }).getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('invia al');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByRole('heading', { name: /Invia/ })).toBeVisible();
});

test('shapes are one stop, a quantity is changed in its place and × works at the first press', async ({
  page,
}) => {
  const { token } = await signIn(page);
  const quote = await createQuote(page, token, finishedPerno());
  await page.goto(`/quote-tools/${quote.guid}`);
  const quantities = page.getByRole('group', { name: 'Quantità' });
  await quantities.getByRole('button', { name: '50', exact: true }).click();
  await page.keyboard.type('2,5');
  await page.keyboard.press('Tab');
  const field = quantities.getByRole('textbox', { name: 'Quantità 50' });
  await expect(field).toHaveValue('2,5');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.click();
  await page.keyboard.type('60');
  await page.keyboard.press('Enter');
  await expect(quantities.getByRole('button', { name: '60', exact: true })).toBeVisible();

  // The typed text becomes a chip when the press is over: the × under the mouse stays in place.
  await quantities.getByRole('textbox', { name: 'Aggiungi quantità' }).click();
  await page.keyboard.type('25 0 abc');
  const drop = await quantities
    .getByRole('button', { name: 'Togli la quantità 10', exact: true })
    .boundingBox();
  await page.mouse.click((drop?.x ?? 0) + 8, (drop?.y ?? 0) + 8);
  await expect(quantities.getByRole('button', { name: '25', exact: true })).toBeVisible();
  await expect(quantities.getByRole('button', { name: '10', exact: true })).toHaveCount(0);
  const add = quantities.getByRole('textbox', { name: 'Aggiungi quantità' });
  await expect(add).toHaveValue('0 abc');
  await expect(add).toHaveAttribute('aria-invalid', 'true');

  const shapes = page.getByRole('group', { name: 'Forma del grezzo' });
  await shapes.getByRole('button').first().focus();
  await page.keyboard.press('ArrowRight');
  const second = await shapes.getByRole('button').nth(1).getAttribute('aria-label');
  expect(await focused(page)).toBe(second);
  await expect(shapes.locator('button[tabindex="0"]')).toHaveCount(1);
});
