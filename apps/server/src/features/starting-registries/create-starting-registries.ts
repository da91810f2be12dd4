import type { Db } from '../../platform/database/handles.ts';
import { createTypicalCosts } from '../costs/index.ts';
import { createTypicalMachines } from '../machines/index.ts';
import { copyMaterialLibrary } from '../materials/index.ts';
import { createWorkLibrary } from '../works/index.ts';

/** Registries of a new company: materials, machines, costs and processes, marked "da confermare". */
export async function createStartingRegistries(db: Db, companyGuid: string, now: Date): Promise<void> {
  await copyMaterialLibrary(db, companyGuid, now);
  await createTypicalMachines(db, companyGuid, now);
  await createTypicalCosts(db, companyGuid, now);
  await createWorkLibrary(db, companyGuid, now);
}
