import { expect, type Page } from '@playwright/test';
import { answerPopup, dialog, expectFocusTrapped } from './app/dialog.ts';
import { enterAfterTrial } from './app/enter-after-trial.ts';
import { drawNext, solve } from './app/question.ts';
import { test } from './app/test.ts';

const opener = (page: Page) => page.getByRole('button', { name: 'Contatta il rivenditore' });
const reseller = (page: Page) => dialog(page, 'Contatta il rivenditore');
const question = (page: Page) => reseller(page).getByText(/^Quanto fa/);
const send = (page: Page) => reseller(page).getByRole('button', { name: 'Invia' });

/** The blocked page has the button that opens the dialog. */
async function openDialog(page: Page) {
  const entered = await enterAfterTrial(page, '/threading-table');
  await opener(page).click();
  await expect(reseller(page)).toBeVisible();
  return entered;
}

async function complete(page: Page): Promise<void> {
  await reseller(page).getByLabel('Messaggio').fill('Vorrei rinnovare la licenza.');
  await reseller(page)
    .getByLabel(/^Quanto fa/)
    .fill(await solve(question(page)));
  await reseller(page).getByRole('checkbox').check();
}

test('it opens filled with the user’s data, and starts again each time', async ({ page }) => {
  const { email, companyName } = await openDialog(page);
  const form = reseller(page);
  await expect(form.getByLabel('Nome')).toHaveValue('Anna Bianchi');
  await expect(form.getByLabel('Email')).toHaveValue(email);
  await expect(form.getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(form.getByLabel('Azienda')).toHaveValue(companyName);
  await expect(form.getByLabel('Telefono')).toHaveValue('');
  await expect(form.getByLabel('Messaggio')).toHaveAttribute('rows', '4');
  await expect(form.getByRole('checkbox', { name: 'Accetto la Privacy Policy' })).not.toBeChecked();
  expect((await form.boundingBox())?.width).toBeLessThanOrEqual(672);

  await form.getByLabel('Messaggio').fill('Da buttare');
  await form.getByLabel('Telefono').fill('1');
  await send(page).click();
  await expect(form.getByText('Numero di telefono non valido')).toBeVisible();
  await form.getByRole('button', { name: 'Annulla' }).click();
  await expect(form).toHaveCount(0);
  await opener(page).click();
  await expect(form.getByLabel('Messaggio')).toHaveValue('');
  await expect(form.getByLabel('Telefono')).toHaveValue('');
  await expect(form.getByText('Numero di telefono non valido')).toHaveCount(0);
});

test('it checks fields, phone, answer and consent, in this order', async ({ page }) => {
  await openDialog(page);
  const form = reseller(page);
  const complaints = form.getByText(
    /Campo obbligatorio|Numero di telefono non valido|La risposta alla domanda|È necessario accettare/,
  );
  await form.getByLabel('Nome').fill(' ');
  await form.getByLabel('Telefono').fill('interno 12');
  await form.getByLabel(/^Quanto fa/).fill('999');
  await send(page).click();
  await expect(complaints).toHaveText(['Campo obbligatorio', 'Campo obbligatorio']);
  await expect(form.getByLabel('Nome')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByLabel('Messaggio')).toHaveAttribute('aria-invalid', 'true');

  await form.getByLabel('Nome').fill('Anna');
  await form.getByLabel('Messaggio').fill('Vorrei rinnovare la licenza.');
  for (const wrong of ['interno 12', '123456', '+39 0163 123 456 789 0123']) {
    await form.getByLabel('Telefono').fill(wrong);
    await send(page).click();
    await expect(complaints, wrong).toHaveText(['Numero di telefono non valido']);
  }

  await form.getByLabel('Telefono').fill('+39 0163 123456');
  await drawNext(page, '9 × 9');
  await send(page).click();
  await expect(complaints).toHaveText(['La risposta alla domanda di verifica non è corretta.']);
  await expect(question(page)).toContainText('9 × 9');
  await expect(form.getByLabel(/^Quanto fa/)).toHaveValue('');

  await form.getByLabel(/^Quanto fa/).fill('81');
  await send(page).click();
  await expect(complaints).toHaveText(['È necessario accettare la Privacy Policy per continuare.']);
});

test('another question can be requested', async ({ page }) => {
  await openDialog(page);
  await drawNext(page, '0 + 0');
  await reseller(page).getByRole('button', { name: 'Cambia domanda' }).click();
  await expect(question(page)).toContainText('0 + 0');
});

test('a failure leaves it open for another try; success closes it', async ({ page }) => {
  await openDialog(page);
  await complete(page);
  let fail = () => {};
  const held = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route('**/api/utils/contact', async (route) => {
    await held;
    await route.fulfill({ status: 500, body: '' });
  });
  await send(page).click();
  await expect(reseller(page).getByRole('button', { name: 'Invio in corso...' })).toBeDisabled();
  fail();
  await answerPopup(
    page,
    "Errore nell'invio",
    'Si è verificato un errore. Per favore riprova più tardi.',
    'Riprova',
  );
  await expect(reseller(page).getByLabel('Messaggio')).toHaveValue('Vorrei rinnovare la licenza.');

  await page.unroute('**/api/utils/contact');
  await send(page).click();
  await answerPopup(
    page,
    'Messaggio Inviato!',
    'Il tuo messaggio è stato inviato con successo. Ti risponderemo al più presto.',
    'Perfetto!',
  );
  await expect(reseller(page)).toHaveCount(0);
});

test('a company that cannot be loaded does not block it', async ({ page }) => {
  await page.route('**/api/companies/*', (route) => route.fulfill({ status: 500, body: '' }));
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning');
  await openDialog(page);
  expect((await warned).text()).toContain('Could not read the company');
  await expect(reseller(page).getByLabel('Azienda')).toHaveValue('');
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('the focus stays inside while it is open and returns afterwards', async ({ page }) => {
  await openDialog(page);
  await expect(reseller(page).getByLabel('Nome')).toBeFocused();
  await expectFocusTrapped(page, reseller(page));
  await page.keyboard.press('Escape');
  await expect(reseller(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(reseller(page)).toBeVisible();
});
