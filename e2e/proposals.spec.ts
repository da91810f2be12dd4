import { expect, type Page } from '@playwright/test';
import { enter, signIn } from './app/enter.ts';
import { createQuote, expectSaved, finishedPerno } from './app/quotes.ts';
import { test } from './app/test.ts';

const phases = (page: Page) => page.locator('[data-phase-name]');
const machineOf = (page: Page, phase: string) => page.getByRole('combobox', { name: `Macchina di ${phase}` });

const shape = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Forma del grezzo' }).getByRole('button', { name });

/** A new quote with its first position, at the field of its name. */
async function openFirstPart(page: Page): Promise<void> {
  await enter(page, '/quote-tools');
  await page.getByRole('button', { name: 'Aggiungi il primo pezzo' }).click();
  await expect(page.getByRole('textbox', { name: 'Descrizione del pezzo' })).toBeFocused();
  await expect(phases(page)).toHaveCount(1);
}

/** By keys: the name of a process and Enter. */
async function addPhase(page: Page, typed: string): Promise<void> {
  const before = await phases(page).count();
  await page.getByRole('button', { name: 'Fase', exact: true }).click();
  await page.keyboard.type(typed);
  await page.keyboard.press('Enter');
  await expect(phases(page)).toHaveCount(before + 1);
}

test('a phase gets the machine of its kind or one made inside the quote, and a typed name takes its entry', async ({
  page,
}) => {
  await test.step('a phase gets the machine of its kind, and says so where the shop has none', async () => {
    await openFirstPart(page);
    await addPhase(page, 'Taglio laser');
    await expect(phases(page).last()).toHaveValue('Taglio laser');
    await expect(machineOf(page, 'Taglio laser')).toHaveValue('');
    await expect(page.getByText(/^Nessuna macchina del parco fa questa lavorazione/)).toBeVisible();
    await addPhase(page, 'Fresatura 3 assi');
    await expect(machineOf(page, 'Fresatura 3 assi')).toHaveValue('Centro di lavoro verticale 3 assi');
    await addPhase(page, 'Taglio a sega');
    await expect(machineOf(page, 'Taglio a sega')).toHaveValue('Segatrice a nastro');
  });
  await test.step('a machine made inside a quote has the typed name and the kind of its phase, and Enter saves it', async () => {
    await machineOf(page, 'Taglio laser').click();
    await page.keyboard.type('Laser fibra 4 kW');
    await page.getByRole('option', { name: 'Nuova macchina…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nuova macchina' });
    await expect(dialog.getByLabel('Nome')).toHaveValue('Laser fibra 4 kW');
    await expect(dialog.getByLabel('Tipo')).toHaveValue('Laser');
    await dialog.getByLabel('Costo orario').click();
    await page.keyboard.type('85');
    await page.keyboard.press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(machineOf(page, 'Taglio laser')).toHaveValue('Laser fibra 4 kW');
  });
  await test.step('a typed name and Enter take the entry of that name', async () => {
    await addPhase(page, 'Foratura');
    await expect(phases(page).last()).toHaveValue('Foratura');
    await page.getByRole('button', { name: 'Fase', exact: true }).click();
    await page.keyboard.type('rettifica');
    const found = page.getByRole('option', { name: /Rettifica|Lappatura/ });
    await expect(found.first()).toContainText('Rettifica');
    await page.keyboard.press('Escape');

    const material = page.getByRole('combobox', { name: 'Materiale' });
    await material.click();
    await page.keyboard.type('304');
    const first = page.getByRole('option').filter({ visible: true }).first();
    await expect(first).toContainText('1.4301');
    await expect(first).toContainText(/AISI 304/);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('C45');
    await page.keyboard.press('Enter');
    await expect(material).toHaveValue('C45');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('ottone stran');
    await page.keyboard.press('Tab');
    await expect(material).toHaveValue(/^(ottone stran|C45)$/);
  });
});

test('the first phase follows the shape of the stock, and a timed one is doubted aloud', async ({ page }) => {
  await openFirstPart(page);
  await expect(machineOf(page, 'Tornitura')).toHaveValue('Tornio CNC 2 assi');
  await shape(page, 'Piatto').click();
  await expect(phases(page)).toHaveValue('Fresatura');
  await expect(machineOf(page, 'Fresatura')).toHaveValue('Centro di lavoro verticale 3 assi');
  const start = page.getByRole('group', { name: 'Come si fa il pezzo' });
  await start.getByRole('button', { name: 'Tornito' }).click();
  await expect(phases(page)).toHaveValue('Tornitura');
  await expect(shape(page, 'Tondo')).toHaveAttribute('aria-pressed', 'true');
  // A time is work: the phase stays, and the page says what is odd about it.
  await page.getByLabel('Ciclo di Tornitura, minuti').click();
  await page.keyboard.type('4,5');
  await shape(page, 'Piatto').click();
  await expect(phases(page)).toHaveValue('Tornitura');
  await expect(page.getByText(/^Il grezzo è «piatto»: di solito non si tornisce/)).toBeVisible();
});

