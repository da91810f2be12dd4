import { customers } from '@truciolo/contract';
import { registryEndpoints } from '../../platform/registry/registry-endpoints.ts';
import { customersTable } from './customers-table.ts';

export const customersRoutes = registryEndpoints(customers, customersTable);
