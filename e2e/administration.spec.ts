import { randomUUID } from 'node:crypto';
import { type Browser, expect, type Page } from '@playwright/test';
import { newRegistration } from '../testing/registration.ts';
import { acceptInvitation, actOn, COLLEAGUE_PASSWORD, invite, turn } from './app/administration.ts';
import { dialog } from './app/dialog.ts';
import { enter } from './app/enter.ts';
import { expectPage, fillLogin, openSession, storeSession } from './app/log-in.ts';
import { moveTo, openInside } from './app/move-to.ts';
import { invitationLink } from './app/outbox.ts';
import { startOwnServer } from './app/own-server.ts';
import { registerCompany } from './app/register-company.ts';
import { severeFindings } from './app/severe-findings.ts';
import { supplier } from './app/supplier.ts';
import { test } from './app/test.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const italianDay = (instant: number): string =>
  new Intl.DateTimeFormat('it-IT', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'Europe/Rome',
  }).format(instant);

const newPage = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

test('a colleague is invited, works, gets an add-on and another role, and is removed', {
  tag: '@core',
}, async ({ page, browser }) => {
  const email = `luca.${randomUUID()}@officina-di-prova.it`;
  await enter(page, '/admin-users');
  await expectPage(page, 'Gestione Utenti');
  await invite(page, email, { seat: true });
  // Without a mail server the page says that nothing was sent, and shows the link.
  const handOn = dialog(page, 'Manda tu il link');
  await expect(handOn).toContainText(`a ${email} non è partito nulla`);
  await expect(handOn.getByRole('textbox')).toHaveValue(/\/invito\/[\w-]+$/);
  await expect(handOn.getByRole('button', { name: 'Copia' })).toBeVisible();
  await expect(handOn.getByRole('link', { name: 'Condividi su WhatsApp' })).toHaveAttribute('href', /wa\.me/);
  await handOn.getByRole('button', { name: 'Ho capito' }).click();
  const waiting = page.getByRole('table', { name: 'Inviti in attesa' });
  await expect(waiting.getByRole('cell', { name: email, exact: true })).toBeVisible();

  // The link works once and brings the colleague in, with a seat but without the quote tool.
  const link = await invitationLink(email);
  const colleague = await newPage(browser);
  await acceptInvitation(colleague, link, email);
  await moveTo(colleague, '/quote-tools');
  await expectPage(colleague, 'Accesso non autorizzato');
  await colleague.getByRole('button', { name: 'Chiedi al rivenditore' }).click();
  await dialog(colleague, 'Contatta il rivenditore').getByRole('button', { name: 'Annulla' }).click();
  const late = await newPage(browser);
  await late.goto(link);
  await expect(late.getByRole('heading', { level: 1 })).toHaveText('Questo invito non vale più.');
  await late.context().close();

  // A load: the list of colleagues was read before this one came in.
  await page.goto('/admin-licenses');
  await expect(page.getByText('2 di 3', { exact: true })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Posto per Luca Riva' })).toBeChecked();

  // A switch of the responsabile works at the colleague's next request, without a new login.
  await openInside(page, '/addon-management');
  await turn(page, '3D Assistant per Luca Riva', true);
  await colleague.goto('/cam-assistant');
  await expectPage(colleague, '3D Assistant');

  await openInside(page, '/admin-users');
  await actOn(page, 'Luca Riva', 'Ruolo e costi…');
  const role = dialog(page, 'Ruolo di Luca Riva');
  await role.getByRole('combobox', { name: 'Ruolo' }).click();
  await page.getByRole('option', { name: 'Preventivista' }).click();
  await role.getByRole('button', { name: 'Salva' }).click();
  await expect(role).toHaveCount(0);
  await colleague.goto('/quote-tools');
  await expectPage(colleague, 'Nuovo Preventivo');

  // Without a seat nothing that needs a licence opens.
  await openInside(page, '/admin-licenses');
  await page.getByRole('switch', { name: 'Posto per Luca Riva' }).click({ force: true });
  await expect(page.getByText('1 di 3', { exact: true })).toBeVisible();
  await colleague.goto('/quote-tools');
  await expectPage(colleague, 'Accesso negato');
  await expect(colleague.getByText('Nessun posto assegnato: chiedi a Anna Bianchi.').first()).toBeVisible();

  await openInside(page, '/admin-users');
  await actOn(page, 'Luca Riva', 'Rimuovi…');
  await dialog(page, 'Rimuovere Luca Riva?').getByRole('button', { name: 'Rimuovi utente' }).click();
  await expect(page.getByRole('cell', { name: email })).toHaveCount(0);
  await colleague.goto('/dashboard');
  await expect(colleague).toHaveURL(/\/login$/);
  await fillLogin(colleague, { email, password: COLLEAGUE_PASSWORD });
  await expect(colleague.getByRole('alert')).toHaveText('Email o password non corretti.');
  await colleague.context().close();

  // Every act can be read by the company.
  await openInside(page, '/profile');
  const register = page.getByRole('table', { name: 'Registro attività' });
  for (const act of ['Utente rimosso', 'Posto liberato', 'Addon attivato', 'Invito creato'])
    await expect(register.getByRole('cell', { name: act }).first()).toBeVisible();
});

test('the supplier extends a trial and the company sees it at once', async ({ page, browser }) => {
  const account = await registerCompany(page.request);
  await storeSession(page, await openSession(page.request, supplier));
  await page.goto('/admin-licenses');
  await page.getByLabel('Cerca azienda, P.IVA, città').fill(account.vatNumber);
  await actOn(page, account.companyName, 'Prolunga la prova…');
  const form = dialog(page, `Prolunga la prova di ${account.companyName}`);
  await form.getByLabel('Giorni in più').fill('60');
  // The server does it, the answer is lost; pressed again it must not count twice.
  await page.route(
    '**/api/supplier/licences/extend',
    async (route) => {
      await route.fetch();
      return route.abort();
    },
    { times: 1 },
  );
  await form.getByRole('button', { name: 'Prolunga' }).click();
  await expect(form.getByText(/non è raggiungibile/)).toBeVisible();
  await form.getByRole('button', { name: 'Prolunga' }).click();
  await expect(form).toHaveCount(0);
  await actOn(page, account.companyName, 'Storico…');
  await expect(
    dialog(page, /^Storico della licenza/).getByRole('cell', { name: 'Prolungamento' }),
  ).toBeVisible();

  const owner = await newPage(browser);
  await storeSession(owner, await openSession(owner.request, account));
  await owner.goto('/admin-licenses');
  // 14 days of trial and the 60 given now; a day ends at midnight.
  await expect(owner.getByText(italianDay(Date.now() + 74 * DAY_MS), { exact: true })).toBeVisible();
  await owner.context().close();
});

test('a licence from the trial to its end and its renewal', async ({ browser }) => {
  // The work of three people on ten pages, with a separate server.
  test.slow();
  const own = await startOwnServer();
  try {
    // A company registers by itself and gets its fourteen days.
    const registration = newRegistration();
    const { companyName, vatNumber, userEmail, password } = registration;
    const owner = await own.open(browser);
    await owner.goto('/register');
    for (const [name, value] of Object.entries(registration)) await owner.locator(`#${name}`).fill(value);
    await owner.getByRole('checkbox', { name: /Privacy Policy/ }).check();
    await owner.getByRole('button', { name: 'Registra Azienda' }).click();
    await expectPage(owner, /, Anna$/);

    // The supplier extends the trial, then makes it a plan: two seats, until the ninetieth day from now.
    const seller = await own.open(browser);
    await seller.goto('/login');
    await fillLogin(seller, supplier);
    await expect(seller).toHaveURL(/dashboard/);
    const findCompany = async () => {
      await openInside(seller, '/admin-licenses');
      await seller.getByLabel('Cerca azienda, P.IVA, città').fill(vatNumber);
    };
    await findCompany();
    await actOn(seller, companyName, 'Prolunga la prova…');
    const trial = dialog(seller, `Prolunga la prova di ${companyName}`);
    await trial.getByLabel('Giorni in più').fill('10');
    await trial.getByRole('button', { name: 'Prolunga' }).click();
    await expect(trial).toHaveCount(0);
    await expect(seller.getByRole('row').filter({ hasText: companyName })).toContainText(
      italianDay(Date.now() + 24 * DAY_MS),
    );
    await actOn(seller, companyName, 'Modifica licenza…');
    const plan = dialog(seller, `Licenza di ${companyName}`);
    await plan.getByRole('combobox', { name: 'Piano' }).click();
    await seller.getByRole('option', { name: 'Base' }).click();
    await plan.getByLabel('Posti').fill('2');
    const lastDay = Date.now() + 90 * DAY_MS;
    await plan.getByLabel('Ultimo giorno').fill(italianDay(lastDay));
    await plan.getByRole('button', { name: 'Salva' }).click();
    await expect(plan).toHaveCount(0);

    // A colleague is invited without a seat and can work only once there is one.
    const email = `luca.${randomUUID()}@officina-di-prova.it`;
    await openInside(owner, '/admin-users');
    await invite(owner, email, { seat: false });
    const colleague = await own.open(browser);
    await acceptInvitation(colleague, await invitationLink(email, own.dataDir), email);
    await colleague.goto('/calcolo-parametri');
    await expectPage(colleague, 'Accesso negato');
    await owner.goto('/admin-licenses');
    await expect(owner.getByText('1 di 2', { exact: true })).toBeVisible();
    await turn(owner, 'Posto per Luca Riva', true);
    await expect(owner.getByText('2 di 2', { exact: true })).toBeVisible();
    await colleague.goto('/calcolo-parametri');
    await expectPage(colleague, 'Calcolo Parametri');

    // An add-on given and taken away again.
    await colleague.goto('/cam-assistant');
    await expectPage(colleague, 'Accesso non autorizzato');
    await openInside(owner, '/addon-management');
    await turn(owner, '3D Assistant per Luca Riva', true);
    await colleague.goto('/cam-assistant');
    await expectPage(colleague, '3D Assistant');
    await turn(owner, '3D Assistant per Luca Riva', false);
    await colleague.goto('/cam-assistant');
    await expectPage(colleague, 'Accesso non autorizzato');
    for (const page of [owner, seller, colleague]) await page.context().close();

    // The day after the last one, on every clock. Old sessions are over by then: everybody logs in again.
    own.moveClock(91 * DAY_MS);
    const later = { owner: await own.open(browser), seller: await own.open(browser) };
    await later.owner.goto('/login');
    await fillLogin(later.owner, { email: userEmail, password });
    const notice = later.owner.getByRole('region', { name: 'Licenza scaduta' });
    await expect(notice).toContainText(`Scaduta il ${italianDay(lastDay)}.`);
    await moveTo(later.owner, '/calcolo-parametri');
    await expectPage(later.owner, 'Accesso negato');
    const token = await later.owner.evaluate(() => localStorage.getItem('token'));
    const write = () =>
      later.owner.request.put('/api/preferences', {
        headers: { authorization: `Bearer ${token}` },
        data: { theme: 'dark' },
      });
    const refused = await write();
    expect([refused.status(), (await refused.json()).code]).toEqual([403, 'LICENSE_EXPIRED']);

    // Renewed for a year from that day on; the next request of the company finds it.
    await later.seller.goto('/login');
    await fillLogin(later.seller, supplier);
    await expect(later.seller).toHaveURL(/dashboard/);
    await openInside(later.seller, '/admin-licenses');
    await later.seller.getByLabel('Cerca azienda, P.IVA, città').fill(vatNumber);
    const row = later.seller.getByRole('row').filter({ hasText: companyName });
    await expect(row).toContainText('Scaduta');
    await actOn(later.seller, companyName, 'Rinnova…');
    const renewal = dialog(later.seller, `Rinnova ${companyName}`);
    await renewal.getByRole('button', { name: 'Rinnova' }).click();
    await expect(renewal).toHaveCount(0);
    await expect(row).toContainText('Attiva');
    await actOn(later.seller, companyName, 'Storico…');
    const history = dialog(later.seller, /^Storico della licenza/);
    for (const act of ['Prolungamento', 'Rinnovo'])
      await expect(history.getByRole('cell', { name: act }).first()).toBeVisible();

    expect((await write()).status()).toBe(200);
    await later.owner.goto('/calcolo-parametri');
    await expectPage(later.owner, 'Calcolo Parametri');
    await expect(notice).toHaveCount(0);
    for (const page of Object.values(later)) await page.context().close();
  } finally {
    await own.stop();
  }
});

test('an administrator of the supplier is suspended and reinstated, never by themselves', async ({
  page,
}) => {
  await storeSession(page, await openSession(page.request, supplier));
  await page.goto('/user-assignment/amministratori');
  const admins = page.getByRole('table', { name: 'Amministratori' });
  const own = admins.getByRole('row').filter({ hasText: supplier.email });
  await expect(own.getByText('tu', { exact: true })).toBeVisible();
  await expect(own.getByRole('button')).toHaveCount(0);
  const other = admins.getByRole('row').filter({ hasText: 'Paolo' });
  const name = await other.getByRole('cell').first().locator('b').innerText();
  await actOn(page, name, 'Sospendi…');
  await dialog(page, `Sospendere ${name}?`).getByRole('button', { name: 'Sospendi' }).click();
  await expect(other.getByText('Sospeso')).toBeVisible();
  await actOn(page, name, 'Riattiva');
  await expect(other.getByText('Attivo')).toBeVisible();
  // Administrators can require a second factor of each other, first of themselves.
  await page.getByRole('switch', { name: 'Obbligatoria per tutti' }).click();
  await dialog(page, 'Verifica in due passaggi obbligatoria per tutti?')
    .getByRole('button', { name: 'Rendi obbligatoria' })
    .click();
  await expect(page.getByText('Attiva prima la verifica in due passaggi per il tuo account')).toBeVisible();
});

test('the pages of administration have no severe accessibility finding and fit a phone', async ({ page }) => {
  await storeSession(page, await openSession(page.request, supplier));
  const pages = {
    '/admin-licenses': 'Assegnazione Licenze',
    '/addon-management': 'Gestione Addon',
    '/addon-roles': 'Addon per Ruoli',
    '/superuser-management': 'Gestione SuperUser',
    '/user-assignment/messaggi': 'Assegnazione utenti-Admin',
    '/user-assignment/amministratori': 'Assegnazione utenti-Admin',
    '/usage-analytics': 'Statistiche di utilizzo',
  };
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  for (const [path, title] of Object.entries(pages)) {
    await openInside(page, path);
    await expectPage(page, title);
    expect(await severeFindings(page), path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
  }
});
