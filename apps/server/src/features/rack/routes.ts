import { registryEndpoints } from '../../platform/registry/registry-endpoints.ts';
import { rackTable } from './rack-table.ts';

export const rackRoutes = registryEndpoints(rackTable);
