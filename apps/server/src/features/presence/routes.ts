import { type PageWatcher, quotePresence, requestPresence } from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import type { Live } from '../../platform/live/live.ts';
import { findVersion } from '../quotes/index.ts';
import { findRequestVersion } from '../requests/index.ts';
import { createPresence, PRESENCE_TOPIC } from './presence.ts';
import { watchPage } from './watch-page.ts';

/** Colleagues are often served by different processes: each announces the users it sees. */
export function presenceRoutes(live: Live) {
  const presence = createPresence();
  live.subscribe(PRESENCE_TOPIC, (text) => {
    const [guid, person, at] = JSON.parse(text) as [string, PageWatcher, number];
    presence.hear(guid, person, at);
  });
  return [
    endpoint(quotePresence.watch, watchPage(presence, findVersion)),
    endpoint(requestPresence.watch, watchPage(presence, findRequestVersion)),
  ];
}
