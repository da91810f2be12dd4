import { expect, type Page } from '@playwright/test';
import { enter } from './app/enter.ts';
import { createQuote, finishedPerno } from './app/quotes.ts';
import { rawWords } from './app/raw-words.ts';
import { severeFindings } from './app/severe-findings.ts';
import { test } from './app/test.ts';
import { expectTheme } from './app/theme.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const fromMenu = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'Azioni sul preventivo' }).click();
  await page.getByRole('menuitem', { name }).click();
};
const fromPosition = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'Azioni sulla posizione' }).click();
  await page.getByRole('menuitem', { name }).click();
};
const byButton = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

/** Dialogs of an open quote, each by the way a person opens it. */
const ofQuote: readonly [name: string, open: (page: Page) => Promise<void>][] = [
  ['send', byButton('Invia al cliente')],
  ['preview', byButton('Anteprima PDF')],
  ['notes', fromMenu('Note, titolo e riferimenti')],
  ['rates', fromMenu('Aggiorna tariffe')],
  ['history', fromMenu('Storico del preventivo')],
  ['mark as sent', fromMenu('Segna come inviato')],
  ['order costs', byButton('Costi dell’ordine')],
  ['similar quotes', fromPosition('Preventivi simili')],
  ['templates', fromPosition('Da modello di ciclo…')],
  ['save as template', fromPosition('Salva come modello…')],
];

const ofPages: readonly [path: string, open: (page: Page) => Promise<void>][] = [
  ['/admin-users', byButton(/Invita/)],
];

async function expectGood(page: Page, what: string): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('[data-placeholder]')).toHaveCount(0);
  expect(await severeFindings(page), what).toEqual([]);
  expect(await rawWords(page), what).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

for (const theme of ['light', 'dark'] as const)
  test(`open dialogs pass axe and speak Italian, ${theme}`, async ({ page }) => {
    test.slow();
    const { token } = await enter(page, '/quote-tools');
    const quote = await createQuote(page, token, finishedPerno());
    await page.goto(`/quote-tools/${quote.guid}`);
    if (theme === 'dark') await page.getByRole('switch', { name: 'Tema scuro' }).click();
    await expectTheme(page, theme);
    for (const [name, open] of ofQuote) {
      await open(page);
      await expectGood(page, name);
    }
    for (const [path, open] of ofPages) {
      await page.goto(path);
      await open(page);
      await expectGood(page, path);
    }
  });
