import { type QuoteWatcher, quotePresence } from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import type { Live } from '../../platform/live/live.ts';
import { createPresence, PRESENCE_TOPIC } from './presence.ts';
import { watchQuote } from './watch-quote.ts';

/** Colleagues are often served by different processes: each announces the users it sees. */
export function quotePresenceRoutes(live: Live) {
  const presence = createPresence();
  live.subscribe(PRESENCE_TOPIC, (text) => {
    const [quoteGuid, person, at] = JSON.parse(text) as [string, QuoteWatcher, number];
    presence.hear(quoteGuid, person, at);
  });
  return [endpoint(quotePresence.watch, watchQuote(presence))];
}
