import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { SiteConfig } from '@truciolo/contract';
import { escapeHtml } from '@truciolo/italian';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { once } from '../once.ts';
import { KERNEL_WORKER_POLICY } from './security-headers.ts';
import { addShopPages, type DrawShop } from './shop-pages.ts';

const escapeJson = (text: string): string => JSON.stringify(text).slice(1, -1).replaceAll('<', '\\u003c');

const PLACE = /\{\{(\w+)\}\}/g;
const LINKED_DATA = /(<script type="application\/ld\+json">)([\s\S]*?)(<\/script>)/g;

/**
 * Fills the installation's texts into a built page: `{{name}}` places, escaped as HTML, or as JSON inside linked data,
 * and the data block that the pages read at run time.
 */
export function fillPage(template: string, site: SiteConfig): string {
  const texts = site as Readonly<Record<string, string>>;
  const fill = (text: string, escaped: (value: string) => string) =>
    text.replaceAll(PLACE, (place, name: string) => {
      const value = texts[name];
      return value === undefined ? place : escaped(value);
    });
  // "</script" must not end the block early.
  const json = JSON.stringify(site).replaceAll('<', '\\u003c');
  const withData = template.replaceAll(
    LINKED_DATA,
    (_block, open: string, body: string, close: string) => open + fill(body, escapeJson) + close,
  );
  return fill(withData, escapeHtml).replace(
    '<!--site-json-->',
    () => `<script type="application/json" id="site">${json}</script>`,
  );
}

/** A page in the three forms a browser may ask for, each packed once, when the first browser asks for it. */
interface Packed {
  readonly plain: string;
  readonly gzip: () => Buffer;
  readonly br: () => Buffer;
}

const pack = (text: string): Packed => ({
  plain: text,
  gzip: once(() => gzipSync(text)),
  br: once(() => brotliCompressSync(text)),
});

const pages: Readonly<Record<string, { file: string; type: string }>> = {
  '/': { file: 'landing.html', type: 'text/html' },
  '/privacy': { file: 'privacy.html', type: 'text/html' },
  '/termini': { file: 'privacy.html', type: 'text/html' },
  '/robots.txt': { file: 'robots.txt', type: 'text/plain' },
  '/sitemap.xml': { file: 'sitemap.xml', type: 'application/xml' },
};

/** The worker of the 3D assistant. */
const KERNEL_WORKER = /[\\/]assets[\\/]part-worker-[\w-]+\.js(\.(br|gz))?$/;

/** Sizes the frame of a shop's page inside the shop's own website, which loads it from there. */
const EMBED_SCRIPT = /[\\/]officina-embed\.js(\.(br|gz))?$/;

/** Service workers, at addresses that never change: revalidated each time, like a page. */
const SERVICE_WORKER = /[\\/](floor|share)-worker\.js(\.(br|gz))?$/;

/** Phones share files with this address; the service worker takes them before they reach the server. */
const SHARE_PATH = '/richieste/condividi';

interface ShopDrawing {
  readonly renderShop: (...asked: [...Parameters<DrawShop>, SiteConfig]) => ReturnType<DrawShop>;
}

/** The program that draws a shop's page, built beside the web; without it the page is drawn in the browser. */
async function loadDrawing(folder: string, site: SiteConfig): Promise<DrawShop | null> {
  const path = join(folder, '..', 'shop-page', 'render-shop.js');
  if (!existsSync(path)) return null;
  const { renderShop } = (await import(pathToFileURL(path).href)) as ShopDrawing;
  return (answer, acceptedLanguages) => renderShop(answer, acceptedLanguages, site);
}

/** The built web: prerendered public pages, hashed assets, and the app for every other address. */
export async function addWebPages(app: FastifyInstance, folder: string, site: SiteConfig): Promise<void> {
  const read = (file: string) => {
    const path = join(folder, file);
    return existsSync(path) ? pack(fillPage(readFileSync(path, 'utf8'), site)) : null;
  };
  const appPage = read('index.html');
  if (appPage === null) return;

  // Pages are revalidated each time, so that a new version shows at once; their hashed assets never change.
  const sendPage = (request: FastifyRequest, reply: FastifyReply, type: string, page: Packed) => {
    reply
      .type(`${type}; charset=utf-8`)
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding');
    const accepted = String(request.headers['accept-encoding'] ?? '');
    if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(page.br());
    if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(page.gzip());
    return reply.send(page.plain);
  };

  for (const [url, { file, type }] of Object.entries(pages)) {
    const page = read(file) ?? appPage;
    app.get(url, (request, reply) => sendPage(request, reply, type, page));
  }
  const shopPage = read('officina.html');
  if (shopPage) addShopPages(app, shopPage.plain, await loadDrawing(folder, site));
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    serve: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = /[\\/](assets|site)[\\/].+-[\w-]{8,}\.\w+(\.(br|gz))?$/.test(path);
      const rest = SERVICE_WORKER.test(path) ? 'no-cache' : 'public, max-age=3600';
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : rest);
      if (EMBED_SCRIPT.test(path)) reply.header('cross-origin-resource-policy', 'cross-origin');
      if (KERNEL_WORKER.test(path)) reply.header('content-security-policy', KERNEL_WORKER_POLICY);
    },
  });
  // The plugin's own route lists the folders of a file at each request, to refuse other spellings of its name; with
  // hundreds of assets that took longer than sending one. No file here is guarded by its name.
  app.route<{ Params: { '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => reply.sendFile(`/${request.params['*']}`),
  });
  app.setNotFoundHandler((request, reply) => {
    // A phone without the service worker yet: the page asks to share again.
    if (request.method === 'POST' && request.url === SHARE_PATH)
      return reply.redirect('/richieste?condivisi=persi', 303);
    const isPage = request.method === 'GET' && !/\.\w{2,5}$/.test(request.url.split('?')[0] ?? '');
    if (isPage) return sendPage(request, reply, 'text/html', appPage);
    return reply.code(404).type('text/plain; charset=utf-8').send('Pagina non trovata');
  });
}
