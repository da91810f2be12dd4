import { FILES_PER_QUOTE, quoteFiles } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/handles.ts';
import { newGuid } from '../../platform/guid.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { addSearchText, lockQuote } from '../quotes/index.ts';
import { keepUpload } from './keep-upload.ts';
import { presentFile } from './presenter.ts';
import { countFiles, insertFile } from './repository.ts';
import { takeUpload } from './take-upload.ts';
import { viewOf } from './view-of.ts';

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
  const file = `quotes/${guid}`;
  await context.tenant((db) => guardRoom(db, params.guid));
  const taken = takeUpload(upload, query.name);
  const view = await viewOf(context, upload, taken.type);
  const viewFile = `${file}-view`;
  const row = {
    guid,
    companyGuid,
    quoteGuid: params.guid,
    positionId: query.position ?? null,
    ...taken,
    file,
    viewFile: view && viewFile,
    viewType: view?.type ?? null,
    uploadedBy: actor.userGuid,
    createdAt: now,
  };
  const kept = [[file, upload] as const, ...(view ? [[viewFile, view.bytes] as const] : [])];
  await keepUpload(context, kept, async (db) => {
    await guardRoom(db, params.guid);
    await insertFile(db, row);
    await addSearchText(db, params.guid, row.name);
    const changes = { file: { from: null, to: row.name } };
    await context.audit(db, { action: 'add-file', entity: 'quote', entityGuid: params.guid, changes });
  });
  return presentFile({ ...row, uploaderName: `${actor.firstName} ${actor.lastName}` }, context);
});
