import { expect, type Page } from '@playwright/test';
import { enter } from './app/enter.ts';
import { openSession, storeSession } from './app/log-in.ts';
import { copiedTimes } from './app/quotes.ts';
import { severeFindings, severeFindingsInBothThemes } from './app/severe-findings.ts';
import { test } from './app/test.ts';

const demo = { email: 'demo@truciolo.it', password: 'Truciolo2026!' };
const TURNING = '/calcolo-parametri/tornitura';

const result = (page: Page, symbol: string) =>
  page.getByRole('table', { name: 'Risultati' }).locator(`tr[data-symbol="${symbol}"] td.num`);

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });

const choose = async (page: Page, label: string, search: string, option: RegExp) => {
  const box = page.getByRole('combobox', { name: label, exact: true });
  // The list closes when its rows arrive while it is being opened: then one opens it again.
  await expect(async () => {
    await box.click();
    await box.fill(search);
    await page.getByRole('option', { name: option }).first().click({ timeout: 5000 });
  }).toPass();
};

/** Example a1 of the formulas: C45, D 50, vc 200, ap 3, f 0.3, 95 degrees. */
async function typeExample(page: Page) {
  await choose(page, 'Materiale', 'C45', /^C45 · 1\.0503/);
  await field(page, 'Diametro D').fill('50');
  await field(page, 'Angolo KAPR').fill('95');
  await field(page, 'Velocità di taglio vc').fill('200');
  await field(page, 'Avanzamento al giro f').fill('0,3');
  await field(page, 'Profondità di passata ap').fill('3');
}

test('the worked example of turning, typed by hand', async ({ page }) => {
  await storeSession(page, await openSession(page.request, demo));
  await page.goto('/calcolo-parametri');
  await expect(page).toHaveURL(/\/calcolo-parametri\/tornitura$/);
  await typeExample(page);
  await expect(result(page, 'n')).toHaveText('1.273');
  await expect(result(page, 'vf')).toHaveText('382');
  await expect(result(page, 'Q')).toHaveText('180');
  await expect(result(page, 'Pm')).toHaveText('7,34');

  // Any of the pair can be the given one, and the other answers with the value it had.
  await result(page, 'n').getByRole('button').click();
  await expect(field(page, 'Numero di giri n')).toHaveValue('1273,2');
  await expect(result(page, 'vc')).toHaveText('200');

  await page.reload();
  await expect(result(page, 'Pm')).toHaveText('7,34');
  await expect(field(page, 'Avanzamento al giro f')).toHaveValue('0,3');
});

test('the machine limits the speed, inches show the same cut, and a wrong value is reported at its field', async ({
  page,
}) => {
  await test.step('inches show the same cut', async () => {
    await enter(page, TURNING);
    await typeExample(page);
    await page.getByRole('radiogroup', { name: 'Unità di misura' }).getByText('pollici').click();
    await expect(field(page, 'Diametro D')).toHaveValue('1,9685');
    await expect(result(page, 'n')).toHaveText('1.273');
    await expect(result(page, 'Q')).toHaveText('11,0');
    await page.getByRole('radiogroup', { name: 'Unità di misura' }).getByText('mm').click();
    await expect(field(page, 'Diametro D')).toHaveValue('50');
  });
  await test.step('a wrong value is reported at its field and the last results stay', async () => {
    await field(page, 'Diametro D').fill('abc');
    await expect(field(page, 'Diametro D')).toHaveAccessibleDescription('Diametro D: scrivi un numero.');
    await expect(result(page, 'n')).toHaveText('1.273');
    await expect(page.getByRole('button', { name: 'Usa nel preventivo' })).toBeDisabled();
    await expect(page.getByRole('main')).not.toContainText(/NaN|Infinity/);
    expect(await severeFindings(page)).toEqual([]);
  });
  await test.step('the machine limits the speed and says so', async () => {
    await choose(page, 'Macchina', 'TC-1', /^TC-1/);
    await field(page, 'Diametro D').fill('8');
    await expect(page.getByRole('list', { name: 'Avvisi' })).toContainText('la macchina arriva a 4.000');
    await expect(result(page, 'n')).toHaveText('4.000');
    await expect(result(page, 'vc')).toHaveText('101');
  });
});

