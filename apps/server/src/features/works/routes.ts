import { registryEndpoints } from '../../platform/registry/registry-endpoints.ts';
import { listVersions } from './list-versions.ts';
import { publishFormula } from './publish-formula.ts';
import { worksTable } from './works-table.ts';

export const worksRoutes = [...registryEndpoints(worksTable), publishFormula, listVersions];
