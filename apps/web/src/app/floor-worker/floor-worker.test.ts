import { afterEach, expect, it, vi } from 'vitest';

const ORIGIN = 'https://truciolo.it';
const SHELL = '/dashboard/commesse/reparto';
type Listener = (event: object) => void;

/** Caches that outlive a worker, like the browser's. */
function makeCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const files = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, files);
    return {
      addAll: async (paths: string[]) => {
        for (const path of paths) files.set(path, await fetch(path));
      },
      put: async (path: string, answer: Response) => void files.set(path, answer),
      match: async (path: string) => files.get(path)?.clone(),
    };
  };
  const remove = async (name: string) => stores.delete(name);
  return { stores, api: { open, keys: async () => [...stores.keys()], delete: remove } };
}

/** One build of the worker in a browser with these caches. */
async function startWorker(build: string, caches: ReturnType<typeof makeCaches>) {
  const listeners = new Map<string, Listener>();
  const skipWaiting = vi.fn(async () => undefined);
  vi.resetModules();
  vi.stubGlobal('FLOOR_FILES', [`/assets/floor-${build}.js`]);
  vi.stubGlobal('FLOOR_VERSION', build);
  vi.stubGlobal('self', {
    caches: caches.api,
    location: new URL(ORIGIN),
    registration: { scope: `${ORIGIN}${SHELL}` },
    skipWaiting,
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  });
  await vi.importActual('./floor-worker.ts');
  const live = (type: 'install' | 'activate') => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(type)?.({ waitUntil: (given: Promise<unknown>) => (work = given) });
    return work;
  };
  const ask = async (path: string, mode: string) => {
    let answer: Promise<Response> | null = null;
    const request = { method: 'GET', mode, url: `${ORIGIN}${path}` };
    listeners.get('fetch')?.({ request, respondWith: (given: Promise<Response>) => (answer = given) });
    return answer ? (await (answer as Promise<Response>)).text() : null;
  };
  return { live, ask, skipWaiting };
}

/** A server that serves one build; null = no connection. */
function serve(build: string | null): void {
  vi.stubGlobal('fetch', async (asked: string | { url: string }) => {
    if (build === null) throw new TypeError('no connection');
    const path = typeof asked === 'string' ? asked : new URL(asked.url).pathname;
    if (path === SHELL) return new Response(`<script src="/assets/floor-${build}.js">`);
    return path.includes(`-${build}.`) ? new Response(`code ${build}`) : new Response('', { status: 404 });
  });
}

afterEach(() => vi.unstubAllGlobals());

it('a new deployment replaces the cache of the previous one completely, and touches nothing else', async () => {
  const caches = makeCaches();
  await (await caches.api.open('of-another-app')).put('/x', new Response('x'));
  // Unsent events are in IndexedDB: a worker that accessed it would fail here.
  vi.stubGlobal(
    'indexedDB',
    new Proxy({}, { get: () => expect.unreachable('the queue is not the worker’s') }),
  );
  serve('a');
  const first = await startWorker('a', caches);
  await first.live('install');
  await first.live('activate');

  serve('b');
  const second = await startWorker('b', caches);
  await second.live('install');
  expect(second.skipWaiting).toHaveBeenCalledOnce();
  await second.live('activate');
  expect([...caches.stores.keys()].toSorted()).toEqual(['floor-b', 'of-another-app']);

  serve(null);
  expect(await second.ask(SHELL, 'navigate')).toContain('floor-b.js');
  expect(await second.ask('/assets/floor-b.js', 'no-cors')).toBe('code b');
  expect(await second.ask('/api/floor/phases', 'cors')).toBeNull();
});

it('an incomplete deployment leaves the previous version in place', async () => {
  const caches = makeCaches();
  serve('a');
  const first = await startWorker('a', caches);
  await first.live('install');
  // The new worker is already active while the page is still the old one.
  const second = await startWorker('b', caches);
  await expect(second.live('install')).rejects.toThrow('another build is served');
  expect(second.skipWaiting).not.toHaveBeenCalled();
  expect([...caches.stores.keys()]).toEqual(['floor-a']);
  serve(null);
  const again = await startWorker('a', caches);
  expect(await again.ask(SHELL, 'navigate')).toContain('floor-a.js');
});
