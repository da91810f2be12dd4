import { FILES_PER_QUOTE, quoteFiles } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/handles.ts';
import { storeFiles } from '../../platform/files/store-files.ts';
import { newGuid } from '../../platform/guid.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { addSearchText, lockQuote } from '../quotes/index.ts';
import { guardQuota } from './company-storage.ts';
import { presentFile } from './presenter.ts';
import { countFiles, insertFile } from './repository.ts';
import { storedAs } from './stored-as.ts';
import { takeUpload } from './take-upload.ts';

/** Locked: two uploads at once count each other. */
async function guardRoom(db: Db, quoteGuid: string): Promise<void> {
  if (!(await lockQuote(db, quoteGuid))) throw new AppError('NOT_FOUND');
  if ((await countFiles(db, quoteGuid)) >= FILES_PER_QUOTE) throw new AppError('TOO_MANY_FILES');
}

export const uploadFile = endpoint(quoteFiles.upload, async (context, { params, query, upload }) => {
  const { actor, clock } = context;
  const { companyGuid } = actor;
  const now = clock();
  const guid = newGuid(now);
  await context.tenant((db) => guardRoom(db, params.guid));
  const taken = await takeUpload(upload, query.name);
  await guardQuota(context, taken.bytes);
  const { columns, written } = await storedAs(context, upload, taken.type, `quotes/${guid}`);
  const row = {
    guid,
    companyGuid,
    quoteGuid: params.guid,
    positionId: query.position ?? null,
    ...taken,
    ...columns,
    uploadedBy: actor.userGuid,
    createdAt: now,
  };
  await storeFiles(context, written, async (db) => {
    await guardRoom(db, params.guid);
    await insertFile(db, row);
    await addSearchText(db, params.guid, row.name);
    const changes = { file: { from: null, to: row.name } };
    await context.audit(db, { action: 'add-file', entity: 'quote', entityGuid: params.guid, changes });
  });
  return presentFile({ ...row, uploaderName: `${actor.firstName} ${actor.lastName}` }, context);
});
