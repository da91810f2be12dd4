import { registryEndpoints } from '../../platform/registry/registry-endpoints.ts';
import { cuttingSetsTable } from './cutting-sets-table.ts';

export const cuttingRoutes = registryEndpoints(cuttingSetsTable);
