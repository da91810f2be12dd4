import { registryEndpoints } from '../../platform/registry/registry-endpoints.ts';
import { customersTable } from './customers-table.ts';

export const customersRoutes = registryEndpoints(customersTable);
