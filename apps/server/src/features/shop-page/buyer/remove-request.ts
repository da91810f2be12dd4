import { shopVisits } from '@truciolo/contract';
import { writeAudit } from '../../../platform/audit.ts';
import { dropFile } from '../../../platform/files/drop-file.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { listFiles } from '../../requests/index.ts';
import { openBuyerRequest } from './open-request.ts';

/** Deletes the request with files and personal data. A quote that was made from it is the shop's own document. */
export const removeBuyerRequest = endpoint(shopVisits.remove, async (context, { params }) => {
  const { companyGuid, tenant, row } = await openBuyerRequest(context, params.token);
  const { requestGuid } = row;
  const files = await tenant(async (db) => {
    const files = await listFiles(db, [requestGuid]);
    await db.deleteFrom('requests').where('guid', '=', requestGuid).execute();
    const entry = { action: 'delete', entity: 'request', entityGuid: requestGuid, at: context.clock() };
    await writeAudit(db, { companyGuid, actor: null, outsider: 'Il cliente', ...entry });
    return files;
  });
  for (const { file } of files) await dropFile(context, file);
  return { success: true as const };
});