test('the tool follows the diameter until the user chooses, and hardened steel is turned with CBN', async ({
  page,
}) => {
  await test.step('the tool follows the diameter until the user chooses', async () => {
    await enter(page, '/calcolo-parametri/foratura');
    await choose(page, 'Materiale', 'C45', /^C45 · 1\.0503/);
    const tool = page.getByRole('combobox', { name: 'Utensile', exact: true });
    await field(page, 'Diametro punta D').fill('8');
    await expect(tool).toHaveValue('Punta integrale in metallo duro');
    await field(page, 'Diametro punta D').fill('40');
    await expect(tool).toHaveValue('Punta a inserti');
    await expect(field(page, 'Avanzamento al giro f')).toHaveValue('0,13');
    await expect(result(page, 'Pm')).toHaveText('8,27');
    await tool.click();
    await page.getByRole('option', { name: 'Punta HSS' }).click();
    await expect(field(page, 'Avanzamento al giro f')).toHaveValue('0,4');
    expect(await severeFindings(page)).toEqual([]);
  });
  await test.step('hardened steel, found by its hardness, is turned with CBN', async () => {
    await page.goto(TURNING);
    await choose(page, 'Materiale', '60 HRC', /58-62 HRC/);
    await expect(page.getByRole('combobox', { name: 'Tagliente', exact: true })).toHaveValue('CBN');
    await expect(field(page, 'Profondità di passata ap')).toHaveValue('0,2');
    await expect(field(page, 'Velocità di taglio vc')).toHaveValue('140');
  });
});

test('a set is saved, found again and compared; the time is transferred to the quote', {
  tag: '@core',
}, async ({ page }) => {
  await enter(page, TURNING);
  await typeExample(page);
  const name = 'Sgrossatura spinta';
  await page.getByRole('button', { name: 'Salva set' }).click();
  const dialog = page.getByRole('dialog', { name: 'Salva set' });
  await dialog.getByLabel('Nome').fill(name);
  await dialog.getByRole('button', { name: 'Salva', exact: true }).click();
  await expect(dialog).toBeHidden();

  await page.reload();
  await field(page, 'Velocità di taglio vc').fill('150');
  await page.getByRole('button', { name: 'Confronta' }).click();
  const compare = page.getByRole('dialog', { name: /Confronta/ });
  const row = compare.getByRole('row', { name: /^Potenza al motore/ });
  await expect(row).toContainText('5,50');
  await expect(row).toContainText('7,34');
  expect(await severeFindings(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('table', { name: 'Set salvati' }).getByRole('button', { name, exact: true }).click();
  await expect(field(page, 'Velocità di taglio vc')).toHaveValue('200');

  await page.getByRole('button', { name: 'Usa nel preventivo' }).click();
  await expect(page.getByRole('dialog').getByText(/Il tempo è anche negli appunti/)).toBeVisible();
  const kept = await copiedTimes(page);
  expect(JSON.parse(kept)[0]).toMatchObject({
    origin: 'parametri',
    description: expect.stringContaining('ø50'),
  });
});

test('the shoulder is accessible in light and dark', async ({ page }) => {
  await enter(page, '/calcolo-parametri/spallamento');
  await page.getByText('Affina il calcolo').click();
  expect(await severeFindingsInBothThemes(page)).toEqual([]);
});

test('every operation fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, TURNING);
  const tabs = page.getByRole('navigation', { name: 'Operazione' }).getByRole('link');
  await expect(tabs).toHaveCount(13);
  for (const tab of await tabs.all()) {
    await tab.click();
    await expect(tab).toHaveAttribute('aria-current', 'page');
    const isSaw = page.url().endsWith('taglio-sega');
    await expect(result(page, isSaw ? 'tTotal' : 'n')).toHaveText(/\d/);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, page.url()).toBeLessThanOrEqual(0);
  }
});
