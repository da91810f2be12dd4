import { ddts } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { loadDdt } from '../ddts/load-ddt.ts';
import { recountDelivered } from '../recount-delivered.ts';
import { findReturn } from '../returns-repository.ts';
import { lockLine } from './lock-line.ts';

/** The return was written by mistake. */
export const removeReturn = endpoint(ddts.removeReturn, async ({ audit, tenant, clock }, { params }) => {
  const now = clock();
  return tenant(async (db) => {
    const found = await findReturn(db, params.guid);
    if (!found) throw new AppError('NOT_FOUND');
    const { job, ddt } = await lockLine(db, found.ddtGuid, found.place);
    const current = await findReturn(db, params.guid);
    if (!current) throw new AppError('NOT_FOUND');
    if (current.creditNumber !== null) throw new AppError('RETURN_CREDITED');
    await db.deleteFrom('ddtReturns').where('guid', '=', current.guid).execute();
    const told = { returned: { from: current.quantity, to: 0 } };
    const changes = {
      ddt: { from: ddt.number, to: ddt.number },
      ...told,
      ...(await recountDelivered(db, job, now)),
    };
    await audit(db, { action: 'return-removed', entity: 'job', entityGuid: job.guid, changes });
    await audit(db, { action: 'return-removed', entity: 'ddt', entityGuid: ddt.guid, changes: told });
    return loadDdt(db, ddt.guid);
  });
});
