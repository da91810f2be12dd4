import type { AskEvent, LifeEvent } from '../worker-events.ts';

/**
 * Lets the pages of the shop floor open without a connection. It rules over their addresses alone, keeps one whole version
 * of their page and files, and never an answer of the API: with a connection every page is the server's newest.
 */

interface Worker {
  readonly caches: CacheStorage;
  readonly location: Location;
  readonly registration: { readonly scope: string };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: AskEvent) => void): void;
}
declare const self: Worker;

/** Filled in by the build: the files that the floor's pages are made of, the first one started by the page itself. */
declare const FLOOR_FILES: readonly string[];
declare const FLOOR_VERSION: string;

const PREFIX = 'floor-';
const CACHE = `${PREFIX}${FLOOR_VERSION}`;
/** The one page: every address below it answers with the same document. */
const SHELL = new URL(self.registration.scope).pathname;
/** Timeout after which the page counts as offline, ms. */
const PATIENCE = 4000;

/** All or nothing, and page and files of one build: a deployment under way leaves the version before in its place. */
async function keepVersion(): Promise<void> {
  const page = await fetch(SHELL, { cache: 'reload' });
  const text = await page.clone().text();
  if (!page.ok || !FLOOR_FILES[0] || !text.includes(FLOOR_FILES[0]))
    throw new Error('another build is served');
  const cache = await self.caches.open(CACHE);
  await cache.addAll([...FLOOR_FILES]);
  await cache.put(SHELL, page);
  await self.skipWaiting();
}

async function forgetOthers(): Promise<void> {
  const names = await self.caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => self.caches.delete(name)));
}

const kept = async (address: string): Promise<Response | undefined> =>
  (await self.caches.open(CACHE)).match(address);

/** The server's page, or the cached one when the server does not answer. */
async function openPage(request: Request): Promise<Response> {
  try {
    const answer = await Promise.race([
      fetch(request),
      new Promise<never>((_resolve, reject) => {
        setTimeout(() => reject(new Error('no answer')), PATIENCE);
      }),
    ]);
    if (answer.status < 500) return answer;
    return (await kept(SHELL)) ?? answer;
  } catch {
    return (await kept(SHELL)) ?? Response.error();
  }
}

self.addEventListener('install', (event) => event.waitUntil(keepVersion()));
self.addEventListener('activate', (event) => event.waitUntil(forgetOthers()));
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (mode === 'navigate') event.respondWith(openPage(event.request));
  else if (FLOOR_FILES.includes(pathname))
    event.respondWith(kept(pathname).then((file) => file ?? fetch(event.request)));
});
