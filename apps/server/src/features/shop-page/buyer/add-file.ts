import { SHOP_FILES, shopVisits } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import { storeFiles } from '../../../platform/files/store-files.ts';
import { newGuid } from '../../../platform/guid.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { guardQuota } from '../../files/index.ts';
import {
  beginReading,
  insertFiles,
  listFiles,
  lockRequest,
  readAgain,
  updateRequest,
} from '../../requests/index.ts';
import { acceptUpload } from '../upload/accept-upload.ts';
import { guardOpen, openBuyerRequest } from './open-request.ts';
import { presentBuyerRequest } from './present-request.ts';

export const addBuyerFile = endpoint(shopVisits.addFile, async (context, { params, query, upload }) => {
  const opened = await openBuyerRequest(context, params.token);
  guardOpen(opened);
  const { companyGuid, tenant, row } = opened;
  const { name, type } = await acceptUpload(upload, query.name);
  await guardQuota({ tenant, actor: { companyGuid } }, upload.length);
  const now = context.clock();
  const guid = newGuid(now);
  const file = `shop-page/${guid}`;
  const request = await storeFiles({ ...context, tenant }, [[file, upload]], async (db) => {
    // The row lock makes concurrent uploads count each other.
    const locked = await lockRequest(db, row.requestGuid);
    if (!locked) throw new AppError('SHOP_LINK_UNKNOWN');
    if ((await listFiles(db, [row.requestGuid])).length >= SHOP_FILES)
      throw new AppError('TOO_MANY_FILES', { message: `Al massimo ${SHOP_FILES} file per richiesta.` });
    const { requestGuid } = row;
    await insertFiles(db, [
      { guid, companyGuid, requestGuid, name, type, bytes: upload.length, file, createdAt: now },
    ]);
    const note = `«${name}» è stato aggiunto dal cliente dopo l’invio.`;
    const read = await readAgain(db, context, locked, [guid]);
    await updateRequest(db, requestGuid, { notes: [...locked.notes, note], ...read }, now);
    return presentBuyerRequest(db, context, companyGuid, row);
  });
  beginReading(context, companyGuid, row.requestGuid);
  return request;
});
