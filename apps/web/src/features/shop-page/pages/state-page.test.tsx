import { screen } from '@testing-library/react';
import type { ShopRequestView } from '@truciolo/contract';
import { expect, it } from 'vitest';
import { renderPage } from '../../../../test/render-page.tsx';
import { stubApi } from '../../../../test/stub-api.ts';
import { StatePage } from './state-page.tsx';

const AT = '2026-11-17T10:00:00.000Z';
const request: ShopRequestView = {
  shop: {
    slug: 'valsesia',
    name: 'Officina Valsesia',
    phone: '',
    email: '',
    colour: '#27435c',
    logoUrl: null,
  },
  number: 'R-2026-0042',
  state: 'offered',
  sentAt: AT,
  wantedBy: null,
  name: 'Elena',
  company: 'Cusio',
  language: 'it',
  parts: [
    {
      name: 'Flangia',
      material: 'S355J2',
      treatment: '',
      quantities: [10],
      notes: '',
      prices: [],
      reason: 'no-model',
    },
  ],
  files: [{ name: 'flangia.pdf', kind: 'pdf', bytes: 10, at: AT }],
  messages: [{ fromShop: true, name: 'Anna', text: 'Serve il certificato?', at: AT }],
  offerUrl: '/offerta/xyz',
  deletedOn: '2027-11-17',
};

it('leads to the offer, and takes an answer', async () => {
  const answered = {
    ...request,
    messages: [...request.messages, { fromShop: false, name: 'Elena', text: 'Sì, 3.1', at: AT }],
  };
  const asked = stubApi({
    'GET /api/shop-requests/t': request,
    'POST /api/shop-requests/t/answers': answered,
  });
  const { user } = renderPage(<StatePage token="t" />);
  expect((await screen.findByRole('link', { name: 'Apri l’offerta' })).getAttribute('href')).toBe(
    '/offerta/xyz',
  );
  await user.click(screen.getByRole('button', { name: 'Invia la risposta' }));
  expect(screen.getByText('Scrivi qualcosa prima di inviare.')).toBeTruthy();
  await user.type(screen.getByLabelText('La tua risposta'), 'Sì, 3.1');
  await user.click(screen.getByRole('button', { name: 'Invia la risposta' }));
  expect(await screen.findByText('Sì, 3.1', { selector: 'p' })).toBeTruthy();
  expect(asked.at(-1)?.body).toEqual({ text: 'Sì, 3.1' });
});

it('a buyer whom nobody asked anything writes a message, no answer', async () => {
  stubApi({ 'GET /api/shop-requests/t': { ...request, messages: [] } });
  renderPage(<StatePage token="t" />);
  expect(await screen.findByLabelText('Scrivi all’officina')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Invia il messaggio' })).toBeTruthy();
});

it('the buyer deletes a request after one question', async () => {
  const asked = stubApi({
    'GET /api/shop-requests/t': request,
    'DELETE /api/shop-requests/t': { success: true },
  });
  const { user } = renderPage(<StatePage token="t" />);
  await user.click(await screen.findByRole('button', { name: 'Cancella la richiesta' }));
  await user.click(screen.getByRole('button', { name: 'Cancella' }));
  expect(await screen.findByText('Richiesta cancellata')).toBeTruthy();
  expect(asked.at(-1)?.call).toBe('DELETE /api/shop-requests/t');
});

it('a link that leads nowhere says so', async () => {
  localStorage.setItem('shop-language', 'en');
  stubApi({ 'GET /api/shop-requests/t': { status: 404, json: { code: 'SHOP_LINK_UNKNOWN', message: 'x' } } });
  renderPage(<StatePage token="t" />);
  expect((await screen.findByRole('alert')).textContent).toMatch(/leads to no request/);
});
