import { expect, type Page } from '@playwright/test';
import { signIn } from './app/enter.ts';
import { createQuote, finishedPerno } from './app/quotes.ts';
import { severeFindings } from './app/severe-findings.ts';
import { test } from './app/test.ts';

test('a buyer answers and the bell rings without a reload; the answer is shown and corrected', {
  tag: ['@core', '@smoke'],
}, async ({ page, browser }) => {
  const { token } = await signIn(page);
  const quote = await createQuote(page, token, finishedPerno());
  const answer = await page.request.post(`/api/quotes/${quote.guid}/links`, {
    headers: { authorization: `Bearer ${token}` },
    data: { confirmed: true },
  });
  const { url } = (await answer.json()) as { url: string };
  await page.goto('/customers');
  // Nothing has happened yet: the bell is still.
  const bell = page.getByRole('button', { name: /^Notifiche/ });
  await expect(bell).toHaveAccessibleName('Notifiche');

  const context = await browser.newContext();
  const buyer = await context.newPage();
  await buyer.goto(new URL(new URL(url).pathname, page.url()).href);
  await expect(bell).toHaveAccessibleName('Notifiche: 1 nuova');
  await buyer.getByRole('button', { name: 'Rifiuta' }).click();
  const dialog = buyer.getByRole('dialog');
  await dialog.getByLabel('Nome e cognome').fill('Giulia Ferrari');
  await dialog.getByRole('textbox').last().fill('Troppo caro per noi');
  await dialog.getByRole('button', { name: 'Rifiuta' }).click();
  await expect(bell).toHaveAccessibleName('Notifiche: 2 nuove');
  await context.close();

  await bell.press('Enter');
  const list = page.getByRole('dialog', { name: 'Notifiche' });
  await expect(list.getByRole('link')).toHaveCount(2);
  expect(await severeFindings(page)).toEqual([]);
  await list.getByRole('link', { name: /Giulia Ferrari ha rifiutato P-/ }).click();
  await expect(page).toHaveURL(new RegExp(`/quote-tools/${quote.guid}`));
  await expect(bell).toHaveAccessibleName('Notifiche: 1 nuova');

  const outcome = page.getByRole('region', { name: 'Esito' });
  await expect(outcome).toContainText('Rifiutato');
  await expect(outcome).toContainText('«Troppo caro per noi»');
  await outcome.getByRole('button', { name: 'Correggi l’esito…' }).click();
  const put = page.getByRole('dialog', { name: 'Correggi l’esito' });
  await expect(put.getByRole('button', { name: 'Salva esito' })).toBeDisabled();
  await put.getByText('Accettato', { exact: true }).click();
  await put.getByLabel('Perché lo correggi?').fill('Ha richiamato il capo');
  await put.getByRole('button', { name: 'Salva esito' }).click();
  await expect(outcome).toContainText('Accettato');

  await bell.press('Enter');
  await list.getByRole('button', { name: 'Segna tutte lette' }).click();
  await expect(bell).toHaveAccessibleName('Notifiche');
});

/** 64 x 48 points into the browser's own clipboard, as a program that takes pictures of the screen does. */
async function copyPicture(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(64, 48);
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('no picture without a canvas');
    pen.fillStyle = '#c2410c';
    pen.fillRect(8, 8, 40, 24);
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
  });
}

