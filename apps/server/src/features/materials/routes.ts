import { materials } from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { registryEndpoints } from '../../platform/registry/registry-endpoints.ts';
import { listPrices } from './list-prices.ts';
import { materialsTable } from './materials-table.ts';
import { materialsAsText } from './repository.ts';

export const materialsRoutes = [
  endpoint(materials.all, ({ tenant, actor }) => tenant((db) => materialsAsText(db, actor))),
  listPrices,
  ...registryEndpoints(materialsTable),
];
