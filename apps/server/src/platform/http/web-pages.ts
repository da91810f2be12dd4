import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { SiteConfig } from '@truciolo/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Fills the installation's texts into a built page: `{{name}}` places and the JSON data block. */
export function fillPage(template: string, site: SiteConfig): string {
  const texts = site as Readonly<Record<string, string>>;
  // "</script" must not end the block early.
  const json = JSON.stringify(site).replaceAll('<', '\\u003c');
  return template
    .replace('<!--site-json-->', () => `<script type="application/json" id="site">${json}</script>`)
    .replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => {
      const text = texts[name];
      return text === undefined ? place : escapeHtml(text);
    });
}

const pages: Readonly<Record<string, { file: string; type: string }>> = {
  '/': { file: 'landing.html', type: 'text/html' },
  '/privacy': { file: 'privacy.html', type: 'text/html' },
  '/termini': { file: 'privacy.html', type: 'text/html' },
  '/robots.txt': { file: 'robots.txt', type: 'text/plain' },
  '/sitemap.xml': { file: 'sitemap.xml', type: 'application/xml' },
};

/** The built web: prerendered public pages, hashed assets, and the app for every other address. */
export async function addWebPages(app: FastifyInstance, folder: string, site: SiteConfig): Promise<void> {
  const read = (file: string) => {
    const path = join(folder, file);
    return existsSync(path) ? fillPage(readFileSync(path, 'utf8'), site) : null;
  };
  const appPage = read('index.html');
  if (appPage === null) return;

  // A page is asked again each time, so that a new version shows at once; its hashed assets never change.
  const sendPage = (reply: FastifyReply, type: string, text: string) =>
    reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache').send(text);

  for (const [url, { file, type }] of Object.entries(pages)) {
    const text = read(file) ?? appPage;
    app.get(url, (_request, reply) => sendPage(reply, type, text));
  }
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: true,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = /[\\/](assets|site)[\\/].+-[\w-]{8,}\.\w+(\.(br|gz))?$/.test(path);
      reply.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !/\.\w{2,5}$/.test(request.url.split('?')[0] ?? '');
    if (isPage) return sendPage(reply, 'text/html', appPage);
    return reply.code(404).type('text/plain; charset=utf-8').send('Pagina non trovata');
  });
}
