import { registryEndpoints } from '../../platform/registry/registry-endpoints.ts';
import { costsTable } from './costs-table.ts';

export const costsRoutes = registryEndpoints(costsTable);
