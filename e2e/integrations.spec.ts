import { expect } from '@playwright/test';
import { enter } from './app/enter.ts';
import { expectPage } from './app/log-in.ts';
import { test } from './app/test.ts';

test('an API key is created, used and revoked; a webhook to an internal network is refused with its reason', {
  tag: '@core',
}, async ({ page, request }) => {
  await enter(page, '/integrazioni');
  await expectPage(page, 'Integrazioni');
  await page.getByRole('button', { name: 'Nuova chiave' }).click();
  await page.getByRole('textbox', { name: 'A che cosa serve' }).fill('Gestionale');
  await page.getByRole('button', { name: 'Crea la chiave' }).click();
  const key = await page.getByRole('textbox', { name: 'Chiave API' }).inputValue();
  await page.getByRole('button', { name: 'L’ho copiato' }).click();
  const read = () => request.get('/api/quotes/rows', { headers: { authorization: `Bearer ${key}` } });
  expect((await read()).status()).toBe(200);

  await page.getByRole('button', { name: 'Nuovo webhook' }).click();
  await page.getByRole('textbox', { name: 'Indirizzo' }).fill('https://192.168.1.10/hook');
  await page.getByRole('button', { name: 'Aggiungi', exact: true }).click();
  await expect(page.getByText(/Questo indirizzo è di una rete interna/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Indirizzo' }).fill('https://gestionale.example.com/hook');
  await page.getByRole('button', { name: 'Aggiungi', exact: true }).click();
  await page.getByRole('button', { name: 'L’ho copiato' }).click();
  await expect(page.getByRole('table', { name: 'Webhook' })).toContainText('gestionale.example.com');

  await page.getByRole('button', { name: 'Revoca Gestionale' }).click();
  await page.getByRole('button', { name: 'Revoca la chiave' }).click();
  await expect(page.getByRole('table', { name: 'Chiavi API' })).toContainText('Revocata');
  expect((await read()).status()).toBe(401);
});
