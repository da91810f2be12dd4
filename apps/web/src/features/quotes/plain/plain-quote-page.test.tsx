import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { applyChanges, type Change } from '@truciolo/changes';
import type { Company, PlainView } from '@truciolo/contract';
import { ZERO } from '@truciolo/money';
import type { PlainQuote } from '@truciolo/quote';
import { Link } from 'react-router';
import { expect, it } from 'vitest';
import { asUser } from '../../../../test/as-user.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { held, stubApi } from '../../../../test/stub-api.ts';
import { newPlainPosition } from './new-plain-position.ts';
import { PlainQuotePage } from './plain-quote-page.tsx';

const COMPANY = '01900000-0000-7000-8000-0000000000c0';
const GUID = '01900000-0000-7000-8000-0000000000a1';
const company: Company = {
  guid: COMPANY,
  kind: 'consumer',
  name: 'Officina Riva',
  vatNumber: '00743110157',
  fiscalCode: '',
  address: 'Via Roma 1',
  postalCode: '20900',
  city: 'Monza',
  province: 'MB',
  phone: '',
  email: '',
  pec: '',
  iban: '',
  website: '',
  pdfColour: '#27435c',
  pdfIntro: '',
  pdfConditions: '',
  pdfFooter: '',
  defaultMargin: null,
  defaultVat: 22,
  taxRegime: 'RF01',
  validityDays: 30,
  paymentTerms: '60 gg',
  deliveryTerms: 'Franco officina',
  quoteNumberFormat: 'P-{aaaa}-{nnnn}',
  sheetSizes: '',
  labourIsVariable: true,
  materialLeadDays: 5,
  deliveryMarginDays: 2,
  patronDay: '',
  overtimePercent: 0,
  oneMachineEach: true,
  logoUrl: null,
  version: 1,
};
const draft: PlainQuote = {
  customer: { guid: null, name: 'Rossi', contact: '', email: '', address: '', vatNumber: '' },
  title: 'Perni',
  reference: '',
  validityDays: 30,
  paymentTerms: '',
  deliveryTerms: '',
  language: 'it',
  customerNotes: '',
  positions: [],
};
const none = { positions: ZERO, discount: ZERO, topUp: ZERO, charges: ZERO, taxable: ZERO };
const view: PlainView = {
  guid: GUID,
  number: 'P-2026-0001',
  revision: 1,
  state: 'draft',
  draft,
  prices: [],
  counted: [],
  charges: [],
  totals: { ...none, vat: [], vatTotal: ZERO, total: ZERO },
  unpriced: 0,
  toConfirm: [],
  validUntil: '2026-12-16',
  sentAt: null,
  outcome: null,
  version: 1,
  updatedAt: '2026-11-16T08:42:00.000Z',
};

/** The server with one quote, which a colleague may change and which may be unreachable. */
function serve() {
  let stored = view;
  const server = { isAway: false };
  const asked = stubApi({
    [`GET /api/companies/${COMPANY}`]: company,
    'GET /api/machines': [],
    [`GET /api/plain-quotes/${GUID}`]: async () => stored,
    [`PATCH /api/plain-quotes/${GUID}`]: async () => {
      if (server.isAway) return null;
      if (stored.state !== 'draft')
        return { status: 409, json: { code: 'QUOTE_FROZEN', message: 'Già inviato.' } };
      const changes = (asked.at(-1)?.body as { changes: Change[] } | undefined)?.changes ?? [];
      const { document, conflicts } = applyChanges(stored.draft, changes);
      if (conflicts.length > 0) return { status: 409, json: { code: 'CONFLICT', message: 'Conflitto.' } };
      stored = { ...stored, draft: document, version: stored.version + 1 };
      return stored;
    },
    [`POST /api/plain-quotes/${GUID}/copies`]: async () => stored,
    [`POST /api/plain-quotes/${GUID}/revisions`]: async () => {
      stored = { ...stored, state: 'draft', revision: stored.revision + 1, version: stored.version + 1 };
      return stored;
    },
  });
  return {
    server,
    calls: () => asked.map(({ call }) => call),
    stored: () => stored.draft,
    colleague: (change: Partial<PlainQuote>) => {
      stored = { ...stored, draft: { ...stored.draft, ...change }, version: stored.version + 1 };
    },
    colleagueSends: () => {
      stored = { ...stored, state: 'sent', version: stored.version + 1 };
    },
  };
}

