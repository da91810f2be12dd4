import { expect, type Page } from '@playwright/test';

/** The buyer opens the link on a phone and accepts fifty pieces. */
export async function acceptOffer(buyer: Page, link: string): Promise<void> {
  await buyer.goto(link);
  await buyer.getByText('50 pz').click();
  await acceptAnswer(buyer, 'Giulia Ferrari');
}

/** Accepts the open offer as it stands. */
export async function acceptAnswer(buyer: Page, name: string): Promise<void> {
  await buyer.getByRole('button', { name: 'Accetta' }).click();
  const answer = buyer.getByRole('dialog');
  // Every step to the sum is there before the order is given.
  await expect(answer.getByText('Imponibile')).toBeVisible();
  await answer.getByLabel('Nome e cognome').fill(name);
  await answer.getByLabel(/numero d’ordine/).fill('A-0288');
  await answer.getByRole('button', { name: 'Accetta' }).click();
  await expect(buyer.getByText('Preventivo accettato')).toBeVisible();
}
