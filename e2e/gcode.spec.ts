import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import { copiedTimes } from './app/quotes.ts';
import { findingsOf } from './app/severe-findings.ts';
import { software3d } from './app/software-3d.ts';
import { test } from './app/test.ts';

test.use(software3d);

const program = (name: string) => fileURLToPath(new URL(`programs/${name}`, import.meta.url));
const drop = (page: Page, ...names: string[]) =>
  page.getByLabel('Programma NC', { exact: true }).setInputFiles(names.map(program));
const currentLine = (page: Page) => page.locator('[data-line][aria-selected="true"]');
const cycleTime = (page: Page) => page.getByTestId('cycle-time');

async function openTab(page: Page): Promise<void> {
  const answer = await page.request.post('/api/auth/login', {
    data: { username: 'demo@truciolo.it', password: 'Truciolo2026!' },
  });
  const { token } = (await answer.json()) as { token: string };
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
  await page.goto('/threading-table/cam');
  await expect(page.getByRole('heading', { name: 'Trascina qui un programma NC' })).toBeVisible();
}

test('a program with its subprogram is timed, drawn and explained line by line', { tag: '@core' }, async ({
  page,
}) => {
  const uploads: string[] = [];
  await openTab(page);
  page.on('request', (request) => {
    if (request.method() !== 'GET' && !request.url().includes('/analytics')) uploads.push(request.url());
  });
  await drop(page, 'o2002.nc', 'staffa.nc');
  await expect(cycleTime(page)).toHaveText(/^\d:\d\d$/);
  await expect(page.getByRole('combobox', { name: 'Programma principale' })).toHaveValue('staffa.nc');
  const tools = page.getByRole('table', { name: 'Tempo per utensile' });
  await expect(tools.getByRole('button', { name: /^T1:/ })).toBeVisible();
  await expect(tools.getByText('PUNTA D8.5')).toBeVisible();
  await expect(page.getByRole('img', { name: /Percorso utensile in 3D/ })).toBeVisible();

  await page
    .getByRole('list', { name: 'Segnalazioni' })
    .getByRole('button', { name: /Riga 21/ })
    .first()
    .click();
  await expect(currentLine(page)).toHaveAttribute('data-line', '21');

  const slider = page.getByRole('slider', { name: 'Tempo del programma' });
  await slider.fill('0');
  await expect(currentLine(page)).toHaveAttribute('data-line', '6');
  await page.locator('[data-line="9"]').click();
  await expect(currentLine(page)).toHaveAttribute('data-line', '9');
  expect(Number(await slider.inputValue())).toBeGreaterThan(0);
  await page.keyboard.press('ArrowDown');
  await expect(currentLine(page)).toHaveAttribute('data-line', '10');
  expect(uploads).toEqual([]);
});

test('missing motion makes the time a minimum, until the tool’s diameter is typed', async ({ page }) => {
  await openTab(page);
  await drop(page, 'tasca.h');
  const time = page.getByRole('region', { name: 'Tempo ciclo' });
  await expect(time.getByText('limite inferiore')).toBeVisible();
  await expect(time.getByText(/Una parte del moto non è nel tempo/)).toBeVisible();
  const tools = page.getByRole('table', { name: 'Tempo per utensile' });
  await expect(tools.getByRole('button', { name: /^PUNTA 8:/ })).toBeVisible();
  await expect(page.getByLabel('Diametro di PUNTA 8, mm')).toHaveValue('8');
  const before = await cycleTime(page).textContent();
  await page.getByRole('button', { name: 'Usa nel preventivo' }).click();
  expect(await copiedTimes(page)).toContain('"isLeast":true');
  await page.keyboard.press('Escape');

  await page.getByLabel('Diametro di SGROSSA, mm').fill('16');
  await page.getByLabel('Diametro di SGROSSA, mm').press('Enter');
  await expect(time.getByText(/^da \d/)).toBeVisible();
  await expect(time.getByText(/alcuni cicli sono stimati/)).toBeVisible();
  expect(await cycleTime(page).textContent()).not.toBe(before);
});