test('an empty set-up is marked like an empty cycle time', async ({ page }) => {
  await openFirstPart(page);
  const setUp = page.getByLabel('Attrezzaggio di Tornitura, minuti');
  const cycle = page.getByLabel('Ciclo di Tornitura, minuti');
  const colour = (name: 'setUp' | 'cycle') =>
    (name === 'setUp' ? setUp : cycle).evaluate((input) => getComputedStyle(input).borderColor);
  const missing = await colour('cycle');
  expect(await colour('setUp')).toBe(missing);
  await cycle.click();
  await page.keyboard.type('4,5');
  await page.keyboard.press('Tab');
  await expect.poll(() => colour('cycle')).not.toBe(missing);
  expect(await colour('setUp')).toBe(missing);
  await setUp.click();
  await page.keyboard.type('0');
  await page.keyboard.press('Tab');
  await expect.poll(() => colour('setUp')).not.toBe(missing);
});

test('sending asks about a missing customer and about carriage that the terms exclude', async ({ page }) => {
  const { token } = await signIn(page);
  const document = finishedPerno() as { customer: object };
  const carriage = {
    id: 'transport',
    label: 'Trasporto',
    category: 'transport',
    amount: { value: 25, origin: 'typed' },
    margin: 20,
  };
  const { guid } = await createQuote(page, token, {
    ...document,
    customer: { ...document.customer, guid: null, name: '' },
    deliveryTerms: 'Franco fabbrica',
    orderCosts: [carriage],
  });
  await page.goto(`/quote-tools/${guid}`);
  await page.getByRole('button', { name: 'Invia al cliente' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Conferma/ }).click();
  const send = dialog.getByRole('button', { name: 'Copia link e segna come inviato' });
  await expect(dialog.getByText(/non ha un cliente/)).toBeVisible();
  await expect(dialog.getByText(/Franco fabbrica/)).toBeVisible();
  await expect(send).toBeDisabled();
  for (const box of await dialog.getByRole('checkbox', { name: 'Va bene così' }).all()) await box.click();
  await expect(send).toBeEnabled();
});

test('the list to confirm has units, stays confirmed, and a margin survives a look at the price', async ({
  page,
}) => {
  await openFirstPart(page);
  await page.keyboard.type('Perno');
  await page.getByRole('combobox', { name: 'Materiale' }).click();
  await page.keyboard.type('C45');
  await page.keyboard.press('Enter');
  for (const [label, text] of [
    ['Diametro', '40'],
    ['Lunghezza', '92'],
    ['Ciclo di Tornitura, minuti', '4,5'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).click();
    await page.keyboard.type(text);
  }
  await addPhase(page, 'Foratura');
  await addPhase(page, 'Anodizzazione');

  const margin = page.getByLabel('Margine sul prezzo');
  await margin.click();
  await page.keyboard.type('33,33');
  await page.keyboard.press('Tab');
  const way = page.getByRole('radiogroup', { name: 'Come si fa il prezzo' });
  await way.getByText('Prezzo', { exact: true }).click();
  await expect(page.getByLabel('Prezzo al pezzo')).toHaveValue(/^\d+,\d\d/);
  await way.getByText('Margine', { exact: true }).click();
  await expect(margin).toHaveValue('33,33');
  await expectSaved(page);

  const dialog = page.getByRole('dialog');
  const send = page.getByRole('button', { name: 'Invia al cliente' });
  await send.click();
  await expect(dialog.getByText('Anodizzazione: 0,90 €/dm²')).toBeVisible();
  await expect(dialog.getByText(/^Foratura.*: 2 min$/)).toBeVisible();
  await dialog.getByRole('button', { name: /^Conferma/ }).click();
  await dialog.getByRole('checkbox', { name: 'Va bene così' }).click();
  await dialog.getByRole('button', { name: 'Copia link e segna come inviato' }).click();
  await expect(dialog.getByLabel('Indirizzo del link')).toHaveValue(/\/offerta\//);

  // A second quote with the same process has nothing of it to confirm.
  await page.goto('/quote-tools');
  await page.getByRole('button', { name: 'Aggiungi il primo pezzo' }).click();
  await addPhase(page, 'Foratura');
  await addPhase(page, 'Anodizzazione');
  await expectSaved(page);
  await send.click();
  await expect(dialog.getByText(/^Invia P-/)).toBeVisible();
  await expect(dialog.getByText(/Foratura.*: 2 min/)).toHaveCount(0);
  await expect(dialog.getByText(/€\/dm²/)).toHaveCount(0);
});
