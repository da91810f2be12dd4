import { search } from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { searchRegistries } from './search-registries.ts';

export const searchRoutes = [endpoint(search, searchRegistries)];
