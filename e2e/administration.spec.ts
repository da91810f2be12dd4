import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { dialog } from './app/dialog.ts';
import { enter } from './app/enter.ts';
import { expectPage, fillLogin, keepSession, openSession } from './app/log-in.ts';
import { moveTo } from './app/move-to.ts';
import { invitationLink } from './app/outbox.ts';
import { registerCompany } from './app/register-company.ts';
import { severeFindings } from './app/severe-findings.ts';
import { supplier } from './app/supplier.ts';
import { test } from './app/test.ts';

const PASSWORD = 'Fresa&Tornio26';
const DAY_MS = 24 * 60 * 60 * 1000;
const italianDay = (instant: number): string =>
  new Intl.DateTimeFormat('it-IT', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'Europe/Rome',
  }).format(instant);

const newPage = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

const actOn = async (page: Page, who: string, act: string): Promise<void> => {
  await page.getByRole('button', { name: `Azioni per ${who}` }).click();
  await page.getByRole('menuitem', { name: act }).click();
};

async function invite(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Invita', exact: true }).click();
  const form = dialog(page, 'Invita un collega');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Nome', { exact: true }).fill('Luca');
  await form.getByLabel('Cognome').fill('Riva');
  await form.getByRole('combobox', { name: 'Ruolo' }).click();
  await page.getByRole('option', { name: 'Tecnico' }).click();
  await form.getByRole('button', { name: 'Invia invito' }).click();
  await expect(form).toHaveCount(0);
}

async function accept(page: Page, link: string, email: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Officina di Prova S.r.l.');
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Conferma password', { exact: true }).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Entra in Truciolo' }).click();
  await expectPage(page, /, Luca$/);
}

test('a colleague is invited, works, gets an add-on and another role, and is removed', async ({
  page,
  browser,
}) => {
  const email = `luca.${randomUUID()}@officina-di-prova.it`;
  await enter(page, '/admin-users');
  await expectPage(page, 'Gestione Utenti');
  await invite(page, email);
  const waiting = page.getByRole('table', { name: 'Inviti in attesa' });
  await expect(waiting.getByRole('cell', { name: email, exact: true })).toBeVisible();

  // The link works once and brings the colleague in, with a seat but without the quote tool.
  const link = await invitationLink(email);
  const colleague = await newPage(browser);
  await accept(colleague, link, email);
  await moveTo(colleague, '/quote-tools');
  await expectPage(colleague, 'Accesso non autorizzato');
  await colleague.getByRole('button', { name: 'Chiedi al rivenditore' }).click();
  await dialog(colleague, 'Contatta il rivenditore').getByRole('button', { name: 'Annulla' }).click();
  const late = await newPage(browser);
  await late.goto(link);
  await expect(late.getByRole('heading', { level: 1 })).toHaveText('Questo invito non vale più.');
  await late.context().close();

  await page.goto('/admin-licenses');
  await expect(page.getByText('2 di 3', { exact: true })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Posto per Luca Riva' })).toBeChecked();

  // A switch of the responsabile works at the colleague's next request, without a new login.
  await page.goto('/addon-management');
  const addon = page.getByRole('switch', { name: '3D Assistant per Luca Riva' });
  await expect(addon).not.toBeChecked();
  await addon.click({ force: true });
  await expect(addon).toBeChecked();
  await colleague.goto('/cam-assistant');
  await expectPage(colleague, '3D Assistant');

  await page.goto('/admin-users');
  await actOn(page, 'Luca Riva', 'Ruolo e costi…');
  const role = dialog(page, 'Ruolo di Luca Riva');
  await role.getByRole('combobox', { name: 'Ruolo' }).click();
  await page.getByRole('option', { name: 'Preventivista' }).click();
  await role.getByRole('button', { name: 'Salva' }).click();
  await expect(role).toHaveCount(0);
  await colleague.goto('/quote-tools');
  await expectPage(colleague, 'Nuovo Preventivo');

  // Without a seat nothing that needs a licence opens.
  await page.goto('/admin-licenses');
  await page.getByRole('switch', { name: 'Posto per Luca Riva' }).click({ force: true });
  await expect(page.getByText('1 di 3', { exact: true })).toBeVisible();
  await colleague.goto('/quote-tools');
  await expectPage(colleague, 'Accesso negato');

  await page.goto('/admin-users');
  await actOn(page, 'Luca Riva', 'Rimuovi…');
  await dialog(page, 'Rimuovere Luca Riva?').getByRole('button', { name: 'Rimuovi utente' }).click();
  await expect(page.getByRole('cell', { name: email })).toHaveCount(0);
  await colleague.goto('/dashboard');
  await expect(colleague).toHaveURL(/\/login$/);
  await fillLogin(colleague, { email, password: PASSWORD });
  await expect(colleague.getByRole('alert')).toHaveText('Email o password non corretti.');
  await colleague.context().close();

  // Every act can be read by the company.
  await page.goto('/profile');
  const register = page.getByRole('table', { name: 'Registro attività' });
  for (const act of ['Utente rimosso', 'Posto liberato', 'Addon attivato', 'Invito spedito'])
    await expect(register.getByRole('cell', { name: act }).first()).toBeVisible();
});

test('the supplier extends a trial and the company sees it at once', async ({ page, browser }) => {
  const account = await registerCompany(page.request);
  await keepSession(page, await openSession(page.request, supplier));
  await page.goto('/admin-licenses');
  await page.getByLabel('Cerca azienda, P.IVA, città').fill(account.vatNumber);
  await actOn(page, account.companyName, 'Prolunga la prova…');
  const form = dialog(page, `Prolunga la prova di ${account.companyName}`);
  await form.getByLabel('Giorni in più').fill('60');
  await form.getByRole('button', { name: 'Prolunga' }).click();
  await expect(form).toHaveCount(0);
  await actOn(page, account.companyName, 'Storico…');
  await expect(
    dialog(page, /^Storico della licenza/).getByRole('cell', { name: 'Prolungamento' }),
  ).toBeVisible();

  const owner = await newPage(browser);
  await keepSession(owner, await openSession(owner.request, account));
  await owner.goto('/admin-licenses');
  // 14 days of trial and the 60 given now; a day ends at midnight.
  await expect(owner.getByText(italianDay(Date.now() + 74 * DAY_MS), { exact: true })).toBeVisible();
  await owner.context().close();
});

test('the pages of administration have no severe barrier and fit a phone', async ({ page }) => {
  await keepSession(page, await openSession(page.request, supplier));
  const pages = {
    '/admin-licenses': 'Assegnazione Licenze',
    '/addon-management': 'Gestione Addon',
    '/addon-roles': 'Addon per Ruoli',
    '/superuser-management': 'Gestione SuperUser',
    '/user-assignment/messaggi': 'Assegnazione utenti-Admin',
    '/usage-analytics': 'Statistiche di utilizzo',
  };
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, title] of Object.entries(pages)) {
    await page.goto(path);
    await expectPage(page, title);
    await expect(page.locator('[data-placeholder]')).toHaveCount(0);
    expect(await severeFindings(page), path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
  }
});
