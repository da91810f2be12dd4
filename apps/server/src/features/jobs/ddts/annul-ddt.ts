import { ddts } from '@truciolo/contract';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { recountDelivered } from '../recount-delivered.ts';
import { loadDdt } from './load-ddt.ts';
import { openDdt } from './open-ddt.ts';
import { passOnCharges } from './order-charges.ts';

/** The goods did not leave, or came back: the note keeps its number and counts for nothing. */
export const annulDdt = endpoint(ddts.annul, async ({ audit, tenant, actor, clock }, { params, body }) => {
  const now = clock();
  const { companyGuid, userGuid } = actor;
  const { reason } = body;
  return tenant(async (db) => {
    const { ddt, jobs } = await openDdt(db, params.guid);
    await db
      .insertInto('ddtAnnulments')
      .values({ ddtGuid: ddt.guid, companyGuid, reason, createdBy: userGuid, createdAt: now })
      .execute();
    await passOnCharges(db, ddt.guid);
    const why = { reason: { from: null, to: reason } };
    for (const job of jobs) {
      const changes = {
        ddt: { from: ddt.number, to: null },
        ...why,
        ...(await recountDelivered(db, job, now)),
      };
      await audit(db, { action: 'ddt-annulled', entity: 'job', entityGuid: job.guid, changes });
    }
    await audit(db, { action: 'annul', entity: 'ddt', entityGuid: ddt.guid, changes: why });
    return loadDdt(db, ddt.guid);
  });
});
