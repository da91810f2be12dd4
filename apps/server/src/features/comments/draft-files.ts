import {
  type AttachedFile,
  type Conversation,
  comments,
  FILES_PER_COMMENT,
  FILES_PER_THREAD,
  jobComments,
} from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Actor, Context } from '../../platform/context.ts';
import type { Db } from '../../platform/database/handles.ts';
import { dropFile } from '../../platform/files/drop-file.ts';
import type { ReceivedFile } from '../../platform/files/received-file.ts';
import { storeFiles } from '../../platform/files/store-files.ts';
import { newGuid } from '../../platform/guid.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { guardQuota, presentAttached, storedAs, takeUpload } from '../files/index.ts';
import { loadConversation } from './conversation.ts';
import { deleteFiles, draftOf, insertFile, listFiles, lockPlace } from './file-rows.ts';
import { loadSubject, type Place, rowOf } from './subject.ts';

const tooMany = (message: string) => new AppError('TOO_MANY_FILES', { message });

/** Locked: two uploads at once count each other. */
async function guardRoom(db: Db, actor: Actor, place: Place): Promise<void> {
  await loadSubject(db, place);
  await lockPlace(db, place);
  const all = await listFiles(db, place);
  if (draftOf(all, actor.userGuid).length >= FILES_PER_COMMENT)
    throw tooMany(`Un commento porta al massimo ${FILES_PER_COMMENT} file: invialo e scrivine un altro.`);
  if (all.length >= FILES_PER_THREAD)
    throw tooMany(`Questi commenti hanno già ${FILES_PER_THREAD} file: elimina quelli che non servono.`);
}

/** A file of the comment that is being written; other users see it once the comment is sent. */
async function attach(
  context: Context,
  place: Place,
  name: string,
  upload: ReceivedFile,
): Promise<AttachedFile> {
  const { actor, clock } = context;
  const now = clock();
  const guid = newGuid(now);
  await context.tenant((db) => guardRoom(db, actor, place));
  const taken = await takeUpload(upload, name);
  await guardQuota(context, taken.bytes);
  const { columns, written } = await storedAs(context, upload, taken.type, `comments/${guid}`);
  const row = {
    guid,
    companyGuid: actor.companyGuid,
    ...rowOf(place),
    ...taken,
    ...columns,
    uploadedBy: actor.userGuid,
    createdAt: now,
  };
  await storeFiles(context, written, async (db) => {
    await guardRoom(db, actor, place);
    await insertFile(db, row);
  });
  return presentAttached(row, context);
}

async function detach(context: Context, place: Place, guid: string): Promise<Conversation> {
  const { actor, tenant } = context;
  const { gone, conversation } = await tenant(async (db) => {
    await loadSubject(db, place);
    const own = draftOf(await listFiles(db, place), actor.userGuid);
    if (!own.some((row) => row.guid === guid)) throw new AppError('NOT_FOUND');
    return { gone: await deleteFiles(db, [guid]), conversation: await loadConversation(db, place, context) };
  });
  for (const file of gone) await dropFile(context, file);
  return conversation;
}

const quote = (guid: string): Place => ({ of: 'quote', guid });
const job = (guid: string): Place => ({ of: 'job', guid });

export const draftFiles = [
  endpoint(comments.attach, (context, { params, query, upload }) =>
    attach(context, quote(params.guid), query.name, upload),
  ),
  endpoint(jobComments.attach, (context, { params, query, upload }) =>
    attach(context, job(params.guid), query.name, upload),
  ),
  endpoint(comments.detach, (context, { params }) => detach(context, quote(params.guid), params.file)),
  endpoint(jobComments.detach, (context, { params }) => detach(context, job(params.guid), params.file)),
];
