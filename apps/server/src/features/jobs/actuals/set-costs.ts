import { jobs } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { guardCosts, guardPrices } from '../../quotes/index.ts';
import { findAmounts, listPhases, lockJob } from '../repository.ts';
import { loadActuals } from './load-actuals.ts';
import { settleJob } from './settle-job.ts';

/** What the material and the work outside cost in the end. The history tells that it changed, never how much. */
export const setCosts = endpoint(jobs.setCosts, async ({ audit, tenant, actor, clock }, { params, body }) => {
  guardPrices(actor);
  guardCosts(actor);
  const now = clock();
  return tenant(async (db) => {
    const job = await lockJob(db, params.guid);
    if (!job) throw new AppError('NOT_FOUND');
    if (!(await findAmounts(db, job.guid))) throw new AppError('JOB_UNPRICED');
    const outside = (await listPhases(db, job.guid)).filter(({ kind }) => kind === 'external');
    const invoiced = Object.fromEntries(
      outside.flatMap(({ guid }) => {
        const amount = body.invoiced[guid];
        return amount === null || amount === undefined ? [] : [[guid, amount]];
      }),
    );
    const values = { material: body.material, invoiced: JSON.stringify(invoiced) };
    await db.updateTable('jobAmounts').set(values).where('jobGuid', '=', job.guid).execute();
    await settleJob(db, job, now);
    await audit(db, { action: 'costs', entity: 'job', entityGuid: job.guid, changes: {} });
    return loadActuals(db, job.guid, now);
  });
});
