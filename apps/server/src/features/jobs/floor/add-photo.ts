import { floor, PHOTOS_PER_PHASE } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { imageType } from '../../../platform/files/image-type.ts';
import { storeFiles } from '../../../platform/files/store-files.ts';
import { newGuid } from '../../../platform/guid.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { storedAs, takeUpload } from '../../files/index.ts';
import { findFloorPerson, readPass } from '../../floor-people/index.ts';
import { findPhoto, insertPhoto, listPhasePhotos, presentPhoto } from './photos-repository.ts';

/** The picture is by the logged-in user, or by the person of the pass on a shared tablet. */
async function personOf(
  db: Db,
  { secrets, actor }: Context,
  pass: string | undefined,
  times: { readonly happened: Date; readonly received: Date },
): Promise<string> {
  const known = pass === undefined ? null : readPass(secrets, actor.companyGuid, pass, times);
  const person = known && (await findFloorPerson(db, known));
  return person ? person.name : `${actor.firstName} ${actor.lastName}`;
}

/** The row lock makes concurrent uploads count each other. */
async function guardRoom(db: Db, phaseGuid: string): Promise<void> {
  const phase = await db
    .selectFrom('jobPhases')
    .select('guid')
    .where('guid', '=', phaseGuid)
    .forUpdate()
    .executeTakeFirst();
  if (!phase) throw new AppError('NOT_FOUND');
  if ((await listPhasePhotos(db, phaseGuid)).length >= PHOTOS_PER_PHASE)
    throw new AppError('TOO_MANY_FILES', {
      message: `Questa fase ha già ${PHOTOS_PER_PHASE} foto: non se ne aggiungono altre.`,
    });
}

/** Stores a picture of a phase. A picture that is sent again answers the stored one. */
export const addPhoto = endpoint(floor.addPhoto, async (context, { params, query, upload }) => {
  const { actor, clock, tenant } = context;
  const now = clock();
  const guid = query.key ?? newGuid(now);
  const at = query.at === undefined || new Date(query.at) > now ? now : new Date(query.at);
  const before = await tenant(async (db) => {
    const known = await findPhoto(db, guid);
    if (!known) await guardRoom(db, params.guid);
    return known;
  });
  if (before && before.phaseGuid !== params.guid) throw new AppError('GUID_TAKEN');
  if (before) return presentPhoto(before, context);
  if (imageType(upload.head) === null)
    throw new AppError('UNSUPPORTED_MEDIA', { message: 'Il file non è una foto PNG, JPEG o WebP.' });
  const taken = await takeUpload(upload, query.name);
  // Every attempt has a place of its own: a second one that loses must not remove the bytes of the first.
  const { columns, written } = await storedAs(context, upload, taken.type, `floor/${newGuid(now)}`);
  return storeFiles(context, written, async (db) => {
    await guardRoom(db, params.guid);
    const row = {
      guid,
      companyGuid: actor.companyGuid,
      phaseGuid: params.guid,
      person: await personOf(db, context, query.pass, { happened: at, received: now }),
      at,
      ...taken,
      ...columns,
      uploadedBy: actor.userGuid,
      createdAt: now,
    };
    await insertPhoto(db, row);
    const stored = await findPhoto(db, guid);
    if (!stored) throw new AppError('NOT_FOUND');
    return presentPhoto(stored, context);
  });
});
