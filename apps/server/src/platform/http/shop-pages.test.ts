import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { addShopPages, type DrawShop } from './shop-pages.ts';

const TEMPLATE =
  '<html lang="it"><head><title>Offerta</title><meta name="robots" content="noindex" /><!--shop-json--></head><div id="root"><!--shop-html--></div>';
const draw: DrawShop = (_answer, accepted) => ({ language: accepted, title: 'A & B', html: '<h1>$& B</h1>' });

async function open(url: string, drawn: DrawShop | null = null) {
  const app = Fastify();
  addShopPages(app, TEMPLATE, drawn);
  app.get('/api/shop-pages/:slug', (request, reply) => {
    const { slug } = request.params as { slug: string };
    if (slug === 'nessuna') return reply.code(404).send({ code: 'SHOP_PAGE_UNKNOWN' });
    return { slug, name: '</script><b>', indexed: slug === 'trovabile' };
  });
  return app.inject({ url, headers: { 'accept-language': 'de' } });
}

it('the page carries the data of its shop, which cannot end the block', async () => {
  const { body, headers } = await open('/officina/valsesia?lingua=de');
  expect(body).toContain(
    '<script type="application/json" id="shop">{"slug":"valsesia","name":"\\u003c/script>',
  );
  expect(body).toContain('content="noindex"');
  expect(headers['x-robots-tag']).toBe('noindex');
});

it('search engines find the page of a shop that wants it', async () => {
  const { body, headers } = await open('/officina/trovabile');
  expect(body).not.toContain('noindex');
  expect(headers['x-robots-tag']).toBeUndefined();
});

it('an unknown shop is not found; pages behind a token carry no data', async () => {
  expect((await open('/officina/nessuna')).statusCode).toBe(404);
  const state = await open('/officina/richiesta/abc');
  expect(state.statusCode).toBe(200);
  expect(state.body).not.toContain('id="shop"');
  expect(state.headers['x-robots-tag']).toBe('noindex');
});

it('the page carries its first picture, its title and its language; the other pages carry none', async () => {
  const { body, headers } = await open('/officina/valsesia', draw);
  expect(body).toContain('<div id="root"><h1>$& B</h1></div>');
  expect(body).toContain('<html lang="de"');
  expect(body).toContain('<title>A &amp; B</title>');
  expect(headers.vary).toContain('accept-language');
  for (const url of ['/officina/nessuna', '/officina/richiesta/abc'])
    expect((await open(url, draw)).body).toContain('<div id="root"></div>');
});
