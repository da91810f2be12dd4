import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../../test/render-page.tsx';
import { stubApi } from '../../../../test/stub-api.ts';
import { ShopSettingsPage } from './shop-settings-page.tsx';

const settings = {
  active: false,
  slug: 'valsesia',
  tagline: '',
  languages: ['it', 'en', 'de'],
  indexed: false,
  priceMode: 'range',
  margin: null,
  minimumOrder: 0,
  answerDays: 1,
  materials: [],
  treatments: [],
  processes: ['turned', 'milled'],
  longestSide: 500,
  largestQuantity: 1000,
  widestBand: 40,
  retentionMonths: 12,
  privacyText: '',
  version: 1,
  url: 'https://app.example.it/officina/valsesia',
};

it('the switch opens the page; link, code and lines for a website are there to share', async () => {
  const asked = stubApi({
    'GET /api/shop-page': settings,
    'GET /api/materials/all': [],
    'GET /api/works': { rows: [], total: 0 },
    'PATCH /api/shop-page': { ...settings, active: true, version: 2 },
  });
  const { user } = renderPage(<ShopSettingsPage preview={() => null} />);
  await user.click(await screen.findByRole('switch', { name: /Pagina aperta ai clienti/ }));
  await user.click(screen.getByRole('button', { name: 'Salva' }));
  await waitFor(() =>
    expect(asked.find(({ call }) => call === 'PATCH /api/shop-page')?.body).toEqual({
      base: { active: false },
      changes: { active: true },
    }),
  );
  expect(screen.getByDisplayValue('https://app.example.it/officina/valsesia')).toBeTruthy();
  expect(screen.getByLabelText('Codice QR di https://app.example.it/officina/valsesia')).toBeTruthy();
  expect(
    screen.getByDisplayValue(/<iframe src="https:\/\/app\.example\.it\/officina\/valsesia"/),
  ).toBeTruthy();
});

it('an address with blanks is refused at its field', async () => {
  const asked = stubApi({ 'GET /api/shop-page': settings });
  const { user } = renderPage(<ShopSettingsPage preview={() => null} />);
  const slug = await screen.findByLabelText('Indirizzo');
  await user.clear(slug);
  await user.type(slug, 'A B');
  await user.click(screen.getByRole('button', { name: 'Salva' }));
  expect(await screen.findByText(/lettere minuscole, cifre e trattini/)).toBeTruthy();
  expect(asked.some(({ call }) => call === 'PATCH /api/shop-page')).toBe(false);
});
