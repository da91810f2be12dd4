import { quoteFiles } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import { dropFile } from '../../platform/files/drop-file.ts';
import { endpoint } from '../../platform/http/endpoint.ts';
import { deleteFile as deleteRow, isFileReferenced } from './repository.ts';

export const deleteFile = endpoint(quoteFiles.delete, async (context, { params }) => {
  const { audit, tenant } = context;
  const gone = await tenant(async (db) => {
    const row = await deleteRow(db, params.guid, params.fileGuid);
    if (!row) throw new AppError('NOT_FOUND');
    const changes = { file: { from: row.name, to: null } };
    await audit(db, { action: 'remove-file', entity: 'quote', entityGuid: params.guid, changes });
    return { ...row, isShared: await isFileReferenced(db, row.file) };
  });
  if (!gone.isShared) await dropFile(context, gone.file);
  if (!gone.isShared && gone.viewFile) await dropFile(context, gone.viewFile);
  return { success: true as const };
});
