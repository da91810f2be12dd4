import type { Db } from '../../platform/database/handles.ts';
import type { Addon } from '../addons/index.ts';

export const TRIAL_DAYS = 14;
const TRIAL_SEATS = 3;

interface Trial {
  readonly companyGuid: string;
  readonly userGuid: string;
  readonly addon: Addon;
  readonly now: Date;
}

/** 14 × 24 hours from now, three seats, the first of them for the first user, who also gets the 3D assistant. */
export async function grantTrial(db: Db, { companyGuid, userGuid, addon, now }: Trial): Promise<void> {
  const expiresAt = new Date(now.getTime() + TRIAL_DAYS * 86_400_000);
  await db
    .insertInto('subscriptions')
    .values({ companyGuid, plan: 'Prova', seats: TRIAL_SEATS, expiresAt })
    .execute();
  await db.insertInto('seats').values({ companyGuid, userGuid, assignedAt: now }).execute();
  await db
    .insertInto('userAddons')
    .values({ companyGuid, userGuid, addonGuid: addon.guid, capability: addon.capability, granted: true })
    .execute();
}
