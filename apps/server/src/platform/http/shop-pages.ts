import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const NOINDEX = '<meta name="robots" content="noindex" />';

interface ShopData {
  readonly text: string;
  readonly isIndexed: boolean;
}

/** The page with the shop's data in it, so that its first picture waits for no second call. */
function fill(template: string, shop: ShopData | null): string {
  // "</script" must not end the block early.
  const json = shop?.text.replaceAll('<', '\\u003c');
  const block = json ? `<script type="application/json" id="shop">${json}</script>` : '';
  const page = template.replace('<!--shop-json-->', () => block);
  return shop?.isIndexed ? page.replace(NOINDEX, '') : page;
}

/**
 * The pages below /officina: a shop's page for its buyers, the state of a request, a buyer's past requests. Search
 * engines may list only the page of a shop that wants it.
 */
export function addShopPages(app: FastifyInstance, template: string): void {
  app.get('/officina/*', async (request, reply) => {
    const [, , slug = '', rest] = (request.url.split('?')[0] ?? '').split('/');
    const answer =
      rest === undefined && slug !== ''
        ? await app.inject({ url: `/api/shop-pages/${slug}`, remoteAddress: request.ip })
        : null;
    const shop: ShopData | null =
      answer?.statusCode === 200
        ? { text: answer.body, isIndexed: answer.json<{ readonly indexed: boolean }>().indexed }
        : null;
    const page = fill(template, shop);
    if (answer && [404, 410].includes(answer.statusCode)) reply.code(answer.statusCode);
    if (!shop?.isIndexed) reply.header('x-robots-tag', 'noindex');
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding');
    const mayPack = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
    return mayPack ? reply.header('content-encoding', 'gzip').send(gzipSync(page)) : reply.send(page);
  });
}
