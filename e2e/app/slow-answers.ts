import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext } from '@playwright/test';

/** Maximum delay of answers in milliseconds; 0: none. */
const longest = Number(process.env.E2E_DELAY ?? 0);

/** Seeded: a failure is reproducible. */
function seeded(): () => number {
  let state = Number(process.env.E2E_SEED ?? 1);
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Requests without a delay: streams, uploads, and those of pages outside the app. */
const isLeftAlone = (url: string, headers: Readonly<Record<string, string>>): boolean =>
  headers.accept === 'text/event-stream' ||
  /\/api\/utils\/consent$/.test(url) ||
  !/^(application\/json|$)/.test(headers['content-type'] ?? '');

async function slowDown(context: BrowserContext): Promise<void> {
  const random = seeded();
  // A forwarded request does not know that the browser is offline.
  let isOffline = false;
  const setOffline = context.setOffline.bind(context);
  context.setOffline = async (next) => {
    isOffline = next;
    await setOffline(next);
  };
  await context.route(/\/api\//, async (route) => {
    const request = route.request();
    if (isOffline) return route.abort('internetdisconnected');
    if (isLeftAlone(request.url(), request.headers())) return route.fallback();
    try {
      const response = await route.fetch();
      await setTimeout(random() * longest);
      await route.fulfill({ response });
    } catch {
      // The page is gone, or the test has cut the connection.
      await route.abort().catch(() => {});
    }
  });
}

/** With E2E_DELAY=1500 every answer is delayed by 0–1500 ms, in every page of this browser. */
export async function withSlowAnswers(browser: Browser, use: (browser: Browser) => Promise<void>) {
  if (longest === 0) return use(browser);
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await slowDown(context);
    return context;
  };
  await use(browser);
}
