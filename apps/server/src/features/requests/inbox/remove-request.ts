import { requests } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import { dropFile } from '../../../platform/files/drop-file.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { listFiles, lockRequest } from '../repository.ts';

export const removeRequest = endpoint(requests.remove, async (context, { params }) => {
  const files = await context.tenant(async (db) => {
    const row = await lockRequest(db, params.guid);
    if (!row) throw new AppError('NOT_FOUND');
    const files = await listFiles(db, [params.guid]);
    await db.deleteFrom('requests').where('guid', '=', params.guid).execute();
    const changes = { subject: { from: row.subject, to: null } };
    await context.audit(db, { action: 'delete', entity: 'request', entityGuid: params.guid, changes });
    return files;
  });
  for (const { file } of files) await dropFile(context, file);
  return { success: true as const };
});
