import { expect } from '@playwright/test';
import { signIn } from './app/enter.ts';
import { makeJob } from './app/make-job.ts';
import { severeFindings } from './app/severe-findings.ts';
import { test } from './app/test.ts';

test('jobs are planned on the machines, a phase is moved by keyboard and stays locked, and the plan is applied', {
  tag: '@core',
}, async ({ page }) => {
  const { token } = await signIn(page);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.get('/api/machines/rows?limit=1', { headers });
  const { rows } = (await answer.json()) as { rows: { guid: string; code: string }[] };
  const [machine] = rows;
  if (!machine) throw new Error('a new company starts with machines');
  // Forty hours of work promised for today: late on any day the test runs.
  const due = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Rome' });
  const phase = {
    name: 'Tornitura',
    kind: 'machine',
    machineGuid: machine.guid,
    setupMinutes: 60,
    cycleMinutes: 240,
  };
  for (const description of ['Perno', 'Flangia']) await makeJob(page, token, description, { due, phase });
  await page.goto('/dashboard/commesse/piano');
  await expect(page.getByRole('heading', { name: 'Da pianificare 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Pianifica', exact: true }).click();
  await expect(page.getByText(/^Prova con \d commesse nuove: 2 in ritardo/)).toBeVisible();
  const plan = page.getByRole('region', { name: 'Piano macchine' });
  const bar = plan.getByRole('button', { name: /Tornitura/ }).first();
  await bar.focus();
  await page.keyboard.press('Shift+ArrowRight');
  await expect(plan.getByRole('button', { name: /Tornitura.*bloccata/ })).toHaveCount(1);
  await expect(page.getByText(/\+\d+ gg: /).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Vie d’uscita' })).toBeVisible();
  await expect(page.getByText(/pronta il \d+\/\d+|Nessuna via d’uscita/).first()).toBeVisible();
  expect(await severeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Applica' }).click();
  await expect(page.getByText('Piano in vigore: 2 in ritardo')).toBeVisible();
  await page.reload();
  await expect(plan.getByRole('button', { name: /Tornitura.*bloccata/ })).toHaveCount(1);
  // Late in a week the second phase begins after the two weeks that the page opens on.
  await page.getByText('Mese', { exact: true }).click();
  await expect(plan.getByRole('button', { name: /Tornitura/ })).toHaveCount(2);
});
