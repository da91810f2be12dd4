import { readdirSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { addColleague } from './app/add-colleague.ts';
import { chooseLogo } from './app/choose-logo.ts';
import { signIn } from './app/enter.ts';
import { openSession, storeSession } from './app/log-in.ts';
import { makeJob } from './app/make-job.ts';
import { openInside } from './app/move-to.ts';
import { createQuote, finishedPerno } from './app/quotes.ts';
import { rawWords } from './app/raw-words.ts';
import { severeFindingsInBothThemes } from './app/severe-findings.ts';
import { supplier } from './app/supplier.ts';
import { test } from './app/test.ts';

const fromMenu = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'Azioni sul preventivo' }).click();
  await page.getByRole('menuitem', { name }).click();
};
const fromPosition = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name: 'Azioni sulla posizione' }).click();
  await page.getByRole('menuitem', { name }).click();
};
const byButton = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

/** The last entry of a field's list, which creates a missing row. */
const newFrom = (field: RegExp, option: RegExp) => async (page: Page) => {
  await page.getByRole('combobox', { name: field }).first().click();
  await page.getByRole('option', { name: option }).click();
};
const fromRow = (act: string | RegExp) => async (page: Page) => {
  await page
    .getByRole('button', { name: /^Azioni per/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: act }).click();
};

type Visit = readonly [file: string, open: (page: Page) => Promise<void>];

/** Dialogs of an open quote by file, each opened like a user does. */
const ofQuote: readonly Visit[] = [
  ['features/quote-documents/components/send-dialog', byButton('Invia al cliente')],
  ['features/quote-documents/components/pdf-dialog', byButton('Anteprima PDF')],
  ['features/quotes/editor/dialogs/notes-dialog', fromMenu('Note, titolo e riferimenti')],
  ['features/quotes/editor/dialogs/rates-dialog', fromMenu('Aggiorna tariffe')],
  ['features/quotes/editor/dialogs/history-dialog', fromMenu('Storico del preventivo')],
  ['features/quote-documents/components/send-dialog', fromMenu('Segna come inviato')],
  ['features/quotes/editor/order-costs/order-costs-dialog', byButton('Costi dell’ordine')],
  ['features/quotes/editor/dialogs/similar-dialog', fromPosition('Preventivi simili')],
  ['features/quotes/editor/dialogs/templates-dialog', fromPosition('Da modello di ciclo…')],
  ['features/quotes/editor/dialogs/save-template-dialog', fromPosition('Salva come modello…')],
  [
    'entities/customers/new-customer-dialog',
    async (page) => {
      await byButton(/^Cliente:/)(page);
      await page.getByRole('option', { name: /^Nuovo cliente/ }).click();
    },
  ],
  ['entities/materials/new-material-dialog', newFrom(/^Materiale/, /^Nuovo materiale/)],
  ['entities/machines/new-machine-dialog', newFrom(/^Macchina/, /^Nuova macchina/)],
  [
    'features/quotes/editor/dialogs/together-dialog',
    async (page) => {
      await byButton('Aggiungi una posizione')(page);
      await byButton('Cambia più posizioni insieme')(page);
    },
  ],
  [
    'features/quotes/editor/sections/phases/paste-dialog',
    (page) =>
      page.getByRole('list', { name: 'Fasi del ciclo' }).evaluate((list) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', 'Tornitura\t30\t4,5\nFresatura\t20\t6');
        list.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }),
  ],
];

/** Calls that bring a quote into the state that the dialog needs, one after the other. */
type Prepared = readonly [file: string, calls: readonly [path: string, body: object][], Visit[1]];

const sent = ['sent', { confirmed: true }] as const;
const won = ['outcome', { state: 'accepted', reason: '', competitor: '', competitorPrice: null }] as const;

