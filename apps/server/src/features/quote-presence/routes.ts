import { quotePresence } from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { createPresence } from './presence.ts';
import { watchQuote } from './watch-quote.ts';

export const quotePresenceRoutes = () => [endpoint(quotePresence.watch, watchQuote(createPresence()))];
