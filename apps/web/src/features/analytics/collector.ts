import type { AnalyticsEvent } from '@truciolo/contract';
import { analyticsSessionId, forgetAnalyticsSession } from './analytics-session.ts';
import { beaconEvents, isAnalyticsEnabled, sendEvents } from './api/analytics-calls.ts';
import { describeElement } from './describe-element.ts';
import { safeHref, safePath } from './element-text.ts';
import { EventQueue } from './event-queue.ts';

interface Collector {
  /** A new token starts a new queue and asks for the status once; null ends it. */
  readonly setToken: (token: string | null) => void;
  readonly viewPage: (pathname: string, title: string) => void;
}

/** @param maySend whether background writes are allowed now (not with an expired licence). */
export function createCollector(maySend: () => boolean): Collector {
  let token: string | null = null;
  let sessionId = '';
  let queue: EventQueue | null = null;
  let page = { path: '', title: '' };

  const record = (event: Omit<AnalyticsEvent, 'pagePath' | 'pageTitle' | 'timestamp'>) =>
    queue?.add({ ...event, pagePath: page.path, pageTitle: page.title, timestamp: new Date().toISOString() });

  const setToken = (next: string | null) => {
    if (next === token) return;
    queue?.close();
    queue = null;
    if (token !== null) forgetAnalyticsSession();
    token = next;
    if (next === null) return;
    sessionId = analyticsSessionId();
    const started = new EventQueue({
      send: (events) => (maySend() ? sendEvents(sessionId, events) : Promise.resolve()),
      setTimer: (run, ms) => window.setTimeout(run, ms),
      clearTimer: (timer) => window.clearTimeout(timer as number),
    });
    queue = started;
    void isAnalyticsEnabled().then((isEnabled) => started.settle(isEnabled));
  };

  const viewPage = (pathname: string, title: string) => {
    const referrer = page.path || safeHref(document.referrer, window.location.origin);
    page = { path: safePath(pathname).slice(0, 500), title };
    record({ eventType: 'page_view', metadata: { referrer } });
  };

  document.addEventListener(
    'click',
    ({ target }) => {
      const facts = describeElement(target);
      if (facts) record({ eventType: 'click', ...facts });
    },
    { capture: true, passive: true },
  );
  window.addEventListener('pagehide', () => {
    if (queue && maySend()) beaconEvents(sessionId, queue.drain());
  });
  return { setToken, viewPage };
}
