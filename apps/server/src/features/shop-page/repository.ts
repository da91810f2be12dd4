import type { ShopPageFields } from '@truciolo/contract';
import type { Db } from '../../platform/database/handles.ts';

export const findPage = (db: Db) => db.selectFrom('shopPages').selectAll().executeTakeFirst();

export const lockPage = (db: Db) => db.selectFrom('shopPages').selectAll().forUpdate().executeTakeFirst();

/** Before the company is known: whose page it is. */
export const findPageOwner = (db: Db, slug: string) =>
  db.selectFrom('shopPages').select('companyGuid').where('slug', '=', slug).executeTakeFirst();

export async function storePage(
  db: Db,
  companyGuid: string,
  { slug, active, ...settings }: ShopPageFields,
  now: Date,
): Promise<number> {
  const values = { slug, active, settings: JSON.stringify(settings), updatedAt: now };
  const { version } = await db
    .insertInto('shopPages')
    .values({ companyGuid, ...values })
    .onConflict((conflict) =>
      conflict
        .column('companyGuid')
        .doUpdateSet((eb) => ({ ...values, version: eb('shopPages.version', '+', 1) })),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Materials that buyers may choose, by name; all of them where none are listed. */
export const listOffered = (db: Db, guids: readonly string[]) =>
  db
    .selectFrom('materials')
    .select(['guid', 'designation', 'isoGroup'])
    .where('archivedAt', 'is', null)
    .$if(guids.length > 0, (query) => query.where('guid', 'in', [...guids]))
    .orderBy('sortKey')
    .limit(500)
    .execute();

export const findLicence = (db: Db) => db.selectFrom('subscriptions').select('expiresAt').executeTakeFirst();

export const findShop = (db: Db, companyGuid: string) =>
  db
    .selectFrom('companies')
    .select([
      'guid',
      'name',
      'address',
      'postalCode',
      'city',
      'province',
      'vatNumber',
      'phone',
      'email',
      'website',
      'pdfColour',
      'logoFile',
      'logoType',
    ])
    .where('guid', '=', companyGuid)
    .executeTakeFirstOrThrow();
export type ShopRow = Awaited<ReturnType<typeof findShop>>;
