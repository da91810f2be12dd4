import { typicalMachines } from '@truciolo/contract';
import type { Db } from '../../platform/database/handles.ts';
import { addRows } from '../../platform/registry/registry-repository.ts';
import { machinesTable } from './machines-table.ts';

/** So that a first quote can be priced at once; the rates ask to be confirmed. */
export async function createTypicalMachines(db: Db, companyGuid: string, now: Date): Promise<void> {
  await addRows(
    db,
    machinesTable,
    typicalMachines.map((machine) => ({ ...machine })),
    { companyGuid, now },
  );
}
