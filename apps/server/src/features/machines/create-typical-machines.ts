import type { Db } from '../../platform/database/handles.ts';
import { newGuid } from '../../platform/guid.ts';
import { insertRow } from '../../platform/registry/registry-repository.ts';
import { machinesTable } from './machines-table.ts';
import { typicalMachines } from './typical-machines.ts';

/** So that a first quote can be priced at once; the rates ask to be confirmed. */
export async function createTypicalMachines(db: Db, companyGuid: string, now: Date): Promise<void> {
  for (const machine of typicalMachines) {
    await insertRow(db, machinesTable, { ...machine }, { guid: newGuid(now), companyGuid, now });
  }
}
