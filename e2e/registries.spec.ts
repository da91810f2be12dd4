import { expect, type Page } from '@playwright/test';
import { enter } from './app/enter.ts';
import { openInside } from './app/move-to.ts';
import { createQuote, finishedPerno, guidOf } from './app/quotes.ts';
import { severeFindings } from './app/severe-findings.ts';
import { test } from './app/test.ts';
import { verifyAs } from './app/verify-as.ts';

const grid = (page: Page) => page.getByRole('grid');
const sheet = (page: Page) => page.getByRole('complementary', { name: /^Scheda / });

test('materials: a confirmed price enters the history and its chart', { tag: '@core' }, async ({ page }) => {
  await enter(page, '/materials');
  await grid(page).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('1.4301');
  await grid(page)
    .getByRole('row', { name: /1\.4301/ })
    .first()
    .click();
  await sheet(page).getByRole('textbox', { name: 'Prezzo', exact: true }).fill('4,35');
  await sheet(page).getByRole('button', { name: 'Conferma' }).click();
  await sheet(page).getByLabel('Fonte').fill('Inox Center');
  await sheet(page).getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('Materiale salvato.')).toBeVisible();
  await sheet(page).getByRole('tab', { name: 'Prezzi' }).click();
  await expect(sheet(page).getByRole('cell', { name: '4,35' })).toBeVisible();
  await expect(sheet(page).getByRole('img', { name: 'Andamento del prezzo al chilo' })).toBeVisible();

  await sheet(page).getByRole('tab', { name: 'Peso del grezzo' }).click();
  await sheet(page).getByLabel('Diametro').fill('20');
  await sheet(page).getByLabel('Lunghezza').fill('1000');
  // 7,9 kg/dm³ × π/4 × 0,2² × 10 dm
  await expect(sheet(page).getByText(/^2,4\d\d\d kg$/)).toBeVisible();
});

test('materials: a sawn block costs the price of the plate, a bar its own', async ({ page }) => {
  await enter(page, '/materials?q=C45');
  await grid(page).getByRole('row', { name: /C45/ }).first().click();
  const plate = sheet(page).getByRole('textbox', { name: 'Prezzo da lastra', exact: true });
  await plate.click();
  await page.keyboard.type('2,5');
  await sheet(page).getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('Materiale salvato.')).toBeVisible();

  await openInside(page, '/quote-tools');
  await page.getByRole('button', { name: 'Aggiungi il primo pezzo' }).click();
  await page.getByRole('combobox', { name: 'Materiale' }).click();
  await page.keyboard.type('C45');
  await page.keyboard.press('Enter');
  const price = page.getByRole('textbox', { name: 'Prezzo', exact: true });
  await expect(price).toHaveValue('1,60');
  const shape = (name: string) =>
    page.getByRole('group', { name: 'Forma del grezzo' }).getByRole('button', { name });
  await shape('Blocco segato').click();
  await expect(price).toHaveValue('2,50');
  // Typed for the block, it stays there.
  await price.click();
  await page.keyboard.type('3');
  await page.keyboard.press('Tab');
  await shape('Tondo').click();
  await expect(price).toHaveValue('1,60');
  await shape('Blocco segato').click();
  await expect(price).toHaveValue('3,00');
});

