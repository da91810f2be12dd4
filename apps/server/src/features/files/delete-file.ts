import type { quoteFiles, RouteRequest, RouteResult } from '@truciolo/contract';
import { AppError } from '../../platform/app-error.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Context } from '../../platform/context.ts';
import { deleteFile as deleteRow } from './repository.ts';

export async function deleteFile(
  { actor, tenant, clock, files }: Context,
  { params }: RouteRequest<typeof quoteFiles.delete>,
): Promise<RouteResult<typeof quoteFiles.delete>> {
  const gone = await tenant(async (db) => {
    const row = await deleteRow(db, params.guid, params.fileGuid);
    if (!row) throw new AppError('NOT_FOUND');
    const changes = { file: { from: row.name, to: null } };
    const entry = { action: 'remove-file', entity: 'quote', entityGuid: params.guid, changes, at: clock() };
    await writeAudit(db, { companyGuid: actor.companyGuid, actor, ...entry });
    return row;
  });
  await files.remove(gone.file);
  return { success: true };
}
