import { expect } from '@playwright/test';
import { enter } from './app/enter.ts';
import { openInside } from './app/move-to.ts';
import { createQuote, finishedPerno } from './app/quotes.ts';
import { severeFindings } from './app/severe-findings.ts';
import { test } from './app/test.ts';

test('a rule is written, tried on past quotes, and applied in the next quote with its reason', {
  tag: '@core',
}, async ({ page }) => {
  const { token } = await enter(page, '/rules');
  await createQuote(page, token, finishedPerno());
  await page.getByRole('button', { name: 'Nuova regola' }).first().click();
  await page.getByRole('textbox', { name: /^Nome/ }).fill('Acciaio C45');
  await page.getByRole('combobox', { name: 'Che cosa si guarda' }).click();
  await page.getByRole('option', { name: 'Materiale', exact: true }).click();
  await page.getByLabel('Materiale: testo').fill('C45');
  await page.getByLabel('Fattore').fill('2');
  await expect(page.getByText('Se materiale contiene «C45»: tempo ciclo × 2.')).toBeVisible();

  await page.getByRole('button', { name: 'Prova sui preventivi' }).click();
  const trial = page.getByRole('dialog', { name: 'Prova della regola sui preventivi' });
  await expect(trial.getByRole('row').filter({ hasText: 'RO-4471-B' })).toContainText('+');
  expect(await severeFindings(page)).toEqual([]);
  await trial.getByRole('button', { name: 'Chiudi la prova' }).click();
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(page.getByRole('grid').getByText('materiale contiene «C45»')).toBeVisible();

  await openInside(page, '/quote-tools');
  await page.getByRole('button', { name: 'Aggiungi il primo pezzo' }).click();
  await page.getByRole('combobox', { name: 'Materiale' }).fill('C45');
  await page.getByRole('option', { name: /C45/ }).first().click();
  await page.getByLabel('Diametro').fill('40');
  await page.getByLabel('Lunghezza', { exact: true }).fill('92');
  await page
    .getByLabel(/Ciclo di Tornitura|Tempo ciclo/)
    .first()
    .fill('4,5');
  const line = page.getByRole('list', { name: 'Regole di prezzo' });
  await expect(line).toContainText('Acciaio C45');
  await expect(line).toContainText('tempo ciclo × 2 · fasi 10');
  const tree = page.getByRole('tree', { name: 'Come nasce il prezzo' });
  await tree.getByRole('treeitem', { name: /^Ciclo/ }).click();
  await tree.getByRole('treeitem', { name: /^Tornitura/ }).click();
  await expect(tree).toContainText('4,5 × 2 per la regola «Acciaio C45»');
  await line.getByRole('button', { name: 'Togli la regola Acciaio C45 da questa posizione' }).click();
  await expect(line).toContainText('Applica le regole dell’azienda (1)');
  await expect(tree).not.toContainText('per la regola');
});
