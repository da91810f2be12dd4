import { contentWithoutFile, FILES_PER_REQUEST, requests } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { dropFile } from '../../../platform/files/drop-file.ts';
import { storeFiles } from '../../../platform/files/store-files.ts';
import { newGuid } from '../../../platform/guid.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { baseName, guardQuota } from '../../files/index.ts';
import { beginReading } from '../drawings/read-arrived.ts';
import { loadRequest } from '../presenter.ts';
import { readAgain } from '../read/read-again.ts';
import { insertFiles, listFiles, lockRequest, updateRequest } from '../repository.ts';
import { requestKind, typeOfKind } from '../request-kind.ts';
import { summaryOf } from '../summary.ts';

/** The row lock makes concurrent uploads count each other. */
async function guardRoom(db: Db, guid: string) {
  const row = await lockRequest(db, guid);
  if (!row) throw new AppError('NOT_FOUND');
  if ((await listFiles(db, [guid])).length >= FILES_PER_REQUEST) {
    const message = `Questa richiesta ha già ${FILES_PER_REQUEST} file: togline qualcuno.`;
    throw new AppError('TOO_MANY_FILES', { message });
  }
  return row;
}

export const addRequestFile = endpoint(requests.addFile, async (context, { params, query, upload }) => {
  const now = context.clock();
  const name = baseName(query.name);
  await context.tenant((db) => guardRoom(db, params.guid));
  const found = await requestKind(upload, name);
  if ('refusal' in found)
    throw new AppError('UNSUPPORTED_MEDIA', { message: `«${name}» non è stato preso: ${found.refusal}.` });
  await guardQuota(context, upload.length);
  const guid = newGuid(now);
  const file = `requests/${guid}`;
  const request = await storeFiles(context, [[file, upload]], async (db) => {
    const row = await guardRoom(db, params.guid);
    const { companyGuid } = context.actor;
    const type = typeOfKind(found.kind);
    await insertFiles(db, [
      { guid, companyGuid, requestGuid: params.guid, name, type, bytes: upload.length, file, createdAt: now },
    ]);
    const searchKey = `${row.searchKey} ${name.toLowerCase()}`;
    const subject = row.subject || name;
    const read = await readAgain(db, context, row, [guid]);
    await updateRequest(db, params.guid, { searchKey, subject, ...read }, now);
    const changes = { file: { from: null, to: name } };
    await context.audit(db, { action: 'add-file', entity: 'request', entityGuid: params.guid, changes });
    return loadRequest(db, context, params.guid);
  });
  if (context.actor.keyGuid) beginReading(context, context.actor.companyGuid, params.guid);
  return request;
});

export const removeRequestFile = endpoint(requests.removeFile, async (context, { params }) => {
  const { gone, request } = await context.tenant(async (db) => {
    const gone = await db
      .deleteFrom('requestFiles')
      .where('requestGuid', '=', params.guid)
      .where('guid', '=', params.file)
      .returning(['file', 'name'])
      .executeTakeFirst();
    const row = await lockRequest(db, params.guid);
    if (!gone || !row) throw new AppError('NOT_FOUND');
    const left = summaryOf(contentWithoutFile(row.content, params.file));
    await updateRequest(db, params.guid, left, context.clock());
    const changes = { file: { from: gone.name, to: null } };
    await context.audit(db, { action: 'remove-file', entity: 'request', entityGuid: params.guid, changes });
    return { gone, request: await loadRequest(db, context, params.guid) };
  });
  await dropFile(context, gone.file);
  return request;
});
