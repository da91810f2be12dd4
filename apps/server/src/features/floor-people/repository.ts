import type { Insertable, Updateable } from 'kysely';
import { AppError } from '../../platform/app-error.ts';
import { uniqueViolation } from '../../platform/database/engine.ts';
import type { Db } from '../../platform/database/handles.ts';
import type { FloorPeopleTable } from '../../platform/database/job-tables.ts';

const here = (db: Db) => db.selectFrom('floorPeople').where('archivedAt', 'is', null);

export const listPeople = (db: Db) => here(db).select(['guid', 'name']).orderBy('name').execute();

export const findPerson = (db: Db, guid: string) =>
  here(db).select(['guid', 'name', 'pinHash']).where('guid', '=', guid).executeTakeFirst();

export const findByBadge = (db: Db, badgeHash: string) =>
  here(db).select(['guid', 'name']).where('badgeHash', '=', badgeHash).executeTakeFirst();

/** Includes people who have left meanwhile: their earlier events count. */
export const findIncludingFormer = (db: Db, guid: string) =>
  db.selectFrom('floorPeople').select(['guid', 'name']).where('guid', '=', guid).executeTakeFirst();

export const makerOf = async (db: Db, guid: string): Promise<string | undefined> =>
  (await db.selectFrom('floorPeople').select('createdBy').where('guid', '=', guid).executeTakeFirst())
    ?.createdBy;

const refuseDouble = (error: unknown): never => {
  if (uniqueViolation(error) === 'floor_people_name_key')
    throw new AppError('DUPLICATE_NAME', { message: 'C’è già una persona con questo nome.' });
  throw error;
};

export async function insertPerson(db: Db, person: Insertable<FloorPeopleTable>): Promise<void> {
  await db.insertInto('floorPeople').values(person).execute().catch(refuseDouble);
}

/** Returns whether the person exists. */
export async function changePerson(
  db: Db,
  guid: string,
  changes: Updateable<FloorPeopleTable>,
): Promise<{ guid: string; name: string }> {
  const row = await db
    .updateTable('floorPeople')
    .set(changes)
    .where('guid', '=', guid)
    .where('archivedAt', 'is', null)
    .returning(['guid', 'name'])
    .executeTakeFirst()
    .catch(refuseDouble);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
