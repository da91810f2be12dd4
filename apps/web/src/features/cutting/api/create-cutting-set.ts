import { type CuttingSetFields, cuttingSets } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

export const createCuttingSet = (body: CuttingSetFields) => api(cuttingSets.create, { body });
