import type { FloorPhoto } from '@truciolo/contract';
import type { Insertable } from 'kysely';
import type { Services } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/handles.ts';
import type { FloorPhotosTable } from '../../../platform/database/job-tables.ts';
import { presentAttached } from '../../files/index.ts';

const selectPhotos = (db: Db) =>
  db
    .selectFrom('floorPhotos')
    .innerJoin('jobPhases', 'jobPhases.guid', 'floorPhotos.phaseGuid')
    .selectAll('floorPhotos')
    .select('jobPhases.place')
    .orderBy('floorPhotos.at', 'desc')
    .orderBy('floorPhotos.guid', 'desc');

type PhotoRow = Awaited<ReturnType<typeof listPhasePhotos>>[number];

/** Newest first. */
export const listPhasePhotos = (db: Db, phaseGuid: string) =>
  selectPhotos(db).where('floorPhotos.phaseGuid', '=', phaseGuid).execute();

export const listJobPhotos = (db: Db, jobGuid: string) =>
  selectPhotos(db).where('jobPhases.jobGuid', '=', jobGuid).execute();

export const findPhoto = (db: Db, guid: string) =>
  selectPhotos(db).where('floorPhotos.guid', '=', guid).executeTakeFirst();

export async function insertPhoto(db: Db, row: Insertable<FloorPhotosTable>): Promise<void> {
  await db.insertInto('floorPhotos').values(row).execute();
}

export const presentPhoto = (
  { phaseGuid, place, person, at, ...file }: PhotoRow,
  signing: Pick<Services, 'secrets' | 'clock'>,
): FloorPhoto => ({ ...presentAttached(file, signing), phaseGuid, place, person, at: at.toISOString() });
