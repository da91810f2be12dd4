import { screen, waitFor } from '@testing-library/react';
import { blankRequestContent, type ShopRequest } from '@truciolo/contract';
import { expect, it } from 'vitest';
import { asUser } from '../../../../test/as-user.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { REQUEST_GUID as GUID, SHEET_GUID as SHEET, sampleRequest } from '../../../../test/sample-request.ts';
import { stubApi } from '../../../../test/stub-api.ts';
import { RequestPreview } from './request-preview.tsx';

const QUOTE = '0190b000-0000-7000-8000-000000000003';
const GET = `GET /api/requests/${GUID}`;
const SAVE = `PATCH /api/requests/${GUID}`;
const ORDER = `GET /api/requests/${GUID}/order`;
const WATCH = `GET /api/requests/${GUID}/watch`;

const position = (id: string, code: string, files: string[]) => ({
  id,
  files,
  takenFrom: null,
  fields: { code: { state: 'confirmed' as const, value: code, readings: [] } },
});

const request = sampleRequest({
  senderCheck: { spf: 'fail', dkim: 'pass', sender: 'rossi.example', signer: 'rossi.example' },
  content: {
    ...blankRequestContent(),
    positions: [position('p1', 'RO-4520', [SHEET]), position('p2', 'RO-4501', [])],
  },
});

const acts = {
  isBusy: false,
  draft: () => {},
  discard: () => {},
  restore: () => {},
  remove: async () => {},
  openQuestions: () => {},
  dialog: null,
};
const watched = {
  version: 3,
  changedBy: null,
  others: [{ guid: QUOTE, name: 'Ugo Riva', position: null, field: null }],
};
const page = <RequestPreview guid={GUID} mayWrite acts={acts} />;

it('a file is moved to another position with keys, and a colleague on the request is named', async () => {
  asUser();
  const asked = stubApi({ [GET]: request, [SAVE]: request, [WATCH]: watched });
  const { user } = renderPage(page, `/richieste/${GUID}`);
  await waitFor(() => expect(asked.map(({ call }) => call)).toContain(WATCH));
  expect(await screen.findByText('Anche Ugo Riva sta guardando')).toBeTruthy();
  expect(screen.getByText('SPF non superato · rossi.example').title).toContain('non è fra quelli dichiarati');
  expect(screen.getByText('firma DKIM valida · rossi.example')).toBeTruthy();
  (await screen.findByRole('button', { name: 'RO-4520.pdf, azioni' })).focus();
  await user.keyboard('{Enter}');
  // The menu fades in: to the test environment it is hidden at first.
  (await screen.findByRole('menuitem', { name: '2. RO-4501', hidden: true })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(asked.some(({ call }) => call === SAVE)).toBe(true));
  expect(asked.find(({ call }) => call === SAVE)?.body).toEqual({
    changes: [
      { path: ['positions', 'p1', 'files'], base: [SHEET], value: [] },
      { path: ['positions', 'p2', 'files'], base: [], value: [SHEET] },
    ],
  });
});

it('an order is decided point by point before it goes on to its quote', async () => {
  asUser();
  const difference = (decided: 'order' | null) => ({
    comparison: {
      quoteGuid: QUOTE,
      number: 'P-2026-0061',
      revision: 1,
      state: 'sent',
      differences: [
        {
          key: 'ro4520|quantity',
          field: 'quantity',
          code: 'RO-4520',
          ordered: '60 pz',
          offered: '10, 50 pz',
          proof: '60 pezzi',
          decided,
        },
      ],
    },
  });
  const order: ShopRequest = {
    ...request,
    kind: 'order',
    confirms: { guid: QUOTE, number: 'P-2026-0061', state: 'sent' },
  };
  let isDecided = false;
  const asked = stubApi({
    [GET]: order,
    [SAVE]: async () => {
      isDecided = true;
      return { ...order, version: 4 };
    },
    [ORDER]: async () => difference(isDecided ? 'order' : null),
    [WATCH]: watched,
  });
  const { user } = renderPage(page, `/richieste/${GUID}`);
  expect(await screen.findByText('«60 pezzi»')).toBeTruthy();
  expect(screen.getByText('10, 50 pz')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Continua sul preventivo' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'ordine' }));
  expect(await screen.findByRole('link', { name: 'Continua sul preventivo' })).toBeTruthy();
  expect(asked.find(({ call }) => call === SAVE)?.body).toEqual({
    changes: [{ path: ['orderDecisions'], value: { 'ro4520|quantity': 'order' } }],
  });
});

it('a customer of the registry has its figures', async () => {
  asUser();
  const customer = '0190b000-0000-7000-8000-000000000004';
  const known = sampleRequest({
    content: { ...blankRequestContent(), customerGuid: customer, customerName: 'Rossi Oleodinamica' },
  });
  const figure = (count: number) => ({ count, value: 0 });
  const lists = { answerHours: null, byCustomer: [], byMaterial: [], byQuantity: [] };
  const asked = stubApi({
    [GET]: known,
    [WATCH]: watched,
    'GET /api/quotes/statistics': { open: figure(9), won: figure(14), lost: figure(18), ...lists },
  });
  renderPage(page, `/richieste/${GUID}`);
  expect(await screen.findByText('41, vinti 44 %')).toBeTruthy();
  const { query } = asked.find(({ call }) => call.endsWith('/statistics')) ?? {};
  expect(query?.getAll('filter')).toEqual([`customer:${customer}`]);
});
