import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../../test/render-page.tsx';
import { SAMPLE_MATERIAL, sampleShop as shop } from '../../../../test/sample-shop.ts';
import { stubApi } from '../../../../test/stub-api.ts';
// The page loads it with the first file; here it is loaded before, because a busy machine takes seconds.
import '../parts/inspect-file.ts';
import { ShopPage } from './shop-page.tsx';

const DXF = '0\nSECTION\n2\nHEADER\n0\nENDSEC\n0\nEOF\n';
const answers = {
  'GET /api/shop-pages/valsesia': shop,
  'GET /api/utils/contact/question': { text: '3 + 4', ticket: 'ticket' },
  'POST /api/shop-pages/valsesia/prices': {
    parts: [{ id: 'x', prices: [], reason: 'no-model', without: [], assumptions: [], ticket: 't' }],
  },
  'POST /api/shop-pages/valsesia/requests': { status: 201, json: { token: 'abc', number: 'R-1' } },
};

/** Files are sent by a request that reports its progress. */
class Uploads {
  static names: string[] = [];
  upload = {};
  status = 201;
  responseText = JSON.stringify({ key: 'k'.repeat(43), name: 'x', kind: 'dxf', bytes: 1 });
  onload = () => {};
  open(_method: string, address: string) {
    Uploads.names.push(new URL(address, 'http://localhost').searchParams.get('name') ?? '');
  }
  setRequestHeader() {}
  abort() {}
  send() {
    queueMicrotask(() => this.onload());
  }
}

const drop = (...files: File[]) => {
  const event = new Event('drop', { bubbles: true, cancelable: true });
  Object.assign(event, { dataTransfer: { files } });
  window.dispatchEvent(event);
};

beforeEach(() => {
  Uploads.names = [];
  vi.stubGlobal('scrollTo', () => {});
  localStorage.setItem('shop-language', 'it');
});
afterEach(() => {
  document.documentElement.lang = 'it';
});

it('shows the shop with its contacts, in the language that the visitor chooses', async () => {
  stubApi(answers);
  const { user } = renderPage(<ShopPage slug="valsesia" />);
  expect(await screen.findByRole('heading', { name: 'Chiedi un’offerta' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /0163 000 014/ }).getAttribute('href')).toBe('tel:0163000014');
  await user.click(screen.getByRole('button', { name: 'DE' }));
  expect(screen.getByRole('heading', { name: 'Angebot anfragen' })).toBeTruthy();
  expect(document.documentElement.lang).toBe('de');
  await user.click(screen.getByRole('button', { name: 'EN' }));
  expect(screen.getByRole('heading', { name: 'Request a quotation' })).toBeTruthy();
});

it('a closed page and an unknown one say so', async () => {
  stubApi({
    'GET /api/shop-pages/chiusa': { status: 410, json: { code: 'SHOP_PAGE_CLOSED', message: 'x' } },
  });
  renderPage(<ShopPage slug="chiusa" />);
  expect((await screen.findByRole('alert')).textContent).toMatch(/non riceve richieste/);
  expect(screen.queryByRole('link')).toBeNull();
});

it('a page that is closed for a while names its shop and how to reach it', async () => {
  const shop = { name: 'Officina Valsesia', phone: '0163 000 014', email: 'info@valsesia.example' };
  stubApi({
    'GET /api/shop-pages/ferma': { status: 410, json: { code: 'SHOP_PAGE_CLOSED', message: 'x', shop } },
  });
  renderPage(<ShopPage slug="ferma" />);
  expect(await screen.findByRole('heading', { name: /^Officina Valsesia/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: '0163 000 014' }).getAttribute('href')).toBe('tel:0163000014');
  expect(screen.getByRole('link', { name: 'info@valsesia.example' })).toBeTruthy();
});

it('an empty file costs one sentence and the others stay', async () => {
  stubApi(answers);
  renderPage(<ShopPage slug="valsesia" />);
  await screen.findByRole('heading', { name: 'Chiedi un’offerta' });
  drop(new File([''], 'vuoto.step'), new File([DXF], 'bussola.dxf'));
  expect((await screen.findByRole('alert')).textContent).toContain('«vuoto.step» è vuoto');
  const part = within(await screen.findByRole('article', { name: 'bussola' }));
  expect(await part.findByText('Con il modello 3D lo vedi subito.')).toBeTruthy();
});

it('errors stand at their fields, and nothing is sent', async () => {
  const asked = stubApi(answers);
  const { user } = renderPage(<ShopPage slug="valsesia" />);
  await screen.findByText('Quanto fa 3 + 4?');
  await user.type(screen.getByLabelText('Partita IVA'), '00743110158');
  await user.click(screen.getByRole('button', { name: 'Invia la richiesta' }));
  const vat = screen.getByLabelText('Partita IVA');
  const note = document.getElementById(vat.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe('Il numero non torna: controlla le cifre.');
  expect(document.activeElement).toBe(screen.getByLabelText('Nome e cognome'));
  expect(asked.some(({ call }) => call.endsWith('/requests'))).toBe(false);
});

it('a request goes with its files, quantities and notes, and leads to its state', async () => {
  const asked = stubApi(answers);
  vi.stubGlobal('XMLHttpRequest', Uploads);
  const { user } = renderPage(<ShopPage slug="valsesia" />);
  await screen.findByText('Quanto fa 3 + 4?');
  drop(new File([DXF], 'bussola.dxf'));
  const part = within(await screen.findByRole('article', { name: 'bussola' }));
  await user.selectOptions(part.getByLabelText('Materiale'), 'S355J2');
  await user.click(part.getByRole('button', { name: 'Aggiungi quantità' }));
  await user.type(part.getByRole('textbox', { name: 'Aggiungi quantità' }), '200{Enter}');
  await user.type(part.getByLabelText('Note'), 'Certificato 3.1');
  await user.type(screen.getByLabelText('Nome e cognome'), 'Elena Fontana');
  await user.type(screen.getByLabelText('Azienda'), 'Meccanica Cusio');
  await user.type(screen.getByLabelText('Mail'), 'e.fontana@cusio.example');
  const day = screen.getByRole<HTMLInputElement>('textbox', { name: 'Ti servono entro' });
  await user.type(day, '31.12.99');
  await user.type(screen.getByLabelText('Quanto fa 3 + 4?'), '7');
  expect(day.value).toBe('31/12/2099');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Invia la richiesta' }));
  expect((await screen.findByRole('link', { name: 'Segui la richiesta' })).getAttribute('href')).toBe(
    '/officina/richiesta/abc',
  );
  await waitFor(() => expect(Uploads.names).toEqual(['bussola.dxf']));
  const sent = asked.find(({ call }) => call.endsWith('/requests'))?.body;
  expect(sent).toMatchObject({
    company: 'Meccanica Cusio',
    verificationAnswer: 7,
    wantedBy: '2099-12-31',
    privacyConsent: true,
    parts: [
      {
        name: 'bussola',
        materialGuid: SAMPLE_MATERIAL,
        quantities: [10, 200],
        notes: 'Certificato 3.1',
        tolerance: 'drawing',
        files: ['k'.repeat(43)],
      },
    ],
  });
});
