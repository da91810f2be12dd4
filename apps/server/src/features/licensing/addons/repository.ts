import { capabilities } from '@truciolo/contract';
import type { Db } from '../../../platform/database/handles.ts';
import { newGuid } from '../../../platform/guid.ts';

interface Addon {
  readonly guid: string;
  readonly capability: string;
}

/** The add-ons every supplier starts with. */
const standard = [
  {
    name: 'Nuovo Preventivo',
    capability: capabilities.insertion,
    description: 'Creare, modificare e inviare preventivi.',
  },
  {
    name: '3D Assistant',
    capability: capabilities.assistant3d,
    description: 'Leggere modelli STEP e proporre grezzo, ciclo e tempi.',
  },
] as const;

export async function createStandardAddons(db: Db, supplierGuid: string, now: Date): Promise<void> {
  const rows = standard.map((addon) => ({ ...addon, guid: newGuid(now), companyGuid: supplierGuid }));
  await db.insertInto('addons').values(rows).execute();
}

/** The supplier's add-on that carries a capability. */
export async function findAddon(db: Db, capability: string): Promise<Addon> {
  return db
    .selectFrom('addons')
    .select(['guid', 'capability'])
    .where('capability', '=', capability)
    .orderBy('guid')
    .executeTakeFirstOrThrow();
}

interface Switch {
  readonly companyGuid: string;
  readonly userGuid: string;
  readonly addonGuid: string;
  readonly capability: string;
  readonly granted: boolean;
  readonly expiresAt: Date | null;
}

export async function putSwitch(db: Db, row: Switch): Promise<void> {
  const { granted, expiresAt, capability } = row;
  await db
    .insertInto('userAddons')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['userGuid', 'addonGuid']).doUpdateSet({ granted, expiresAt, capability }),
    )
    .execute();
}

export async function deleteSwitch(db: Db, userGuid: string, addonGuid: string): Promise<void> {
  await db
    .deleteFrom('userAddons')
    .where('userGuid', '=', userGuid)
    .where('addonGuid', '=', addonGuid)
    .execute();
}
