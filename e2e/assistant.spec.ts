import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { enter } from './app/enter.ts';
import { severeFindings } from './app/severe-findings.ts';
import { software3d } from './app/software-3d.ts';
import { test } from './app/test.ts';

test.use(software3d);
test.slow();

/** Computed from a model in the browser: a busy machine takes its time. */
const workedOut = expect.configure({ timeout: 90_000 });

const flange = fileURLToPath(
  new URL('../apps/web/src/features/assistant/example/flangia-esempio.step', import.meta.url),
);
const drop = (page: Page, ...files: Parameters<ReturnType<Page['locator']>['setInputFiles']>) =>
  page.getByLabel('Modello 3D', { exact: true }).setInputFiles(...files);

async function openPage(page: Page): Promise<void> {
  await enter(page, '/cam-assistant');
  await expect(page.getByRole('heading', { name: 'Trascina qui un modello 3D' })).toBeVisible();
}

test('a model becomes a report, is corrected, and ends as a position with a price', { tag: '@core' }, async ({
  page,
}) => {
  const sent: string[] = [];
  await openPage(page);
  // Ratios of measured jobs are queried by machine, phase and material: nothing of the model is sent.
  const isQuestion = (url: string) => /\/analytics|\/job-times\/ratios$/.test(url);
  page.on('request', (request) => {
    if (request.method() !== 'GET' && !isQuestion(request.url())) sent.push(request.url());
  });
  await drop(page, flange);
  const holes = page.getByRole('region', { name: 'Fori' });
  await workedOut(holes.getByRole('button', { name: /^8 × ø9 passante 16/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /Modello 3D del pezzo/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Misure' })).toContainText('202,65');

  // Corrections: a thread is chosen, a hole is dropped.
  await holes.getByRole('button', { name: /^Sì, M8/ }).click();
  await expect(holes.getByRole('button', { name: /^Filetto: 4 × ø6,8/ })).toHaveText('M8');
  await holes.getByRole('button', { name: /^Togli ø5/ }).click();
  await expect(holes.getByRole('button', { name: /^Ripristina ø5/ })).toBeVisible();

  await page.getByRole('combobox', { name: 'Materiale' }).fill('C45');
  await page.getByRole('option', { name: /C45/ }).first().click();
  const cycle = page.getByRole('region', { name: 'Ciclo proposto' });
  await workedOut(cycle.getByRole('row', { name: /^Totale/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Prezzo al pezzo' })).toContainText('€');
  await expect(page.getByRole('region', { name: 'Cosa il modello non dice' })).toContainText(
    'Banda sul materiale',
  );

  // Compared with another revision, the page shows the cost of the change.
  await drop(page, {
    name: 'flangia-rev-b.step',
    mimeType: 'application/octet-stream',
    buffer: readFileSync(flange),
  });
  await page
    .getByRole('list', { name: 'Pezzi' })
    .getByRole('button', { name: /^flangia-rev-b/ })
    .click();
  await page.getByRole('combobox', { name: 'Confronta con un’altra revisione' }).click();
  await page.getByRole('option', { name: 'flangia-esempio.step' }).click();
  await workedOut(
    page.getByRole('table', { name: 'Differenza di prezzo al pezzo' }).getByRole('row', { name: /^50 pz/ }),
  ).toContainText('€');
  await page
    .getByRole('list', { name: 'Pezzi' })
    .getByRole('button', { name: /^flangia-esempio/ })
    .click();
  expect(sent, 'the model does not leave the browser').toEqual([]);

  await page.getByRole('button', { name: 'Crea posizione' }).click();
  const dialog = page.getByRole('dialog', { name: 'Crea posizione' });
  await expect(dialog.getByRole('textbox', { name: 'Codice' })).toHaveValue('flangia-esempio');
  expect(await severeFindings(page, '[role="dialog"]')).toEqual([]);
  await expect(dialog.getByRole('checkbox', { name: /Fai girare il pezzo/ })).not.toBeChecked();
  await dialog.getByRole('checkbox', { name: /Fai girare il pezzo/ }).press('Space');
  await dialog.getByRole('button', { name: 'Crea posizione' }).click();
  await expect(page).toHaveURL(/\/quote-tools\/[\w-]{36}/);
  await expect(page.getByText('flangia-esempio.step')).toBeVisible();
  const guid = page.url().split('/').at(-1);
  const headers = { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}` };
  const quote = await (await page.request.get(`/api/quotes/${guid}`, { headers })).json();
  expect(quote.document.positions[0]).toMatchObject({ code: 'flangia-esempio', part: { holes: 13 } });
  expect(quote.document.positions[0].picture).toMatch(/^[\w-]{36}$/);
  await expect(page.getByRole('button', { name: /^Nell’offerta: il cliente la vede/ })).toBeVisible();
  expect(quote.document.positions[0].phases.length).toBeGreaterThan(0);
  expect(quote.totals).toMatchObject({ unpriced: 0 });
  expect(quote.totals.taxable).toBeGreaterThan(0);

  // The buyer views the part in 3D: the light model loads on demand, and no other file does.
  await expect(page.getByRole('button', { name: /il cliente lo gira: flangia-esempio/ })).toBeVisible();
  const link = await page.request.post(`/api/quotes/${guid}/links`, { headers, data: { confirmed: true } });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(new URL((await link.json()).url).pathname);
  const turn = page.getByRole('button', { name: /^Gira il pezzo in 3D/ });
  await expect(turn).toBeVisible();
  expect(asked.filter((url) => url.includes('truciolo.mesh'))).toEqual([]);
  await turn.press('Enter');
  const model = page.getByRole('img', { name: /^Modello 3D di flangia-esempio/ });
  await expect(model).toBeVisible();
  await model.press('ArrowRight');
  expect(asked.filter((url) => /step/.test(url))).toEqual([]);
});

test('a file that is not a model gives a sentence, and the next one is read all the same', async ({
  page,
}) => {
  // A choice of an earlier visit, whose registry row loads later than the model.
  await page.addInitScript(() => localStorage.setItem('assistant-material', 'kept'));
  let answerMaterials = () => {};
  const released = new Promise<void>((resolve) => {
    answerMaterials = resolve;
  });
  await page.route('**/api/materials', async (route) => {
    await released;
    await route.fallback();
  });
  await openPage(page);
  const text = (name: string, content: string) => ({
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(content),
  });
  await drop(page, text('lettera.step', 'Gentile cliente'));
  await expect(page.getByRole('alert')).toContainText('non è un modello 3D leggibile');
  await drop(page, text('vuoto.step', ''));
  await drop(page, text('tronco.step', 'ISO-10303-21;\nHEADER;\nENDSEC;\nDATA;\n#1=CARTESIAN'));
  const parts = page.getByRole('list', { name: 'Pezzi' });
  await workedOut(parts).toContainText('Il file è vuoto.');
  await workedOut(parts).toContainText('Il file è troncato');
  await drop(page, flange);
  await parts.getByRole('button', { name: /^flangia-esempio/ }).click();
  await workedOut(page.getByRole('region', { name: 'Fori' })).toContainText('ø9 passante');
  const position = page.getByRole('button', { name: 'Crea posizione' });
  await expect(position).toBeDisabled();
  answerMaterials();
  await expect(position).toBeEnabled();
});

test('an IGES file of loose faces becomes a part; its reader is loaded only for it', async ({ page }) => {
  const readers: string[] = [];
  page.on('request', (request) => {
    if (/bitbybit-dev-occt-[\w-]+\.(js|wasm)$/.test(request.url())) readers.push(request.url());
  });
  await openPage(page);
  await drop(page, flange);
  const holes = page.getByRole('region', { name: 'Fori' });
  await workedOut(holes).toContainText('ø9 passante');
  expect(readers).toEqual([]);

  const plate = readFileSync(new URL('app/plate.igs', import.meta.url));
  const iges = (name: string, buffer: Buffer) => ({ name, mimeType: 'model/iges', buffer });
  await drop(page, [iges('piastra.igs', plate), iges('tronco.iges', plate.subarray(0, 4000))]);
  const parts = page.getByRole('list', { name: 'Pezzi' });
  await workedOut(parts).toContainText('Il file è troncato');
  await parts.getByRole('button', { name: /^piastra/ }).click();
  await workedOut(holes).toContainText('ø10 passante 20');
  await expect(page.getByRole('region', { name: 'Misure' })).toContainText('46,43');
  await expect(page.getByText(/superfici sciolte: sono state cucite/)).toBeVisible();
  expect(readers.filter((url) => url.endsWith('.wasm'))).toHaveLength(1);

  await page.getByRole('button', { name: 'Crea posizione' }).click();
  await page
    .getByRole('dialog', { name: 'Crea posizione' })
    .getByRole('button', { name: 'Crea posizione' })
    .click();
  await expect(page).toHaveURL(/\/quote-tools\/[\w-]{36}/);
  await page.getByRole('button', { name: 'Apri piastra.igs' }).click();
  await page.getByRole('link', { name: 'Apri nel 3D Assistant' }).click();
  await workedOut(holes).toContainText('ø10 passante 20');
});