const ofSentQuote: readonly Prepared[] = [
  [
    'features/quotes/editor/dialogs/compare-dialog',
    [[...sent], ['revisions', {}]],
    fromMenu('Confronta revisioni'),
  ],
  ['features/quotes/editor/dialogs/outcome-dialog', [[...sent]], fromMenu('Accettato o rifiutato…')],
  ['features/jobs/components/order-dialog', [[...sent], [...won]], byButton('Crea commessa')],
  [
    'features/offers/components/answer-dialog',
    [],
    async (page) => {
      await byButton('Invia al cliente')(page);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Conferma', exact: true }).click();
      await dialog.getByRole('button', { name: 'Copia link e segna come inviato' }).click();
      await page.goto(await dialog.getByLabel('Indirizzo del link').inputValue());
      await byButton('Accetta')(page);
    },
  ],
];

const ofSupplier: readonly (readonly [path: string, ...visit: Visit])[] = [
  ['/addon-management', 'features/addons/components/define-addon-dialog', byButton('Nuovo addon')],
  ['/addon-management', 'features/addons/components/availability-dialog', fromRow('Scegli le aziende…')],
  ['/admin-licenses', 'features/licences/components/licence-dialog', fromRow('Modifica licenza…')],
  ['/admin-licenses', 'features/licences/components/extend-dialog', fromRow(/^Prolunga/)],
  ['/admin-licenses', 'features/licences/components/renew-dialog', fromRow('Rinnova…')],
  ['/admin-licenses', 'features/licences/components/history-dialog', fromRow('Storico…')],
  ['/user-assignment', 'features/supplier/components/invite-admin-dialog', byButton('Invita amministratore')],
];

const byState = (name: string) => async (page: Page) => {
  await byButton('Cambia stato')(page);
  await page.getByRole('menuitem', { name }).click();
};

const ofJob: readonly Visit[] = [
  ['features/jobs/components/reserve-dialog', byButton('Dal magazzino')],
  [
    'features/jobs/components/mail-paper-dialog',
    async (page) => {
      await byButton('Stampe')(page);
      await page.getByRole('menuitem', { name: /^Invia l’ordine al terzista/ }).click();
    },
  ],
  ['features/jobs/components/repeat-dialog', byButton('Ripeti')],
  ['features/jobs/components/ddt-dialog', byButton('DDT')],
  ['features/jobs/components/cancel-dialog', byState('Annullata')],
  ['features/jobs/components/split-dialog', byState('Dividi la commessa…')],
  ['features/jobs/components/correct-ddt-dialog', byButton(/^Correggi il DDT/)],
  ['features/jobs/components/annul-ddt-dialog', byButton(/^Annulla il DDT/)],
  ['features/jobs/components/check-dialog', byButton('Aggiungi una quota')],
  ['features/jobs/components/suspend-dialog', byState('Sospesa')],
];

