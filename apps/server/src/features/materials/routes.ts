import { materials } from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { presentRow } from '../../platform/registry/present-row.ts';
import { registryEndpoints } from '../../platform/registry/registry-endpoints.ts';
import { listPrices } from './list-prices.ts';
import { materialsTable } from './materials-table.ts';
import { listMaterialRows } from './repository.ts';

export const materialsRoutes = [
  endpoint(materials.all, async ({ tenant, actor }) => {
    const rows = await tenant(listMaterialRows);
    return rows.map((row) => presentRow(materialsTable, row, actor)) as never;
  }),
  listPrices,
  ...registryEndpoints(materials, materialsTable),
];