test('works: a formula is drafted, refused while broken, tried on past quotes, published and restored', {
  tag: '@core',
}, async ({ page }) => {
  const { token } = await enter(page, '/works/nuova');
  const fresh = page.getByRole('complementary', { name: 'Nuova lavorazione' });
  await fresh.getByLabel('Codice').fill('ZN-F');
  await fresh.getByLabel('Nome').fill('Zincatura a formula');
  await fresh.getByRole('combobox', { name: 'Si addebita' }).click();
  await page.getByRole('option', { name: 'con una formula' }).click();
  const formula = page.getByRole('textbox', { name: 'Formula' });
  await formula.fill('MAX(47,5; pes*quantità)');
  await expect(fresh.getByText(/pes/).last()).toBeVisible();
  await formula.fill('MAX(47,5; peso*0,1)');
  await expect(fresh.getByText('47,50 €')).toBeVisible();
  await fresh.getByRole('button', { name: 'Salva' }).click();

  await expect(sheet(page).getByText('solo bozza')).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Prova sui preventivi' }).click();
  const trial = page.getByRole('dialog', { name: 'Prova della formula sui preventivi' });
  await expect(trial.getByText('Nessun preventivo usa ancora questa lavorazione')).toBeVisible();
  await page.keyboard.press('Escape');
  await sheet(page).getByRole('button', { name: 'Pubblica' }).click();
  await expect(sheet(page).getByText('Nei preventivi vale la versione 1')).toBeVisible();

  const quote = await createQuote(page, token, finishedPerno({ workGuid: guidOf(page) }));
  // 0,95 kg × 50 × 4 = 190 € in place of the minimum of 60: 130 € more, at a margin of 20 % 162,50 €.
  await formula.fill('peso*quantità*4');
  await sheet(page).getByRole('button', { name: 'Prova sui preventivi' }).click();
  const row = trial.getByRole('row', { name: /RO-4471-B/ });
  await expect(row).toContainText('60,00 → 190,00');
  await expect(row).toContainText('1.259,50 → 1.422,00');
  await expect(row).toContainText('+162,50');
  await expect(row).toContainText('+12,9 %');
  await expect(row).toContainText('Bozza');
  expect(await severeFindings(page)).toEqual([]);
  const opened = page.waitForEvent('popup');
  await row.getByRole('link').click();
  await expect(await opened).toHaveURL(new RegExp(`/quote-tools/${quote.guid}$`));
  await (await opened).close();
  await page.keyboard.press('Escape');
  await formula.fill('superficie*2');
  await sheet(page).getByRole('button', { name: 'Prova sui preventivi' }).click();
  await expect(trial.getByText('Manca un risultato su 1 posizione')).toBeVisible();
  await expect(row).toContainText('superficie');
  await page.keyboard.press('Escape');
  await formula.fill('peso*quantità');
  await expect(sheet(page).getByRole('button', { name: 'Pubblica' })).toBeDisabled();
  await expect(sheet(page).getByText('Salva la bozza')).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Salva' }).click();
  await sheet(page).getByRole('button', { name: 'Pubblica' }).click();
  await expect(sheet(page).getByText('Nei preventivi vale la versione 2')).toBeVisible();

  await sheet(page).getByText('Versioni pubblicate (2)').click();
  await sheet(page).getByRole('button', { name: 'Riporta in bozza' }).nth(1).click();
  await expect(formula).toHaveValue('MAX(47,5; peso*0,1)');
  await expect(sheet(page).getByText('bozza diversa')).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Annulla modifiche' }).click();
  await sheet(page).getByRole('tab', { name: 'Storico' }).click();
  await expect(sheet(page).getByText('Formula in uso').first()).toBeVisible();
  expect(await severeFindings(page)).toEqual([]);
});

test('costs: created, searched, changed, archived and found among the archived', async ({ page }) => {
  await enter(page, '/costs');
  await grid(page).waitFor();
  await page.keyboard.press('n');
  const fresh = page.getByRole('complementary', { name: 'Nuovo costo' });
  await fresh.getByLabel('Codice').fill('TR-99');
  await fresh.getByLabel('Nome').fill('Trasporto isole');
  await fresh.getByRole('textbox', { name: 'Importo' }).fill('85,5');
  await fresh.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('Costo salvato.')).toBeVisible();
  await page.getByRole('searchbox').fill('isole');
  await expect(grid(page).getByRole('row')).toHaveCount(2);
  await expect(grid(page).getByRole('row', { name: /Trasporto isole/ })).toContainText('85,50 €');
  await sheet(page).getByRole('textbox', { name: 'Importo' }).fill('90');
  await sheet(page).getByRole('textbox', { name: 'Importo' }).press('Control+Enter');
  await expect(grid(page).getByRole('row', { name: /Trasporto isole/ })).toContainText('90,00 €');
  await sheet(page).getByRole('tab', { name: 'Storico' }).click();
  await expect(sheet(page).getByText('85,50 € → 90,00 €')).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Archivia' }).click();
  await expect(page.getByText('1 costo archiviato.')).toBeVisible();
  await openInside(page, '/costs?archived=yes');
  await expect(grid(page).getByRole('row', { name: /Trasporto isole/ })).toBeVisible();
});

test('a user without cost access sees no price, and a note says so', async ({ page }) => {
  await verifyAs(page, { hideCosts: true });
  await enter(page, '/materials');
  await grid(page).getByRole('row').nth(1).click();
  await expect(grid(page).getByRole('columnheader', { name: /Prezzo/ })).toHaveCount(0);
  await expect(sheet(page).getByText('Costi e margini sono nascosti per il tuo utente.')).toBeVisible();
  await expect(sheet(page).getByRole('textbox', { name: 'Prezzo', exact: true })).toHaveCount(0);
  await expect(sheet(page).getByRole('tab', { name: 'Prezzi' })).toHaveCount(0);
  await openInside(page, '/machines');
  await grid(page).getByRole('row').nth(1).click();
  await expect(grid(page).getByRole('columnheader', { name: /Costo/ })).toHaveCount(0);
  await expect(sheet(page).getByRole('tab', { name: 'Costo orario' })).toHaveCount(0);
});
