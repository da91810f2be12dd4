import { listMaterials } from '@truciolo/contract';
import { endpoint } from '../../platform/http/endpoint.ts';
import { presentMaterial } from './presenter.ts';
import { listMaterialRows } from './repository.ts';

export const materialsRoutes = [
  endpoint(listMaterials, async ({ tenant }) => (await tenant(listMaterialRows)).map(presentMaterial)),
];
