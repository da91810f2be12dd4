import { expect, type Page } from '@playwright/test';
import { privatePages, supplierPages } from '../scripts/browser/app-pages.mjs';
import { signIn } from './app/enter.ts';
import { openInside } from './app/move-to.ts';
import { typeIntoAll } from './app/number-fields.ts';
import { changeQuote, createQuote, expectSaved, finishedPerno, readQuote } from './app/quotes.ts';
import { test } from './app/test.ts';
import { verifyAs } from './app/verify-as.ts';

// A missing field fails at once, not after the fifteen minutes of the whole walk.
test.use({ actionTimeout: 30_000 });
// Hundreds of fields, one key after the other.
test.setTimeout(900_000);

const main = (page: Page) => page.getByRole('main');

/** Expands all collapsed parts of the page. */
async function unfold(page: Page): Promise<void> {
  for (const summary of await main(page).locator('details:not([open]) > summary').all())
    if (await summary.isVisible()) await summary.click();
}

test('every number of a quote is read as typed', async ({ page }) => {
  const { token } = await signIn(page);
  const quote = await createQuote(page, token, finishedPerno());
  await page.goto(`/quote-tools/${quote.guid}`);
  await expect(page.getByRole('textbox', { name: 'Descrizione del pezzo' })).toBeVisible();
  await unfold(page);
  const count = await typeIntoAll(page, 'quote');
  expect(count, 'fields found').toBeGreaterThan(12);
});

/** Forms of new records; the walk itself finds the other fields of a page. */
const forms = ['customers/nuovo', 'materials/nuovo', 'works/nuova', 'costs/nuovo', 'machines/nuova'];
const places = [
  ...forms.map((path) => ({ name: path, path: `/${path}` })),
  // The quote has its own test.
  ...privatePages.filter(({ path }) => path !== '/quote-tools'),
];

/** A page without a typed number is left inside the running app, which costs a fifth of a load. A touched form asks. */
async function openNext(page: Page, path: string, isTouched: boolean): Promise<void> {
  if (isTouched) {
    await page.goto(path);
    await expect(main(page).getByRole('heading').first()).toBeVisible();
  } else await openInside(page, path);
}

/** The page as it opens, then each of its tabs. Returns the number of fields. */
async function walk(page: Page, name: string): Promise<number> {
  await expect(page.locator('[data-placeholder]')).toHaveCount(0);
  await unfold(page);
  let count = await typeIntoAll(page, name);
  const tabs = main(page).getByRole('tab', { selected: false });
  for (let place = 0; place < (await tabs.count()); place += 1) {
    const tab = await tabs.nth(place).elementHandle();
    await tab?.click();
    // The previous tab stays visible until the code of the next one has loaded.
    await page.waitForFunction(
      (one) => !one?.isConnected || one.getAttribute('aria-selected') === 'true',
      tab,
    );
    await expect(page.locator('[data-placeholder]')).toHaveCount(0);
    await unfold(page);
    count += await typeIntoAll(page, `${name}, tab ${place}`);
  }
  return count;
}

test('every number of every other page is read as typed', async ({ page }) => {
  await signIn(page);
  const found: Record<string, number> = {};
  let isTouched = true;
  for (const { name, path } of places) {
    await openNext(page, path, isTouched);
    if (name === 'cam-analyzer') {
      await page.getByLabel('Programma NC', { exact: true }).setInputFiles('e2e/programs/staffa.nc');
      await expect(page.getByTestId('cycle-time')).toBeVisible();
    }
    found[name] = await walk(page, name);
    isTouched = found[name] > 0;
  }
  // Proves that the walk reached a form, a calculator, a program.
  for (const name of [
    'materials/nuovo',
    'machines/nuova',
    'costs/nuovo',
    'calcolo-parametri',
    'cam-analyzer',
  ])
    expect(found[name], `number fields of ${name}`).toBeGreaterThan(0);
});

test('the supplier’s pages read numbers as typed', async ({ page }) => {
  await verifyAs(page, { capabilities: ['manage supplier licenses'] });
  await signIn(page);
  let isTouched = true;
  for (const { name, path } of supplierPages) {
    await openNext(page, path, isTouched);
    isTouched = (await walk(page, name)) > 0;
  }
});

test('saving and a colleague’s change between two keys do not disturb the typing of a number', async ({
  page,
}) => {
  const { token } = await signIn(page);
  const quote = await createQuote(page, token, finishedPerno());
  await page.clock.install();
  await page.goto(`/quote-tools/${quote.guid}`);
  const field = page.getByRole('textbox', { name: /^Ciclo di / }).first();
  await field.click();
  await page.keyboard.type('1.2');
  // Long enough for autosave.
  await page.clock.runFor(3_000);
  await expectSaved(page);
  await expect(field).toHaveValue('1.2');
  await page.keyboard.type('5');
  const [position] = quote.document.positions;
  const path = ['positions', position?.id ?? '', 'description'];
  const change = { path, base: position?.description, value: 'Perno di un collega' };
  await changeQuote(page, token, await readQuote(page, token, quote.guid), [change]);
  await page.clock.runFor(11_000);
  await expect(page.getByRole('textbox', { name: 'Descrizione del pezzo' })).toHaveValue(
    'Perno di un collega',
  );
  await expect(field).toHaveValue('1.25');
  await page.keyboard.type('0');
  await expect(field).toHaveValue('1.250');
  await page.keyboard.press('Tab');
  await page.clock.runFor(3_000);
  await expect
    .poll(async () => {
      const { document } = await readQuote(page, token, quote.guid);
      const [phase] = document.positions[0]?.phases ?? [];
      return (phase as { cycle?: { value?: number; override?: number } } | undefined)?.cycle;
    })
    .toMatchObject({ value: 1250 });
});

test('dictated text is kept as a whole, and a quote with an unreadable number cannot be sent', async ({
  page,
}) => {
  const { token } = await signIn(page);
  const quote = await createQuote(page, token, finishedPerno());
  await page.goto(`/quote-tools/${quote.guid}`);
  const cycle = page.getByLabel(/Ciclo di Tornitura/).first();
  await test.step('text that arrives without a key, as from dictation, is kept as a whole', async () => {
    await cycle.focus();
    for (const part of ['1', '4', ',5']) await page.keyboard.insertText(part);
    await expect(cycle).toHaveValue('14,5');
    await page.keyboard.press('Tab');
  });
  await test.step('a quote with an unreadable number cannot be sent, and the button goes to that number', async () => {
    await cycle.click();
    await page.keyboard.type('12 circa');
    const named = page.getByText(/Prima correggi «[^»]*Ciclo di Tornitura/);
    for (const name of ['Invia al cliente', 'Anteprima PDF']) {
      await page.getByLabel('Descrizione del pezzo').click();
      await page.getByRole('button', { name }).click();
      await expect(named.first()).toBeVisible();
      await expect(cycle).toBeFocused();
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    // The field is in another position by then: the button leads back to it.
    await page.getByRole('button', { name: 'Aggiungi una posizione' }).click();
    await expect(page.getByLabel('Descrizione del pezzo')).toHaveValue('');
    await page.getByRole('button', { name: 'Invia al cliente' }).click();
    await expect(cycle).toHaveValue('12 circa');
    await expect(cycle).toBeFocused();
    await page.keyboard.type('12');
    await page.getByRole('button', { name: 'Invia al cliente' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
