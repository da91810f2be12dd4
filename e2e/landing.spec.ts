import { expect, test } from '@playwright/test';
import { withConsentSettled } from './landing/settled-consent.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('landing page', () => {
  test.beforeEach(({ page }) => withConsentSettled(page));

  test('links, benefits, claims, questions and footer', { tag: ['@core', '@smoke'] }, async ({ page }) => {
    await test.step('top bar and calls to action link to their pages', async () => {
      await page.goto('/');
      const bar = page.getByRole('banner');
      await expect(bar.getByRole('link', { name: 'Contatti' })).toHaveAttribute('href', '/contatti');
      await expect(bar.getByRole('link', { name: 'Accedi' })).toHaveAttribute('href', '/login');
      const calls = page.getByRole('main').getByRole('link', { name: 'Inizia gratuitamente' });
      await expect(calls).toHaveCount(2);
      for (const call of await calls.all()) await expect(call).toHaveAttribute('href', '/register');
    });
    await test.step('four benefit cards and the comparison against spreadsheets', async () => {
      const benefits = page.getByRole('region', { name: 'Che cosa cambia' });
      await expect(benefits.getByRole('listitem')).toHaveCount(4);
      const table = page.getByRole('table').filter({ hasText: 'Foglio di calcolo' });
      await expect(table.getByRole('columnheader', { name: 'Truciolo' })).toBeVisible();
      expect(await table.getByRole('row').count()).toBeGreaterThan(5);
    });
    await test.step('claims come from the configuration', async () => {
      await expect(page.getByText('4,9 su 5')).toBeVisible();
      await expect(page.getByText('da 98 valutazioni')).toBeVisible();
      await expect(page.getByText('30-50% di tempo in meno')).toBeVisible();
      expect(await page.content()).not.toContain('{{');
    });
    await test.step('seven questions, one open at a time', async () => {
      const questions = page.locator('#domande details');
      await expect(questions).toHaveCount(7);
      await expect(page.locator('#domande details[open]')).toHaveCount(1);
      await questions.nth(3).locator('summary').click();
      await expect(page.locator('#domande details[open]')).toHaveCount(1);
      await expect(questions.nth(3)).toHaveAttribute('open');
      await questions.nth(6).locator('summary').press('Enter');
      await expect(page.locator('#domande details[open]')).toHaveCount(1);
      await expect(questions.nth(6).locator('p')).toBeVisible();
    });
    await test.step('footer: policy links and the company line', async () => {
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
      await expect(footer.getByRole('link', { name: 'Cookie Policy' })).toHaveAttribute(
        'href',
        '/privacy#cookie',
      );
      await expect(footer.getByRole('link', { name: 'Termini e condizioni' })).toHaveAttribute(
        'href',
        '/termini',
      );
      await expect(footer).toContainText(/P\.IVA \d{11}/);
    });
  });
});

test.describe('demo dialog', () => {
  test.beforeEach(async ({ page }) => {
    await withConsentSettled(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
  });

  test('opens, traps the focus, closes by Esc, and plays a film that exists in both formats', async ({
    page,
  }) => {
    await test.step('opens, traps the focus, closes by Esc and restores the focus', async () => {
      const opener = page.getByRole('button', { name: 'Guarda la demo' });
      await opener.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Truciolo in pratica' });
      await expect(dialog).toBeVisible();
      const focusInside = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null);
      for (let step = 0; step < 14; step += 1) {
        expect(await focusInside()).toBe(true);
        await page.keyboard.press('Tab');
      }
      for (let step = 0; step < 14; step += 1) {
        expect(await focusInside()).toBe(true);
        await page.keyboard.press('Shift+Tab');
      }
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();
    });
    await test.step('plays a film that exists in both formats, with captions, and stops when closed', async () => {
      for (const [file, type] of [
        ['/demo/truciolo.webm', 'video/webm'],
        ['/demo/truciolo.mp4', 'video/mp4'],
        ['/demo/truciolo.vtt', 'text/vtt'],
        ['/demo/poster.webp', 'image/webp'],
      ] as const) {
        const answer = await page.request.get(file);
        expect(answer.status(), file).toBe(200);
        expect(answer.headers()['content-type'], file).toContain(type);
        expect((await answer.body()).length, file).toBeLessThanOrEqual(4 * 1024 * 1024);
      }
      await page.getByRole('button', { name: 'Guarda la demo' }).click();
      const video = page.locator('#demo video');
      await video.evaluate((element: HTMLVideoElement) => element.play());
      await expect
        .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
        .toBeGreaterThan(0);
      await page.getByRole('button', { name: 'Chiudi' }).click();
      expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
    });
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is readable and the film is a plain link', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Il prezzo giusto, mentre il cliente è ancora al telefono.',
    );
    for (const part of ['Ogni quantità ha il suo prezzo', 'Perché questo prezzo?', 'Brunitura, terzista']) {
      await expect(page.getByText(part).first()).toBeVisible();
    }
    await page.locator('#domande summary').nth(2).click();
    await expect(page.getByText('nessuna importazione a metà')).toBeVisible();
    await expect(page.getByText('La prova è davvero gratuita?')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Guarda la demo' })).toHaveAttribute('href', /\.mp4$/);
    await expect(page.getByText('prepariamo la magia')).toBeHidden();
  });
});

test.describe('motion', () => {
  test.beforeEach(({ page }) => withConsentSettled(page));

  test('marked elements are revealed when scrolled to, and nothing moves with reduced motion', async ({
    page,
  }) => {
    await test.step('marked elements are revealed when scrolled to', async () => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.goto('/');
      const table = page.locator('table.compare');
      await expect(table).toHaveCSS('opacity', '0');
      await table.scrollIntoViewIfNeeded();
      await expect(table).toHaveCSS('opacity', '1');
    });
    await test.step('nothing is hidden or moves with reduced motion', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/', { waitUntil: 'load' });
      for (const element of await page.locator('[data-reveal]').all()) {
        await expect(element).toHaveCSS('opacity', '1');
      }
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    });
  });
});
