import { plainQuotes } from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { loadPlain } from './load-plain.ts';

export const getPlain = endpoint(plainQuotes.get, (context, { params }) => loadPlain(context, params.guid));
