import { watchQuote as spec } from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { createPresence } from './presence.ts';
import { watchQuote } from './watch-quote.ts';

export const quotePresenceRoutes = () => [endpoint(spec, watchQuote(createPresence()))];
