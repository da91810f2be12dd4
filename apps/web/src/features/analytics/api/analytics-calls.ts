import { ANALYTICS, type AnalyticsEvent, analytics } from '@truciolo/contract';
import { backgroundApi } from '../../../lib/api/client.ts';
import { unread } from '../../../lib/api/unread.ts';
import { site } from '../../../lib/site.ts';

/** Whether events are wanted; no answer within 2 s, or a refusal, means that they are not. */
export async function isAnalyticsEnabled(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANALYTICS.statusTimeoutMs);
    return (await backgroundApi(analytics.status, {}, { signal })).settings.isEnabled;
  } catch {
    return false;
  }
}

export async function sendEvents(sessionId: string, events: readonly AnalyticsEvent[]): Promise<void> {
  const signal = AbortSignal.timeout(ANALYTICS.sendTimeoutMs);
  await backgroundApi(unread(analytics.record), { body: { sessionId, events: [...events] } }, { signal });
}

/** For a page that goes away. A beacon carries no headers of ours, so it goes as plain text; too large, it is halved. */
export function beaconEvents(sessionId: string, events: readonly AnalyticsEvent[]): void {
  if (events.length === 0) return;
  const body = new Blob([JSON.stringify({ sessionId, events })], { type: 'text/plain' });
  if (navigator.sendBeacon(`${site.apiBase}${analytics.record.path}`, body) || events.length === 1) return;
  const middle = Math.ceil(events.length / 2);
  beaconEvents(sessionId, events.slice(0, middle));
  beaconEvents(sessionId, events.slice(middle));
}
