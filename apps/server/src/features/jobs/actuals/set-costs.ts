import { jobs } from '@truciolo/contract';
import type { Money } from '@truciolo/money';
import { AppError } from '../../../platform/app-error.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { mergeFields } from '../../../platform/merge-changes.ts';
import { findAmounts, listPhases, lockJob } from '../repository.ts';
import { loadActuals } from './load-actuals.ts';
import { settleJob } from './settle-job.ts';

type Typed = Readonly<Record<string, Money | null>>;

/** Flattens material and external phases, so that two users can edit two of them. */
const flat = (costs: {
  readonly material?: Money | null | undefined;
  readonly invoiced?: Typed | undefined;
}) => ({
  ...(costs.material !== undefined && { material: costs.material }),
  ...costs.invoiced,
});

/** Final costs of material and external work. The history records the change without the amounts. */
export const setCosts = endpoint(jobs.setCosts, async ({ audit, tenant, clock }, { params, body }) => {
  const now = clock();
  return tenant(async (db) => {
    const job = await lockJob(db, params.guid);
    if (!job) throw new AppError('NOT_FOUND');
    const amounts = await findAmounts(db, job.guid);
    if (!amounts) throw new AppError('JOB_UNPRICED');
    const outside = (await listPhases(db, job.guid)).filter(({ kind }) => kind === 'external');
    const blank = Object.fromEntries(outside.map(({ guid }) => [guid, null]));
    const current: Typed = flat({ material: amounts.material, invoiced: { ...blank, ...amounts.invoiced } });
    const merged = mergeFields<Typed>(
      { ...current, version: job.version } as Typed & { version: number },
      flat(body.base),
      flat(body.changes),
    );
    const typed = { ...current, ...merged.values };
    const invoiced = Object.fromEntries(
      outside.flatMap(({ guid }) => {
        const amount = typed[guid];
        return amount === null || amount === undefined ? [] : [[guid, amount]];
      }),
    );
    const values = { material: typed.material ?? null, invoiced: JSON.stringify(invoiced) };
    await db.updateTable('jobAmounts').set(values).where('jobGuid', '=', job.guid).execute();
    await settleJob(db, job, now);
    await audit(db, { action: 'costs', entity: 'job', entityGuid: job.guid, changes: {} });
    return loadActuals(db, job.guid, now);
  });
});
