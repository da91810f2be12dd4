import { registryEndpoints } from '../../platform/registry/registry-endpoints.ts';
import { rulesTable } from './rules-table.ts';

export const rulesRoutes = registryEndpoints(rulesTable);
