import { keepShared } from '../../lib/shared-files.ts';
import type { AskEvent, LifeEvent } from '../worker-events.ts';

/**
 * Takes files that another app of the phone shares with this one, keeps them on the device and opens the inbox. They stay
 * there until a user who may write has logged in. It answers this one address and caches nothing else.
 */

interface Worker {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: AskEvent) => void): void;
}
declare const self: Worker;

const INBOX = '/richieste';
const SEE_OTHER = 303;

async function take(request: Request): Promise<Response> {
  try {
    await keepShared(await request.formData());
  } catch {
    return Response.redirect(`${INBOX}?condivisi=persi`, SEE_OTHER);
  }
  return Response.redirect(INBOX, SEE_OTHER);
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'POST' || origin !== self.location.origin || pathname !== `${INBOX}/condividi`) return;
  event.respondWith(take(event.request));
});