function open(path = `/${GUID}`) {
  asUser({ companyGuid: COMPANY });
  const nothing = () => null;
  const link = () => <Link to="/storico">Storico</Link>;
  return renderPage(
    <PlainQuotePage comments={nothing} files={nothing} preview={nothing} send={link} />,
    path,
  );
}
const title = () => screen.findByLabelText<HTMLInputElement>('Titolo');

it('the user chooses where a colleague changed the same field, and the choice is saved', async () => {
  const { stored, colleague } = serve();
  const { user } = open();
  await user.type(await title(), ' mio');
  colleague({ title: 'Loro', reference: 'RDA 12' });
  const dialog = await screen.findByRole('dialog', { name: 'Qualcun altro ha modificato gli stessi campi' });
  expect(within(dialog).getByText('Perni mio')).toBeTruthy();
  expect(stored().title).toBe('Loro');
  await user.click(within(dialog).getByRole('button', { name: 'Tieni la scelta' }));
  await waitFor(() => expect(stored()).toMatchObject({ title: 'Perni mio', reference: 'RDA 12' }));
});

it('work that did not reach the server is on the page again after a reload', async () => {
  const { server, stored } = serve();
  server.isAway = true;
  const { user } = open();
  await user.type(await title(), ' 2');
  await screen.findByText('Non salvato: connessione assente, riprovo');
  cleanup();
  server.isAway = false;
  open();
  expect((await title()).value).toBe('Perni 2');
  await waitFor(() => expect(stored().title).toBe('Perni 2'), { timeout: 3000 });
});

it('a link pressed during the first save leads away once the quote is saved', async () => {
  const first = held({ ...view, draft: { ...draft, title: 'Perni' } });
  const asked = stubApi({
    [`GET /api/companies/${COMPANY}`]: company,
    'GET /api/machines': [],
    'POST /api/plain-quotes': first.answer,
  });
  const { user, address } = open('/');
  await user.type(await title(), 'Perni');
  await waitFor(() => expect(asked.map(({ call }) => call)).toContain('POST /api/plain-quotes'));
  await user.click(screen.getByRole('link', { name: 'Storico' }));
  first.letGo();
  await waitFor(() => expect(address()).toBe('/storico'));
});

it('a new revision saves work that came too late for the sent one', async () => {
  const { stored, colleagueSends } = serve();
  const { user } = open();
  await user.type(await title(), ' 2');
  colleagueSends();
  await screen.findByText(/Nel frattempo il preventivo è stato inviato/);
  await user.click(screen.getByRole('button', { name: 'Nuova revisione' }));
  await waitFor(() => expect(stored().title).toBe('Perni 2'), { timeout: 3000 });
});

it('a sent quote can be copied although late work was not saved into it', async () => {
  const { calls, colleagueSends } = serve();
  const { user } = open();
  await user.type(await title(), ' 2');
  colleagueSends();
  await screen.findByText(/Nel frattempo il preventivo è stato inviato/);
  await user.click(screen.getByRole('button', { name: 'Azioni sul preventivo' }));
  (await screen.findByRole('menuitem', { name: 'Duplica preventivo', hidden: true })).click();
  await waitFor(() => expect(calls()).toContain(`POST /api/plain-quotes/${GUID}/copies`));
});

it('a quote with an unreadable number is not copied without it', async () => {
  const { calls } = serve();
  const { user } = open();
  await user.type(await screen.findByLabelText('Validità'), 'x');
  await user.click(screen.getByRole('button', { name: 'Azioni sul preventivo' }));
  (await screen.findByRole('menuitem', { name: 'Duplica preventivo', hidden: true })).click();
  await screen.findByText(/Prima correggi «Validità»/);
  expect(calls()).not.toContain(`POST /api/plain-quotes/${GUID}/copies`);
});

it('prices are marked as out of date while a change has not reached the server', async () => {
  const { server, colleague } = serve();
  colleague({ positions: [newPlainPosition([], [10])] });
  const { user } = open();
  const prices = await screen.findByRole('region', { name: 'Prezzi' });
  expect(prices.getAttribute('aria-busy')).toBe('false');
  server.isAway = true;
  await user.type(await title(), ' 2');
  await screen.findByText('Non salvato: connessione assente, riprovo');
  expect(prices.getAttribute('aria-busy')).toBe('true');
});