test('the shop’s machine gives the cost and the time to a quote, and one of the other kind is not remembered', async ({
  page,
}) => {
  await test.step('the shop’s machine gives the cost, and the time is transferred to a quote', async () => {
    await openTab(page);
    await drop(page, 'staffa.nc');
    await page.getByRole('combobox', { name: 'Macchina' }).click();
    await page.getByRole('option', { name: /^CV-1/ }).click();
    await expect(page.getByTestId('piece-cost')).toHaveText(/^\d+,\d\d$/);
    await expect(page.getByText('Ampiezza dentro le corse di CV-1')).toBeVisible();
    await page.getByRole('button', { name: 'Usa nel preventivo' }).click();
    await expect(page.getByRole('dialog').getByText(/Il tempo è anche negli appunti/)).toBeVisible();
    const stored = JSON.parse(await copiedTimes(page));
    expect(stored[0]).toMatchObject({ origin: 'nc', machineGuid: expect.any(String) });
    expect(stored[0].seconds).toBeGreaterThan(10);
  });
  await test.step('a machine of the other kind is not remembered for the next program, and a manual choice gives a warning', async () => {
    await page.keyboard.press('Escape');
    const machine = page.getByRole('combobox', { name: 'Macchina' });
    const lathe =
      '%\nO1001\nG50 S3000\nT0101\nG96 S180 M3\nG0 X42. Z2.\nG1 X20. Z-30. F0.2\nG0 X100. Z100.\nM30\n%\n';
    const turned = { name: 'perno.nc', mimeType: 'text/plain', buffer: Buffer.from(lathe) };
    await page.getByLabel('Programma NC', { exact: true }).setInputFiles(turned);
    await expect(page.getByText('perno.nc').first()).toBeVisible();
    await expect(machine).toHaveValue('');
    await machine.click();
    await page.getByRole('option', { name: /^CV-1/ }).click();
    const time = page.getByRole('region', { name: 'Tempo ciclo' });
    await expect(time.getByText(/^Programma di tornitura calcolato su .*CV-1/)).toBeVisible();

    // The menu leads back to where one was.
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await page.getByRole('link', { name: 'CAM Analyzer' }).click();
    await expect(page).toHaveURL(/\/threading-table\/cam$/);
  });
});

test('bad files are refused with a reason, and two programs are compared tool by tool', async ({ page }) => {
  await test.step('bad files are refused with a reason', async () => {
    await openTab(page);
    const field = page.getByLabel('Programma NC', { exact: true });
    await field.setInputFiles({ name: 'vuoto.nc', mimeType: 'text/plain', buffer: Buffer.alloc(0) });
    await expect(page.getByRole('alert')).toContainText('è vuoto');
    await field.setInputFiles({
      name: 'pezzo.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from([80, 75, 3, 4, 0]),
    });
    await expect(page.getByRole('alert')).toContainText('non è un testo');
  });
  await test.step('two programs are compared tool by tool', async () => {
    await drop(page, 'staffa.nc');
    await page.getByRole('button', { name: 'Altre azioni' }).click();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('menuitem', { name: 'Confronta con un altro programma' }).click();
    await (await chooser).setFiles(program('staffa-lenta.nc'));
    const comparison = page.getByRole('region', { name: 'Confronto' });
    await expect(comparison.getByRole('row', { name: /^T1/ })).toContainText('+');
    await expect(comparison.getByRole('row', { name: /^T2/ })).toContainText('–');
  });
});

test('reads well on a phone and for assistive technology', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTab(page);
  await page.getByRole('button', { name: 'Prova con un esempio' }).click();
  for (const pane of ['Programma', '3D', 'Risultati']) {
    await page.getByRole('radiogroup', { name: 'Mostra' }).getByText(pane, { exact: true }).click();
    expect(await findingsOf(page, 'main')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  }
  await expect(cycleTime(page)).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await findingsOf(page, 'main')).toEqual([]);
});
