import { expect, type Page } from '@playwright/test';
import { enter } from './app/enter.ts';
import { openInside } from './app/move-to.ts';
import { severeFindings } from './app/severe-findings.ts';
import { test } from './app/test.ts';

interface Row {
  readonly guid: string;
  readonly [field: string]: unknown;
}

/** A call as a colleague would make it meanwhile. */
async function call<T>(
  page: Page,
  token: string,
  method: 'GET' | 'PUT',
  path: string,
  body?: object,
): Promise<T> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.fetch(`/api${path}`, { method, headers, ...(body && { data: body }) });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Opens the machining centre that every new company has. */
async function openCentre(page: Page): Promise<{ readonly token: string; readonly machine: Row }> {
  const { token } = await enter(page, '/machines');
  const { rows } = await call<{ rows: Row[] }>(page, token, 'GET', '/machines/rows?q=CV-1');
  const machine = rows[0];
  if (!machine) throw new Error('a new company has no machining centre');
  await grid(page).getByRole('row', { name: /CV-1/ }).click();
  return { token, machine };
}

const grid = (page: Page) => page.getByRole('grid', { name: 'Parco Macchine' });
const panel = (page: Page) => page.getByRole('complementary', { name: 'Scheda macchina' });

test('search, sort and filter are in the address, and a new machine without a code is refused at its field', async ({
  page,
}) => {
  await test.step('search, sort and filter are in the address', async () => {
    await enter(page, '/machines');
    await expect(grid(page).getByRole('row', { name: /Tornio CNC 2 assi/ })).toBeVisible();

    await page.keyboard.press('/');
    await page.keyboard.type('segatrice nastro');
    await expect(grid(page).getByRole('row')).toHaveCount(2);
    await expect(page).toHaveURL(/q=segatrice/);
    await page.getByRole('searchbox').fill('');
    await expect(grid(page).getByRole('row', { name: /Tornio CNC 2 assi/ })).toBeVisible();

    const cost = grid(page).getByRole('columnheader', { name: /Costo/ });
    await cost.getByRole('button').click();
    await cost.getByRole('button').click();
    await expect(cost).toHaveAttribute('aria-sort', 'descending');
    await expect(grid(page).getByRole('row').nth(1)).toContainText('70,00');

    await page.goto('/machines?filter=kind:tornio&sort=-hourlyRate');
    await expect(page.getByText('Tipo: Tornio')).toBeVisible();
    await expect(grid(page).getByRole('row', { name: /Segatrice/ })).toHaveCount(0);
  });
  await test.step('a new machine without a code is refused at its field', async () => {
    await grid(page).waitFor();
    await page.keyboard.press('n');
    const fresh = page.getByRole('complementary', { name: 'Nuova macchina' });
    await fresh.getByLabel('Nome').fill('Senza codice');
    await fresh.getByRole('button', { name: 'Salva' }).click();
    await expect(fresh.getByText('Inserisci il codice')).toBeVisible();
  });
});

