import { FILES_PER_QUOTE, fileMediaTypes, quoteFiles } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import type { Db } from '../../platform/database/handles.ts';
import { dropFile } from '../../platform/files/drop-file.ts';
import { newGuid } from '../../platform/guid.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { addSearchText, lockQuote } from '../quotes/index.ts';
import { contentKind } from './content-kind.ts';
import { presentFile } from './presenter.ts';
import { countFiles, insertFile } from './repository.ts';

/** A name without a folder: some browsers and people send one along. */
const baseName = (name: string): string => name.split(/[\\/]/).at(-1)?.trim() || 'file';

/** Locked: two uploads at once count each other. */
async function guardRoom(db: Db, quoteGuid: string): Promise<void> {
  if (!(await lockQuote(db, quoteGuid))) throw new AppError('NOT_FOUND');
  if ((await countFiles(db, quoteGuid)) >= FILES_PER_QUOTE) throw new AppError('TOO_MANY_FILES');
}

export const uploadFile = endpoint(quoteFiles.upload, async (context, { params, query, upload }) => {
  const { actor, clock, files } = context;
  const { companyGuid } = actor;
  const now = clock();
  const guid = newGuid(now);
  const file = `quotes/${guid}`;
  await context.tenant((db) => guardRoom(db, params.guid));
  const kind = contentKind(upload);
  if (!kind) {
    const message = 'Il contenuto del file non è PDF, STEP, DXF, PNG, JPEG o WebP.';
    throw new AppError('UNSUPPORTED_MEDIA', { message });
  }
  const row = {
    guid,
    companyGuid,
    quoteGuid: params.guid,
    positionId: query.position ?? null,
    name: baseName(query.name),
    type: fileMediaTypes[kind],
    bytes: upload.length,
    file,
    uploadedBy: actor.userGuid,
    createdAt: now,
  };
  // Before its row, which without a file would be worse than a file without a row; and in no transaction: a store that
  // is slow keeps no connection of the database.
  await files.put(file, upload);
  try {
    await context.tenant(async (db) => {
      await guardRoom(db, params.guid);
      await insertFile(db, row);
      await addSearchText(db, params.guid, row.name);
      const changes = { file: { from: null, to: row.name } };
      await context.audit(db, { action: 'add-file', entity: 'quote', entityGuid: params.guid, changes });
    });
  } catch (error) {
    await dropFile(context, file).catch(() => undefined);
    throw error;
  }
  return presentFile({ ...row, uploaderName: `${actor.firstName} ${actor.lastName}` }, context);
});
