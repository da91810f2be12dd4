import { listMaterials, materialPrices, materials } from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { registryEndpoints } from '../../platform/registry/registry-endpoints.ts';
import { listPrices } from './list-prices.ts';
import { materialsTable } from './materials-table.ts';
import { presentMaterial } from './presenter.ts';
import { listMaterialRows } from './repository.ts';

export const materialsRoutes = [
  endpoint(listMaterials, async ({ tenant }) => (await tenant(listMaterialRows)).map(presentMaterial)),
  endpoint(materialPrices, listPrices),
  ...registryEndpoints(materials, materialsTable),
];
