import { gzipSync } from 'node:zlib';
import { escapeHtml } from '@truciolo/italian';
import type { FastifyInstance } from 'fastify';

const NOINDEX = '<meta name="robots" content="noindex" />';

/** A shop's page as its first picture shows it. */
interface DrawnShop {
  readonly language: string;
  readonly title: string;
  readonly html: string;
}

/** Draws the page from the answer of the public call, in one of the visitor's languages. */
export type DrawShop = (answer: unknown, acceptedLanguages: string) => DrawnShop;

interface ShopData {
  readonly text: string;
  readonly isIndexed: boolean;
  readonly drawn: DrawnShop | null;
}

/** The page with the shop's data and its first picture in it: neither waits for a script or a second call. */
function fill(template: string, shop: ShopData | null): string {
  // "</script" must not end the block early.
  const json = shop?.text.replaceAll('<', '\\u003c');
  const block = json ? `<script type="application/json" id="shop">${json}</script>` : '';
  const drawn = shop?.drawn;
  const page = template
    .replace('<!--shop-json-->', () => block)
    .replace('<!--shop-html-->', () => drawn?.html ?? '');
  const named = drawn
    ? page
        .replace('<html lang="it"', `<html lang="${drawn.language}"`)
        .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeHtml(drawn.title)}</title>`)
    : page;
  return shop?.isIndexed ? named.replace(NOINDEX, '') : named;
}

/**
 * The pages below /officina: a shop's page for its buyers, the state of a request, a buyer's past requests. Search
 * engines may list only the page of a shop that wants it.
 */
export function addShopPages(app: FastifyInstance, template: string, draw: DrawShop | null = null): void {
  app.get('/officina/*', async (request, reply) => {
    const [, , slug = '', rest] = (request.url.split('?')[0] ?? '').split('/');
    const answer =
      rest === undefined && slug !== ''
        ? await app.inject({ url: `/api/shop-pages/${slug}`, remoteAddress: request.ip })
        : null;
    const data = answer?.statusCode === 200 ? answer.json<{ readonly indexed: boolean }>() : null;
    const shop: ShopData | null = data && {
      text: answer?.body ?? '',
      isIndexed: data.indexed,
      drawn: draw?.(data, request.headers['accept-language'] ?? '') ?? null,
    };
    const page = fill(template, shop);
    if (answer && [404, 410].includes(answer.statusCode)) reply.code(answer.statusCode);
    if (!shop?.isIndexed) reply.header('x-robots-tag', 'noindex');
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding, accept-language');
    const mayPack = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
    return mayPack ? reply.header('content-encoding', 'gzip').send(gzipSync(page)) : reply.send(page);
  });
}
