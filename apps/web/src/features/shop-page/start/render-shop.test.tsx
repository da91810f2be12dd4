import { screen } from '@testing-library/react';
import { siteConfig } from '@truciolo/contract';
import { beforeEach, expect, it, vi } from 'vitest';
import { sampleShop as shop } from '../../../../test/sample-shop.ts';
import { stubApi } from '../../../../test/stub-api.ts';
import { mountPages } from './mount-pages.tsx';
import { renderShop } from './render-shop.tsx';

const site = siteConfig.parse({});

beforeEach(() => {
  localStorage.clear();
  stubApi({ 'GET /api/utils/contact/question': { text: '3 + 4', ticket: 'ticket' } });
});

/** The document as the server sends it to a browser of this language. */
function send(language: string): HTMLElement {
  const drawn = renderShop(shop, language, site);
  document.documentElement.lang = drawn.language;
  document.body.innerHTML = `<script type="application/json" id="shop">${JSON.stringify(shop)}</script><div id="root">${drawn.html}</div>`;
  window.history.replaceState(null, '', `/officina/${shop.slug}`);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue([language]);
  return document.getElementById('root') as HTMLElement;
}

it('the server draws the shop, its contacts and the place for files in the language of the browser', () => {
  const german = renderShop(shop, 'de-CH,de;q=0.9,en;q=0.8', site);
  expect(german.language).toBe('de');
  expect(german.title).toBe(`${shop.name}: Angebot anfragen`);
  expect(german.html).toContain('Angebot anfragen');
  expect(german.html).toContain('tel:0163000014');
  expect(renderShop(shop, '', site).language).toBe('it');
});

it('the browser takes over the picture of the server without drawing it again', async () => {
  const wrong = vi.spyOn(console, 'error');
  const container = send('de');
  const heading = screen.getByRole('heading', { name: 'Angebot anfragen' });
  const root = await mountPages(container);
  expect(await screen.findByText(/3 \+ 4/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Angebot anfragen' })).toBe(heading);
  expect(wrong).not.toHaveBeenCalled();
  root.unmount();
});

it('a visitor who chose another language gets a page in that one, with the same fields', async () => {
  localStorage.setItem('shop-language', 'it');
  const container = send('de');
  const field = screen.getByLabelText('Vor- und Nachname');
  const root = await mountPages(container);
  expect(await screen.findByRole('heading', { name: 'Chiedi un’offerta' })).toBeTruthy();
  // A new field would have lost a text that was typed into the first picture.
  expect(screen.getByLabelText('Nome e cognome')).toBe(field);
  root.unmount();
});
