import { search } from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { searchEverything } from './search-everything.ts';

export const searchRoutes = [endpoint(search.find, searchEverything)];