const ofPages: readonly (readonly [path: string, ...visit: Visit])[] = [
  ['/dashboard/commesse', 'features/jobs/components/new-job-dialog', byButton('Nuova commessa')],
  ['/admin-users', 'features/users/components/invite-dialog', byButton(/Invita/)],
  ['/admin-users', 'features/users/components/user-sessions-dialog', fromRow('Sessioni…')],
  ['/integrazioni', 'features/integrations/components/key-dialog', byButton('Nuova chiave')],
  ['/integrazioni', 'features/integrations/components/hook-dialog', byButton('Nuovo webhook')],
  ['/integrazioni', 'features/integrations/components/feed-dialog', byButton('Nuovo calendario')],
  ['/profile', 'features/number-series/components/series-dialog', byButton('Nuovo sezionale')],
  ['/integrazioni', 'features/integrations/components/mailbox-dialog', byButton('Collega una casella')],
  ['/richieste', 'features/requests/components/settings-dialog', byButton('Impostazioni delle richieste')],
  ['/dashboard/commesse/reparto/persone', 'features/floor/components/pin-dialog', byButton('Aggiungi')],
  ['/dashboard/commesse/reparto', 'features/floor/scan/scan-dialog', byButton('Inquadra un codice')],
  [
    '/admin-users',
    'features/notices/components/settings-dialog',
    async (page) => {
      await byButton(/^Notifiche/)(page);
      await byButton('Scegli cosa ricevere per email')(page);
    },
  ],
  ['/dashboard/commesse/acquisti', 'features/rack/components/order-dialog', byButton('Segna ordinato')],
  ['/dashboard/commesse/acquisti', 'features/rack/components/mail-needs-dialog', byButton('Email')],
  [
    '/dashboard/commesse/acquisti',
    'features/rack/components/lead-days-dialog',
    byButton('Tempo di consegna'),
  ],
  ['/calcolo-parametri', 'entities/quotes/time-to-quote/time-dialog', byButton('Usa nel preventivo')],
  ['/calcolo-parametri', 'features/cutting/components/save-set-dialog', byButton(/Salva/)],
  ['/calcolo-parametri', 'features/cutting/components/compare-dialog', byButton(/Confronta/)],
  ['/profile', 'features/companies/components/logo-crop-dialog', chooseLogo],
  ['/addon-management', 'features/addons/components/addon-dialog', byButton(/^Scadenza di/)],
  ['/addon-management', 'features/contact/components/contact-dialog', byButton('Chiedi un addon')],
  ['/admin-licenses', 'features/licences/components/seat-dialog', fromRow(/scadenza…$/)],
  [
    '/admin-users',
    'features/users/components/role-dialog',
    async (page) => {
      await byButton('Azioni per Luca Riva')(page);
      await page.getByRole('menuitem', { name: 'Ruolo e costi…' }).click();
    },
  ],
  ['/integrazioni', 'features/integrations/components/hook-log', fromRow('Registro')],
  ['/dashboard', 'features/dashboard/components/arrange-dialog', byButton('Disponi la dashboard')],
  [
    '/dashboard',
    'features/dashboard/components/put-off-menu',
    async (page) => {
      await byButton(/^Rimanda P-/)(page);
      await page.getByRole('menuitem', { name: 'Scegli il giorno…' }).click();
    },
  ],
  ['/profile', 'features/companies/components/deletion-dialog', byButton('Richiedi cancellazione')],
  [
    '/materials',
    'features/imports/components/price-dialog',
    async (page) => {
      await byButton('Excel')(page);
      await page.getByRole('menuitem', { name: 'Aggiorna prezzi' }).click();
    },
  ],
];

/** Checked by axe in other journeys, or as the frame of the others. */
const ELSEWHERE = [
  'app/shell/mobile-bar',
  'app/shell/shortcuts',
  'components/form-dialog/form-dialog',
  'components/form-dialog/reason-dialog',
  'features/floor/kiosk/end-dialog',
  'features/jobs/components/take-dialog',
  'entities/quotes/back-test/back-test-dialog',
  'entities/files/file-dialog',
  'features/comments/components/picture-dialog',
  'features/files/preview/preview-dialog',
  'features/floor/kiosk/person-dialog',
  'features/invoicing/accounting/accounting-dialog',
  'features/invoicing/components/credit-dialog',
  'features/invoicing/components/document-dialog',
  'features/invoicing/components/invoice-dialog',
  'features/jobs/components/close-short-dialog',
  'features/jobs/components/costs-dialog',
  'features/jobs/components/ddt-form',
  'features/jobs/components/loaded-ddt',
  'features/jobs/components/return-dialog',
  'features/machines/components/copy-days-dialog',
  'features/requests/questions/ask-dialog',
  'features/quotes/editor/dialogs/templates-frame',
  'features/quotes/plain/plain-templates-dialog',
  'features/quotes/proposal/add-position-dialog',
  'features/quotes/editor/dialogs/conflict-dialog',
  'features/second-factor/components/add-passkey-dialog',
  'features/second-factor/components/proof-dialog',
  'registry/record/conflict-dialog',
  'registry/record/create-dialog',
];

const WEB = new URL('../apps/web/src/', import.meta.url);
const isDialog = (file: string) =>
  /<(Modal|Drawer|FormDialog|ReasonDialog|CreateDialog|FileDialog|TemplatesFrame|DdtForm|DocumentDialog)\b/.test(
    readFileSync(new URL(file, WEB), 'utf8'),
  );

