import { LIVE_PATH } from '@truciolo/contract';
import { readToken } from '../session/session-store.ts';
import { site } from '../site.ts';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 60_000;

/** Reads one stream to its end; true when the server took it. */
async function listenOnce(onNews: () => void, signal: AbortSignal): Promise<boolean> {
  const token = readToken();
  if (!token) return false;
  const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' };
  const response = await fetch(`${site.apiBase}${LIVE_PATH}`, { headers, signal });
  if (!response.ok || !response.body) return false;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return true;
    const events = (rest + value).split('\n\n');
    rest = events.pop() ?? '';
    if (events.some((event) => event.startsWith('event: notices'))) onNews();
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = window.setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      window.clearTimeout(timer);
      resolve();
    });
  });

/** Listens for news until it is stopped; a broken connection is reopened with backoff. */
export function listenLive(onNews: () => void): () => void {
  const stop = new AbortController();
  void (async () => {
    let wait = FIRST_WAIT_MS;
    while (!stop.signal.aborted) {
      const wasOpen = await listenOnce(onNews, stop.signal).catch(() => false);
      wait = wasOpen ? FIRST_WAIT_MS : Math.min(wait * 2, LONGEST_WAIT_MS);
      await pause(wait, stop.signal);
    }
  })();
  return () => stop.abort();
}
