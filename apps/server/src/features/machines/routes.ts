import { registryEndpoints } from '../../platform/registry/registry-endpoints.ts';
import { machinesTable } from './machines-table.ts';

export const machinesRoutes = registryEndpoints(machinesTable);
