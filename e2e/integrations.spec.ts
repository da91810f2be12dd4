import { createHash } from 'node:crypto';
import { expect } from '@playwright/test';
import { enter } from './app/enter.ts';
import { expectPage, fillLogin } from './app/log-in.ts';
import { registerCompany } from './app/register-company.ts';
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

test('a program asks for access: a person logs in, narrows it and connects it, and disconnects it later', async ({
  page,
  request,
}) => {
  const back = 'https://assistente.example/back';
  await page.route(`${back}**`, (route) => route.fulfill({ contentType: 'text/plain', body: 'collegato' }));
  const data = { client_name: 'Assistente', redirect_uris: [back] };
  const { client_id: client } = await (await request.post('/api/oauth/register', { data })).json();
  const verifier = 'v'.repeat(43);
  const link = new URLSearchParams({
    client_id: client,
    redirect_uri: back,
    response_type: 'code',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    state: 'prova',
  });
  const account = await registerCompany(request);
  await page.goto(`/collega?${link}`);
  await fillLogin(page, account);
  await expectPage(page, 'Collegare un programma');
  await expect(page.getByText('assistente.example')).toBeVisible();
  await expect(page.getByLabel('Vedere costi e margini')).not.toBeChecked();
  await page.getByLabel('Scaricare i PDF').uncheck();
  await page.getByRole('button', { name: 'Collega', exact: true }).click();
  await page.waitForURL(`${back}?**`);
  const code = new URL(page.url()).searchParams.get('code') ?? '';
  const form = {
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    redirect_uri: back,
    client_id: client,
  };
  const { access_token: token } = await (await request.post('/api/oauth/token', { form })).json();
  const read = () => request.get('/api/quotes/rows', { headers: { authorization: `Bearer ${token}` } });
  expect((await read()).status()).toBe(200);

  // Also on a phone the act of a row is in sight: no table is wider than its panel.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/integrazioni');
  const connected = page.getByRole('table', { name: 'Programmi collegati' });
  await expect(connected).toContainText('assistente.example');
  const beyond = await connected.evaluate(
    (table) => table.scrollWidth - (table.parentElement?.clientWidth ?? 0),
  );
  expect(beyond, 'px that the table is wider than its panel').toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Scollega Assistente' }).click();
  await page.getByRole('button', { name: 'Scollega', exact: true }).click();
  await expect(connected).toContainText('Scollegato');
  expect((await read()).status()).toBe(401);
});
