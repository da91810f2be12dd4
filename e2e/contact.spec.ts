import { expect, type Page } from '@playwright/test';
import { ownClock, stopClock } from './app/clock.ts';
import { dialog } from './app/dialog.ts';
import { drawNext, solve } from './app/question.ts';
import { test } from './app/test.ts';

const question = (page: Page) => page.locator('#question');
const answer = (page: Page) => page.getByLabel('Domanda di sicurezza');
const consent = (page: Page) => page.getByRole('checkbox', { name: /Privacy Policy/ });
const sendButton = (page: Page) => page.getByRole('button', { name: 'Invia messaggio' });

async function fillMessage(page: Page): Promise<void> {
  await page.getByLabel('Nome e cognome').fill('Anna Bianchi');
  await page.getByLabel('Email').fill('anna@officina-di-prova.it');
  await page.getByLabel('Messaggio').fill('Vorrei una dimostrazione in officina.');
  await consent(page).check();
}

test('a message is sent, thanks are shown for four seconds, and the form starts again', {
  tag: '@core',
}, async ({ page }) => {
  await ownClock(page);
  await page.goto('/contatti');
  await fillMessage(page);
  await answer(page).fill(await solve(question(page)));
  await drawNext(page, '9 × 9');
  await stopClock(page);
  await sendButton(page).click();
  // The form is emptied when the thanks appear.
  // The dialog of thanks has the word in its name too.
  await expect(page.getByRole('textbox', { name: 'Messaggio' })).toHaveValue('');
  await page.clock.runFor(3900);
  const thanks = dialog(page, 'Messaggio Inviato!');
  await expect(thanks).toContainText(
    'Il tuo messaggio è stato inviato con successo. Ti risponderemo al più presto.',
  );
  await expect(thanks.getByRole('button', { name: 'Perfetto!' })).toBeVisible();
  await page.clock.runFor(200);
  await page.clock.resume();
  await expect(thanks).toHaveCount(0);
  for (const label of ['Nome e cognome', 'Email', 'Messaggio', 'Domanda di sicurezza'])
    await expect(page.getByLabel(label)).toHaveValue('');
  await expect(consent(page)).not.toBeChecked();
  await expect(question(page)).toHaveText('9 × 9 =');
});
