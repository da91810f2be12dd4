import { works } from '@truciolo/contract';
import { registryEndpoints } from '../../platform/registry/registry-endpoints.ts';
import { worksTable } from './works-table.ts';

export const worksRoutes = registryEndpoints(works, worksTable);
