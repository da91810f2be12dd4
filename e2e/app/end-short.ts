import type { Page } from '@playwright/test';

/** Ends a phase with fewer pieces than ordered, which raises a question. */
export async function endShort(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Fine' }).click();
  await page
    .getByRole('dialog', { name: /^Finire con / })
    .getByRole('button', { name: 'Fine' })
    .click();
}
