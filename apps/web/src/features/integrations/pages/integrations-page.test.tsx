import { screen, within } from '@testing-library/react';
import type { Webhook } from '@truciolo/contract';
import { expect, it } from 'vitest';
import { asUser } from '../../../../test/as-user.ts';
import { renderPage } from '../../../../test/render-page.tsx';
import { stubApi } from '../../../../test/stub-api.ts';
import { HookLog } from '../components/hook-log.tsx';
import { IntegrationsPage } from './integrations-page.tsx';

const GUID = '0190a000-0000-7000-8000-000000000001';
const AT = '2026-11-17T10:00:00.000Z';
const key = {
  guid: GUID,
  name: 'Gestionale',
  hint: 'abcd',
  scopes: ['quotes:read'],
  programHost: null,
  createdByName: 'Anna',
  createdAt: AT,
  expiresAt: null,
  lastUsedAt: null,
  lastUsedFrom: '',
  revokedAt: null,
};
const hook: Webhook = {
  guid: GUID,
  url: 'https://erp.example.it/hook',
  events: ['quote.sent'],
  active: true,
  createdAt: AT,
  createdByName: 'Anna',
  waiting: 0,
  failingSince: null,
  lastSentAt: AT,
  previousSecretUntil: null,
};
const delivery = {
  guid: GUID,
  event: 'quote.sent',
  state: 'failed',
  attempts: 3,
  status: 500,
  error: 'Ha risposto 500.',
  createdAt: AT,
  triedAt: AT,
  nextAt: null,
  body: '{"id":"x"}',
  signature: 't=1,v1=aa,v1=bb',
  answer: 'errore interno',
};

const LEADS = ['manage consumer licenses'];

const stub = (capabilities: string[] = LEADS) => {
  asUser({ capabilities });
  return stubApi({
    'GET /api/api-keys': [],
    'POST /api/api-keys': { status: 201, json: { key, token: 'trc_prova' } },
    'GET /api/webhooks': [hook],
    [`GET /api/webhooks/${GUID}/deliveries`]: [delivery],
    'GET /api/feeds': [],
    'GET /api/preferences/views': {},
    'POST /api/feeds': {
      status: 201,
      json: {
        feed: { guid: GUID, kind: 'calendar', name: 'Truciolo', list: null, createdAt: AT, lastReadAt: null },
        path: '/calendars/segreto.ics',
      },
    },
  });
};

it('a new key comes with its first call, ready to paste', async () => {
  stub();
  const { user } = renderPage(<IntegrationsPage />, '/integrazioni');
  await user.click(await screen.findByRole('button', { name: 'Nuova chiave' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText(/Preparare bozze di preventivo/)).toBeTruthy();
  await user.type(dialog.getByLabelText(/A che cosa serve/), 'Gestionale');
  await user.click(dialog.getByRole('button', { name: 'Crea la chiave' }));
  expect(
    await screen.findByDisplayValue(/curl --header "Authorization: Bearer trc_prova" "http.*\/quotes\/rows/),
  ).toBeTruthy();
});

it('a call to a webhook is shown with its request and its answer', async () => {
  stub();
  const { user } = renderPage(<HookLog hook={hook} onClose={() => {}} />, '/integrazioni');
  await user.click(await screen.findByRole('button', { name: 'Dettagli' }));
  expect(await screen.findByDisplayValue(/x-truciolo-signature: t=1,v1=aa,v1=bb/)).toBeTruthy();
  expect(screen.getByDisplayValue(/errore interno/)).toBeTruthy();
});

it('a new calendar shows its secret address once', async () => {
  stub();
  const { user } = renderPage(<IntegrationsPage />, '/integrazioni');
  await user.click(await screen.findByRole('button', { name: 'Nuovo calendario' }));
  await user.click(await screen.findByRole('button', { name: 'Crea l’indirizzo' }));
  expect(await screen.findByDisplayValue(/\/api\/calendars\/segreto\.ics$/)).toBeTruthy();
});

it('a user who does not lead the company finds the calendar and the tables, and nothing else', async () => {
  const asked = stub([]);
  const { user } = renderPage(<IntegrationsPage />, '/integrazioni');
  await user.click(await screen.findByRole('button', { name: 'Nuovo calendario' }));
  await user.click(await screen.findByRole('button', { name: 'Crea l’indirizzo' }));
  expect(await screen.findByDisplayValue(/\/api\/calendars\/segreto\.ics$/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Nuova chiave' })).toBeNull();
  expect(asked.some(({ call }) => /api-keys|webhooks|mailbox/.test(call))).toBe(false);
});