test('every dialog of the product is checked by axe', () => {
  const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx') && isDialog(file),
  );
  const visited = [...ofQuote, ...ofSentQuote, ...ofJob].map(([file]) => file);
  const known = [...visited, ...[...ofPages, ...ofSupplier].map(([, file]) => file), ...ELSEWHERE];
  const found = files.map((file) => file.replace(/\.tsx$/, ''));
  expect(found.toSorted()).toEqual([...new Set(known)].toSorted());
});

async function post(page: Page, token: string, path: string, data: object, method = 'POST'): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.fetch(`/api${path}`, { method, headers, data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
}

async function expectGood(page: Page, what: string): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('[data-placeholder]')).toHaveCount(0);
  // The page below was checked in its own test, and would take ten times as long.
  expect(await severeFindingsInBothThemes(page, '[role="dialog"]'), what).toEqual([]);
  expect(await rawWords(page), what).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('open dialogs pass axe and are in Italian, light and dark', async ({ page }) => {
  test.slow();
  const { token } = await signIn(page);
  const quote = await createQuote(page, token, finishedPerno());
  await page.goto(`/quote-tools/${quote.guid}`);
  for (const [name, open] of ofQuote) {
    await open(page);
    await expectGood(page, name);
  }
});

test('open dialogs of a sent quote pass axe and are in Italian, light and dark', async ({ page }) => {
  test.slow();
  const { token } = await signIn(page);
  for (const [name, calls, open] of ofSentQuote) {
    const quote = await createQuote(page, token, finishedPerno());
    for (const [path, body] of calls) await post(page, token, `/quotes/${quote.guid}/${path}`, body);
    await page.goto(`/quote-tools/${quote.guid}`);
    await open(page);
    await expectGood(page, name);
  }
});

test('open dialogs of the supplier pass axe and are in Italian, light and dark', async ({ page }) => {
  test.slow();
  await storeSession(page, await openSession(page.request, supplier));
  await page.goto('/dashboard');
  for (const [path, name, open] of ofSupplier) {
    await openInside(page, path);
    await open(page);
    await expectGood(page, name);
  }
});

test('open dialogs of the other pages pass axe and are in Italian, light and dark', async ({ page }) => {
  test.slow();
  const { token } = await signIn(page);
  const job = await makeJob(page, token, 'Perno di prova', {
    material: 'C45',
    phase: { kind: 'external', supplier: 'Zinco' },
  });
  const headers = { authorization: `Bearer ${token}` };
  const listed = await page.request.get('/api/materials/rows?q=C45', { headers });
  const { rows } = (await listed.json()) as { rows: { guid: string }[] };
  // The material has a supplier, who has a lead time.
  const supplied = { base: {}, changes: { suppliers: ['Acciai Sesia'], designation: 'C45' } };
  await post(page, token, `/materials/${rows[0]?.guid}`, supplied, 'PUT');
  await addColleague(page.request, token, { firstName: 'Luca', lastName: 'Riva', role: 'tecnico' });
  const quote = await createQuote(page, token, finishedPerno());
  await post(page, token, `/quotes/${quote.guid}/sent`, { confirmed: true });
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' }).format(new Date());
  await post(page, token, `/quotes/${quote.guid}/follow-up`, { on: today }, 'PUT');
  const hook = { url: 'https://gestionale.example.com/hook', events: ['quote.accepted'], active: true };
  await post(page, token, '/webhooks', hook);
  await page.goto('/dashboard');
  for (const [path, name, open] of ofPages) {
    await openInside(page, path);
    await open(page);
    await expectGood(page, name);
  }
  await post(page, token, '/ddts', {
    date: today,
    destination: '',
    reason: 'Vendita',
    carrier: '',
    packages: 1,
    weight: null,
    appearance: '',
    notes: '',
    lines: [{ jobGuid: job, quantity: 1 }],
  });
  await openInside(page, `/dashboard/commesse/${job}`);
  for (const [name, open] of ofJob) {
    await open(page);
    await expectGood(page, name);
  }
});
