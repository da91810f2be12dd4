import { type CuttingSet, type CuttingSetFields, cuttingSets } from '@truciolo/contract';
import { api } from '../../../lib/api/client.ts';

type Changes = Pick<CuttingSetFields, 'inputs' | 'materialGuid' | 'machineGuid'>;

/** Puts the present values into a saved set; name, tags and notes stay. */
export const updateCuttingSet = (set: CuttingSet, changes: Changes) => {
  const { inputs, materialGuid, machineGuid } = set;
  const base = { inputs, materialGuid, machineGuid };
  return api(cuttingSets.update, { params: { guid: set.guid }, body: { base, changes } });
};