test('the special days of one machine are copied to the others', async ({ page }) => {
  const { token } = await openCentre(page);
  await panel(page).getByRole('tab', { name: 'Calendario' }).click();
  await panel(page).getByRole('button', { name: 'Aggiungi' }).click();
  await panel(page).getByLabel('Dal 1', { exact: true }).fill('10/08/2027');
  await panel(page).getByLabel('Al 1', { exact: true }).fill('21/08/2027');
  await panel(page).getByLabel('Motivo 1').fill('Ferie');
  await page.getByRole('button', { name: 'Copia su altre macchine' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('checkbox', { name: /Tornio CNC 2 assi/ })).toBeVisible();
  expect(await severeFindings(page, '[role="dialog"]')).toEqual([]);
  await dialog.getByRole('checkbox', { name: 'Tutte le macchine' }).check();
  await expect(dialog.getByRole('checkbox', { name: /Tornio CNC 2 assi/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Copia' }).click();
  await expect(dialog).toHaveCount(0);
  const { rows } = await call<{ rows: Row[] }>(page, token, 'GET', '/machines/rows?q=Tornio CNC 2 assi');
  expect(JSON.stringify(rows[0])).toContain('"2027-08-10"');
});

test('two users change the same field: both values are shown and one is chosen', async ({ page }) => {
  const { token, machine } = await openCentre(page);
  const notes = panel(page).getByLabel('Note');
  await notes.fill('scritto da me');
  await call(page, token, 'PUT', `/machines/${machine.guid}`, {
    base: { notes: machine.notes },
    changes: { notes: 'scritto da altri' },
  });
  await notes.press('Control+Enter');
  const dialog = page.getByRole('dialog', { name: 'Qualcun altro ha modificato gli stessi campi' });
  await expect(dialog.getByText('scritto da altri')).toBeVisible();
  expect(await severeFindings(page, '[role="dialog"]')).toEqual([]);
  await dialog.getByRole('radio', { name: 'Il tuo valore' }).check();
  await dialog.getByRole('button', { name: 'Salva la scelta' }).click();
  await expect(page.getByText('Macchina salvata.')).toBeVisible();
  const saved = await call<Row>(page, token, 'GET', `/machines/${machine.guid}`);
  expect(saved.notes).toBe('scritto da me');

  await panel(page).getByRole('tab', { name: 'Storico' }).click();
  await expect(panel(page).getByText('scritto da altri → scritto da me')).toBeVisible();
});

test('a machine is archived and restored, and leaving does not lose unsaved work', async ({ page }) => {
  await enter(page, '/machines');
  const row = grid(page).getByRole('row', { name: /CV-1/ });
  await row.getByRole('checkbox').click();
  await page
    .getByRole('toolbar', { name: 'Righe selezionate' })
    .getByRole('button', { name: 'Archivia' })
    .click();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: 'Annulla', exact: true }).click();
  await expect(row).toBeVisible();

  await row.click();
  await panel(page).getByLabel('Nome').fill('Altro nome');
  await panel(page).getByRole('button', { name: 'Chiudi la scheda' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Annulla' }).click();
  await expect(panel(page).getByLabel('Nome')).toHaveValue('Altro nome');
});

test('the guided cost becomes the rate', { tag: '@core' }, async ({ page }) => {
  const { token, machine } = await openCentre(page);
  await panel(page).getByRole('tab', { name: 'Costo orario' }).click();
  // The worked example of the formulas, with the machine always attended: 49,812 €/h.
  await panel(page).getByRole('textbox', { name: 'Presidio' }).fill('1');
  await expect(panel(page).getByText('49,81 €/h', { exact: true })).toBeVisible();
  await panel(page).getByRole('slider', { name: 'Saturazione' }).press('ArrowRight');
  await expect(panel(page).getByText('con i dati: 49,81 €/h')).toBeVisible();
  await panel(page).getByRole('button', { name: 'Riporta' }).click();
  await panel(page).getByRole('button', { name: 'Usa questa tariffa' }).click();
  await panel(page).getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('Macchina salvata.')).toBeVisible();
  const saved = await call<Row>(page, token, 'GET', `/machines/${machine.guid}`);
  expect(saved).toMatchObject({ rateMode: 'guided', rateConfirmed: true });
  expect((saved.hourlyRate as number) / 10_000).toBeCloseTo(49.812, 3);
});

test('the registries have no axe finding and nothing wider than a phone', async ({ page }) => {
  await enter(page, '/dashboard');
  for (const path of ['/machines', '/materials', '/works', '/costs', '/customers']) {
    await openInside(page, path);
    await page.getByRole('button', { name: /^Nuov/ }).first().click();
    await page.getByRole('tab', { name: 'Scheda' }).waitFor();
    expect(await severeFindings(page), path).toEqual([]);

    await page.setViewportSize({ width: 390, height: 844 });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(390);
    await page.setViewportSize({ width: 1440, height: 900 });
  }
});
