import { FILES_PER_QUOTE, fileMediaTypes, quoteFiles } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import { newGuid } from '../../platform/guid.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { addSearchText, lockQuote } from '../quotes/index.ts';
import { contentKind } from './content-kind.ts';
import { presentFile } from './presenter.ts';
import { countFiles, insertFile } from './repository.ts';

/** A name without a folder: some browsers and people send one along. */
const baseName = (name: string): string => name.split(/[\\/]/).at(-1)?.trim() || 'file';

export const uploadFile = endpoint(quoteFiles.upload, async (context, { params, query, upload }) => {
  const { actor, clock, files } = context;
  const { companyGuid } = actor;
  const now = clock();
  const guid = newGuid(now);
  const file = `quotes/${guid}`;
  const row = await context.tenant(async (db) => {
    // Locked: two uploads at once count each other.
    if (!(await lockQuote(db, params.guid))) throw new AppError('NOT_FOUND');
    const kind = contentKind(upload);
    if (!kind) {
      const message = 'Il contenuto del file non è PDF, STEP, DXF, PNG, JPEG o WebP.';
      throw new AppError('UNSUPPORTED_MEDIA', { message });
    }
    if ((await countFiles(db, params.guid)) >= FILES_PER_QUOTE) throw new AppError('TOO_MANY_FILES');
    const added = {
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
    await insertFile(db, added);
    await addSearchText(db, params.guid, added.name);
    const changes = { file: { from: null, to: added.name } };
    await context.audit(db, { action: 'add-file', entity: 'quote', entityGuid: params.guid, changes });
    // Before the commit: a row without its file is worse than a file without its row.
    await files.put(file, upload);
    return added;
  });
  return presentFile({ ...row, uploaderName: `${actor.firstName} ${actor.lastName}` }, context);
});
