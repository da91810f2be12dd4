import { expect, type Page } from '@playwright/test';
import { chooseLogo } from './app/choose-logo.ts';
import { answerPopup, dialog } from './app/dialog.ts';
import { enter } from './app/enter.ts';
import { enterAfterTrial } from './app/enter-after-trial.ts';
import { expectPage } from './app/log-in.ts';
import { moveTo } from './app/move-to.ts';
import { test } from './app/test.ts';
import { expectTheme } from './app/theme.ts';

/** Every call of this page that would change something. */
function watchWrites(page: Page): readonly string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return writes;
}

test('a corner notice shows the expiry date, until it is dismissed', async ({ page }) => {
  const { expiredOn } = await enterAfterTrial(page, '/dashboard');
  const notice = page.getByRole('region', { name: 'Licenza scaduta' });
  await expect(notice.getByRole('heading', { name: 'Licenza scaduta' })).toBeVisible();
  await expect(notice).toContainText(`Scaduta il ${expiredOn}. Alcune azioni sono disabilitate`);
  await notice.getByRole('button', { name: 'Contatta rivenditore' }).click();
  await dialog(page, 'Contatta il rivenditore').getByRole('button', { name: 'Annulla' }).click();
  await notice.getByRole('button', { name: 'Chiudi l’avviso' }).click();
  await expect(notice).toHaveCount(0);
  await moveTo(page, '/sessions');
  await expectPage(page, 'Sessioni attive');
  await expect(notice).toHaveCount(0);
});

test('a valid licence shows no notice', async ({ page }) => {
  await enter(page, '/dashboard');
  await expectPage(page, /, Anna$/);
  await expect(page.getByRole('region', { name: 'Licenza scaduta' })).toHaveCount(0);
});

test('four pages are closed, the others can still be read', { tag: '@core' }, async ({ page }) => {
  const { expiredOn } = await enterAfterTrial(page, '/dashboard');
  await expectPage(page, /, Anna$/);
  for (const path of ['/calcolo-parametri', '/quote-tools', '/cam-assistant', '/threading-table']) {
    await moveTo(page, path);
    await expectPage(page, 'Accesso negato');
    await expect(page.getByRole('main')).toContainText(`La licenza è scaduta il ${expiredOn}`);
    await expect(page.getByRole('button', { name: 'Contatta il rivenditore' })).toBeVisible();
  }
  for (const path of ['/customers', '/materials', '/works', '/costs', '/machines', '/quote-history']) {
    await moveTo(page, path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText('Accesso negato');
  }
});

test('a write is blocked in the browser, with one popup; the app’s own writes are blocked silently', async ({
  page,
}) => {
  await page.route('**/api/analytics/status', (route) =>
    route.fulfill({ json: { settings: { isEnabled: true } } }),
  );
  const writes = watchWrites(page);
  const { expiredOn } = await enterAfterTrial(page, '/dashboard');
  await expectPage(page, /, Anna$/);
  // Two presses at once, as an impatient hand makes them.
  await page.getByRole('switch', { name: 'Tema scuro' }).evaluate((element: HTMLElement) => {
    element.click();
    element.click();
  });
  await expect(dialog(page, 'Licenza Scaduta')).toHaveCount(1);
  await answerPopup(
    page,
    'Licenza Scaduta',
    `Licenza scaduta il ${expiredOn}. Contatta il supporto o il tuo fornitore.`,
    'Ho capito',
  );
  await expectTheme(page, 'light');
  // Long enough for usage events to leave, and for the page to say goodbye with a beacon.
  await page.clock.fastForward(10_000);
  await page.goto('/contatti');
  expect(writes).toEqual([]);
});

test('password, company, logo and logout still work', async ({ page }) => {
  const writes = watchWrites(page);
  const { password } = await enterAfterTrial(page, '/profile');
  await page.getByLabel('Telefono').fill('0163 123456');
  await page.getByRole('button', { name: 'Salva' }).click();
  await expect(page.getByText('Profilo salvato.')).toBeVisible();
  await chooseLogo(page);
  await dialog(page, 'Ritaglia il logo').getByRole('button', { name: 'Usa questo logo' }).click();
  await expect(page.getByText('Logo caricato.')).toBeVisible();
  await moveTo(page, '/change-password');
  await page.getByLabel('Password attuale').fill(password);
  await page.getByLabel('Nuova password').fill('Tornio parallelo 26');
  await page.getByLabel('Conferma password').fill('Tornio parallelo 26');
  await page.getByRole('button', { name: 'Cambia password' }).click();
  await expect(page.getByText('Password cambiata.')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect
    .poll(() => writes.map((write) => write.replace(/[0-9a-f-]{36}/, ':guid')))
    .toEqual([
      'PUT /api/companies/:guid',
      'PUT /api/companies/:guid/logo',
      'POST /api/auth/change-password',
      'POST /api/auth/logout',
    ]);
});