test('a buyer asks on the offer, the shop answers in its comments, the buyer reads it', async ({
  page,
  browser,
}) => {
  const { token } = await signIn(page);
  const quote = await createQuote(page, token, finishedPerno());
  const made = await page.request.post(`/api/quotes/${quote.guid}/links`, {
    headers: { authorization: `Bearer ${token}` },
    data: { confirmed: true },
  });
  const { url } = (await made.json()) as { url: string };
  await page.goto(`/quote-tools/${quote.guid}`);
  await page.getByRole('button', { name: 'Commenti', exact: true }).click();
  const panel = page.getByRole('complementary', { name: 'Commenti' });
  await panel
    .getByRole('textbox', { name: 'Nuovo commento' })
    .fill(`Tra noi: margine stretto, come ${quote.number}`);
  await page.keyboard.press('Control+Enter');
  await expect(panel.getByText('Tra noi: margine stretto')).toBeVisible();
  await expect(panel.getByRole('link', { name: quote.number })).toHaveAttribute(
    'href',
    `/quote-tools/${quote.guid}`,
  );

  // A picture of the screen is pasted, stays in the draft over a reload, is sent without words, opened and taken back.
  await copyPicture(page);
  await panel.getByRole('textbox', { name: 'Nuovo commento' }).press('Control+V');
  const draft = panel.getByRole('list', { name: 'Allegati al commento' });
  await expect(draft.getByText('Immagine incollata.png')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /^Commenti/ }).click();
  await expect(draft.getByText('Immagine incollata.png')).toBeVisible();
  await panel.getByRole('textbox', { name: 'Nuovo commento' }).press('Control+Enter');
  await expect(draft).toHaveCount(0);
  await panel.getByRole('button', { name: 'Apri Immagine incollata.png' }).press('Enter');
  const picture = page.getByRole('dialog', { name: 'Immagine incollata.png' });
  await expect(picture.getByRole('img', { name: 'Immagine incollata.png' })).toHaveJSProperty(
    'naturalWidth',
    64,
  );
  expect(await severeFindings(page, '[role="dialog"]')).toEqual([]);
  await page.keyboard.press('Escape');
  await panel.getByRole('button', { name: 'Elimina' }).last().press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Elimina' }).press('Enter');
  await expect(panel.getByRole('button', { name: 'Apri Immagine incollata.png' })).toHaveCount(0);

  const context = await browser.newContext();
  const buyer = await context.newPage();
  await buyer.goto(new URL(new URL(url).pathname, page.url()).href);
  const talk = buyer.getByRole('region', { name: 'Domande' });
  await talk.getByText('Hai una domanda? Scrivi all’officina').click();
  await talk.getByLabel('Il tuo nome').fill('Giulia Ferrari');
  await talk.getByLabel('Email per la risposta').fill('giulia@rossi.it');
  await talk.getByLabel('La tua domanda').fill('Il trattamento è compreso?');
  await talk.getByRole('button', { name: 'Invia la domanda' }).click();
  await expect(talk.getByText('Il trattamento è compreso?').first()).toBeVisible();

  await expect(panel.getByText('Il trattamento è compreso?')).toBeVisible();
  await panel.getByRole('textbox', { name: 'Nuovo commento' }).fill('Sì, è compreso.');
  const certificate = {
    name: 'certificato.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n'),
  };
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    panel.getByRole('button', { name: 'Allega un file' }).press('Enter'),
  ]);
  await chooser.setFiles([certificate, { ...certificate, name: 'nota.pdf', buffer: Buffer.from('ciao') }]);
  await expect(page.getByText(/^nota\.pdf: Il contenuto del file non è PDF/)).toBeVisible();
  await expect(draft.getByText('certificato.pdf')).toBeVisible();
  await panel.getByRole('switch', { name: /^Rispondi al cliente/ }).press('Space');
  await panel.getByRole('button', { name: 'Rispondi al cliente' }).click();
  await expect(panel.getByText('visibile al cliente')).toBeVisible();
  await expect(panel.getByRole('link', { name: /certificato\.pdf/ })).toBeVisible();
  expect(await severeFindings(page)).toEqual([]);
  await buyer.reload();
  await expect(talk.getByText('Sì, è compreso.')).toBeVisible();
  await expect(buyer.getByText('margine stretto')).toHaveCount(0);
  const [saved] = await Promise.all([
    buyer.waitForEvent('download'),
    talk.getByRole('link', { name: /certificato\.pdf/ }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('certificato.pdf');
  expect(await severeFindings(buyer)).toEqual([]);
  await context.close();
});
