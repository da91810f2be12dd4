import { expect } from '@playwright/test';
import { dialog, expectFocusTrapped } from './app/dialog.ts';
import { enter } from './app/enter.ts';
import { expectPage } from './app/log-in.ts';
import { openInside } from './app/move-to.ts';
import { createQuote, finishedPerno } from './app/quotes.ts';
import { test } from './app/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('on a phone the sidebar is a drawer, the palette has a button, and messages stay above the bar at the foot', async ({
  page,
}) => {
  await test.step('on a phone the sidebar is a drawer that closes when a page is chosen', async () => {
    await enter(page, '/dashboard');
    await expectPage(page, /, Anna$/);
    await expect(page.getByRole('complementary')).toBeHidden();
    const opener = page.getByRole('button', { name: 'Apri il menu' });
    await opener.click();
    const drawer = dialog(page, 'Menu');
    await expect(drawer.getByText('Ciao, Anna')).toBeVisible();
    await expectFocusTrapped(page, drawer);
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.click();
    await drawer.getByRole('button', { name: 'Impostazioni Utente' }).click();
    await drawer.getByRole('link', { name: 'Sessioni attive' }).click();
    await expectPage(page, 'Sessioni attive');
    await expect(drawer).toHaveCount(0);
  });
  await test.step('on a phone the palette has a button', async () => {
    await page.getByRole('button', { name: 'Cerca o crea' }).filter({ visible: true }).click();
    await dialog(page, 'Cerca pagine, anagrafiche e preventivi')
      .getByPlaceholder('Cerca una pagina, un cliente')
      .fill('cambio');
    await page.keyboard.press('Enter');
    await expectPage(page, 'Cambio password');
  });
  await test.step('on a phone messages stay above the bar at the foot', async () => {
    for (const path of ['/calcolo-parametri', '/dashboard/commesse/reparto']) {
      await openInside(page, path);
      const bar = page.locator('[data-foot-bar]');
      await expect(bar, path).toBeVisible();
      const messages = page.locator('[data-position="bottom-center"]');
      const lowest = await messages.evaluate((box) => box.getBoundingClientRect().bottom);
      expect(lowest, path).toBeLessThanOrEqual(await bar.evaluate((box) => box.getBoundingClientRect().top));
    }
  });
});

test('on a phone the bell is visible, users are complete and the history shows number and part', async ({
  page,
}) => {
  const { token, email } = await enter(page, '/admin-users');
  await expect(page.getByRole('button', { name: /^Notifiche/ }).filter({ visible: true })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: 'Anna Bianchi' });
  for (const fact of [email, 'Responsabile', 'Attivo', 'Assegnato']) await expect(row).toContainText(fact);
  const box = await row.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
  await createQuote(page, token, finishedPerno());
  await page.goto('/quote-history');
  const quote = page.getByRole('grid').getByRole('row').nth(1);
  await expect(quote.getByText(/P-\d{4}-0001 · RO-4471-B · Perno di snodo/)).toBeVisible();
});
