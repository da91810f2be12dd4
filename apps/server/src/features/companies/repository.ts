import type { CompanyFields, CompanyKind } from '@truciolo/contract';
import type { Db } from '../../platform/database/handles.ts';

interface NewCompany {
  readonly guid: string;
  readonly kind: CompanyKind;
  readonly supplierGuid: string | null;
  readonly name: string;
  readonly vatNumber: string;
  readonly address: string;
  readonly postalCode: string;
  readonly city: string;
  readonly province: string;
  readonly email?: string;
  readonly now: Date;
}

export async function createCompany(db: Db, { now, ...company }: NewCompany): Promise<void> {
  await db
    .insertInto('companies')
    .values({ ...company, createdAt: now })
    .execute();
}

/** Row-level security hides companies of other tenants. */
export function findCompany(db: Db, guid: string) {
  return db.selectFrom('companies').selectAll().where('guid', '=', guid).executeTakeFirst();
}

/** A share lock: the row cannot change before the transaction that copies it ends. */
export function holdCompany(db: Db, guid: string) {
  return db.selectFrom('companies').selectAll().where('guid', '=', guid).forShare().executeTakeFirstOrThrow();
}

export function lockCompany(db: Db, guid: string) {
  return db.selectFrom('companies').selectAll().where('guid', '=', guid).forUpdate().executeTakeFirst();
}

interface Logo {
  readonly logoFile: string | null;
  readonly logoType: string | null;
}

export function updateCompanyRow(db: Db, guid: string, values: Partial<CompanyFields> | Logo) {
  return db
    .updateTable('companies')
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('guid', '=', guid)
    .returningAll()
    .executeTakeFirstOrThrow();
}
export type CompanyRow = Awaited<ReturnType<typeof updateCompanyRow>>;

/** Whether a sent document shows this logo. */
export async function isFrozenLogo(db: Db, file: string): Promise<boolean> {
  const row = await db
    .selectFrom('frozenOffers')
    .select('revision')
    .where('logoFile', '=', file)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
