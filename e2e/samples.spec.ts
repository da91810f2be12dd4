import { expect } from '@playwright/test';
import { dialog } from './app/dialog.ts';
import { enter } from './app/enter.ts';
import { openInside } from './app/move-to.ts';
import { severeFindings } from './app/severe-findings.ts';
import { test } from './app/test.ts';

test('sample data are loaded, do not count, and are removed except for changed ones', async ({ page }) => {
  await enter(page, '/dashboard');
  const steps = page.getByRole('region', { name: 'Primi passi' });
  await steps.getByRole('button', { name: 'Carica dati di esempio' }).click();
  const box = page.getByRole('region', { name: 'Dati di esempio' });
  await expect(box).toContainText('6 clienti, 2 macchine, 2 lavorazioni e 6 preventivi');
  await expect(steps.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0');
  // There are figures now, so the steps are hidden.
  await expect(page.getByRole('region', { name: 'In sintesi' })).toBeVisible();
  expect(await severeFindings(page)).toEqual([]);

  await openInside(page, '/quote-history');
  await expect(page.getByText('ESEMPIO-1', { exact: true })).toBeVisible();
  await expect(page.getByText('importato')).toHaveCount(0);
  await page.getByText('ESEMPIO-6', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Descrizione del pezzo' }).fill('Ora è un pezzo vero');
  await expect(page.getByRole('status').filter({ hasText: /^Salvato/ })).toBeVisible();

  await openInside(page, '/dashboard');
  await box.getByRole('button', { name: 'Togli i dati di esempio' }).click();
  await dialog(page, 'Togliere i dati di esempio?')
    .getByRole('button', { name: 'Togli i dati di esempio' })
    .click();
  await expect(
    page.getByText(
      /^Dati di esempio tolti\. Restano perché modificati o usati: 1 cliente,.* e 1 preventivo\.$/,
    ),
  ).toBeVisible();
  // Remaining rows are the company's own: machine, customer and quote are ticked, and samples can no longer be loaded.
  await expect(box).toHaveCount(0);
  await expect(steps.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '3');
  await openInside(page, '/quote-history');
  await expect(page.getByText('ESEMPIO-6', { exact: true })).toBeVisible();
  await expect(page.getByText('ESEMPIO-1', { exact: true })).toHaveCount(0);
});
