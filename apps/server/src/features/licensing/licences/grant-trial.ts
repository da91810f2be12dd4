import type { Plan } from '@truciolo/contract';
import type { Db } from '../../../platform/database/handles.ts';

const TRIAL_DAYS = 14;
const TRIAL_SEATS = 3;
const DEMO_SEATS = 10;

interface FirstUser {
  readonly companyGuid: string;
  readonly userGuid: string;
  /** The add-on that the first user starts with. */
  readonly addon: { readonly guid: string; readonly capability: string };
  readonly now: Date;
}

async function seatFirstUser(db: Db, { companyGuid, userGuid, addon, now }: FirstUser): Promise<void> {
  await db.insertInto('seats').values({ companyGuid, userGuid, assignedAt: now }).execute();
  await db
    .insertInto('userAddons')
    .values({ companyGuid, userGuid, addonGuid: addon.guid, capability: addon.capability, granted: true })
    .execute();
}

/** 14 × 24 hours from now, three seats, the first of them for the first user, who also gets the 3D assistant. */
export async function grantTrial(db: Db, first: FirstUser): Promise<void> {
  const { companyGuid, now } = first;
  const expiresAt = new Date(now.getTime() + TRIAL_DAYS * 86_400_000);
  await db
    .insertInto('subscriptions')
    .values({ companyGuid, plan: 'Prova', seats: TRIAL_SEATS, expiresAt })
    .execute();
  await seatFirstUser(db, first);
}

/** The demo company does not expire. */
export async function grantForever(db: Db, first: FirstUser): Promise<void> {
  const { companyGuid } = first;
  await db
    .insertInto('subscriptions')
    .values({ companyGuid, plan: 'Pro', seats: DEMO_SEATS, expiresAt: null })
    .execute();
  await seatFirstUser(db, first);
}

interface Licence {
  readonly companyGuid: string;
  readonly plan: Plan;
  readonly seats: number;
  readonly expiresAt: Date | null;
}

/** Grants a licence without a first user, for sample companies. */
export async function grantLicence(db: Db, licence: Licence): Promise<void> {
  await db.insertInto('subscriptions').values(licence).execute();
}
