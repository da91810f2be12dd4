import { expect, type Page } from '@playwright/test';
import { privatePages } from '../scripts/browser/app-pages.mjs';
import { enter, signIn } from './app/enter.ts';
import { lostPresses } from './app/landed-press.ts';
import { openInside, pageHeading } from './app/move-to.ts';
import { createQuote, finishedPerno } from './app/quotes.ts';
import { test } from './app/test.ts';

const settled = async (page: Page) => {
  await expect(pageHeading(page)).toBeVisible();
  await expect(page.locator('[data-placeholder]')).toHaveCount(0);
};

/** Forms behind a button, each by the way a person opens it. */
const forms: readonly [path: string, button: string | RegExp][] = [
  ['/admin-users', 'Invita'],
  ['/customers', /^Nuovo cliente/],
  ['/works', /^Nuova lavorazione/],
  ['/materials', /^Nuovo materiale/],
  ['/machines', /^Nuova macchina/],
  ['/costs', /^Nuovo costo/],
];

test('the check for lost clicks can find one', async ({ page }) => {
  await page.setContent(`<main><form><input aria-label="Codice"><p hidden>Non valido.<br>Riscrivilo.</p>
    <button type="button" style="display:block">Salva</button></form></main>
    <script>document.querySelector('input').onblur = () => (document.querySelector('p').hidden = false);</script>`);
  const { lost } = await lostPresses(page, page.getByRole('main'));
  expect(lost).toEqual(['Codice → Salva (niente)']);
});

test('a click that leaves a field always reaches its button', async ({ page }) => {
  test.slow();
  const { token } = await signIn(page);
  const lost: string[] = [];
  const look = async (where: string, scope = page.locator('body')) => {
    const pressed = await lostPresses(page, scope);
    for (const what of pressed.lost) lost.push(`${where}: ${what}`);
    return pressed.fields > 0;
  };
  // A page without a typed text is left inside the running app, which costs a fifth of a load.
  let isTouched = true;
  for (const { path } of privatePages) {
    if (isTouched) await page.goto(path);
    else await openInside(page, path);
    await settled(page);
    isTouched = await look(path, page.getByRole('main'));
  }
  for (const [path, button] of forms) {
    await page.goto(path);
    await settled(page);
    await page.getByRole('button', { name: button }).first().click();
    await look(`${path} ${button}`);
  }
  const quote = await createQuote(page, token, finishedPerno());
  await page.goto(`/quote-tools/${quote.guid}`);
  await settled(page);
  await look('preventivo', page.getByRole('main'));
  expect(lost).toEqual([]);
});

test('a notice never blocks clicks on the page below', async ({ page }) => {
  await enter(page, '/profile');
  await settled(page);
  await page.getByRole('button', { name: 'Salva' }).first().waitFor();
  await page.getByLabel('Telefono').first().fill('02 123456');
  await page.getByRole('button', { name: 'Salva' }).first().click();
  const notice = page.getByRole('alert').first();
  await expect(notice).toBeVisible();
  const isInTheWay = await notice.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 3, top + height / 2));
  });
  expect(isInTheWay).toBe(false);
});
