import { setTimeout as sleep } from 'node:timers/promises';
import { LIVE_PATH } from '@truciolo/contract';
import { ask } from '../../testing/ask.ts';

/** Open page that listens for notices and reconnects as the web app does. */
interface LivePage {
  /** Events heard so far. */
  readonly heard: () => number;
  close(): void;
}

export function openLivePage(base: string, token: string): LivePage {
  const end = new AbortController();
  let count = 0;
  const listen = async () => {
    while (!end.signal.aborted) {
      try {
        const headers = { authorization: `Bearer ${token}` };
        const { body } = await fetch(`${base}${LIVE_PATH}`, { headers, signal: end.signal });
        const decoder = new TextDecoder();
        for await (const chunk of body ?? [])
          count += decoder.decode(chunk).split('event: notices').length - 1;
      } catch {
        // The next turn opens it again.
      }
      await sleep(300);
    }
  };
  void listen();
  return { heard: () => count, close: () => end.abort() };
}

/** An act in one process reaches the open page of another one; returns false after 15 seconds of trying. */
export async function isHeard(from: string, token: string, page: LivePage): Promise<boolean> {
  const before = page.heard();
  for (let wait = 0; wait < 150; wait += 1) {
    if (wait % 20 === 0) await ask(from, { method: 'POST', path: '/notices/read', token, body: {} });
    if (page.heard() > before) return true;
    await sleep(100);
  }
  return false;
}
