import type { ddts, RouteRequest } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import { writeAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { noteEvent } from '../../integrations/index.ts';
import { enterState } from '../enter-state.ts';
import type { Maker } from '../jobs/add-job.ts';
import { type LockedJob, lockJob } from '../repository.ts';
import { takeNumber } from '../take-number.ts';

export type NewDdt = RouteRequest<typeof ddts.create>['body'];

/** Goods leave: the pieces of some jobs of one customer. A job whose pieces have all left is delivered. */
export async function issueDdt(db: Db, { actor, clock }: Maker, guid: string, body: NewDdt): Promise<void> {
  const now = clock();
  const { companyGuid, userGuid } = actor;
  const { lines, guid: _key, ...head } = body;
  const leaving = new Map<string, number>();
  for (const { jobGuid, quantity } of lines) leaving.set(jobGuid, (leaving.get(jobGuid) ?? 0) + quantity);
  const jobs = await lockJobs(db, [...leaving.keys()]);
  const [first] = jobs;
  if (!first) throw new AppError('NOT_FOUND');
  if (jobs.some((job) => job.customerGuid !== first.customerGuid || job.customerName !== first.customerName))
    throw new AppError('DDT_CUSTOMERS');
  const taken = await takeNumber(db, 'ddt', companyGuid, now);
  const customer = { customerGuid: first.customerGuid, customerName: first.customerName };
  const made = { createdBy: userGuid, createdAt: now };
  await db
    .insertInto('ddts')
    .values({ guid, companyGuid, ...taken, ...head, ...customer, ...made })
    .execute();
  const rows = lines.map((line, index) => ({ ...line, ddtGuid: guid, companyGuid, place: index + 1 }));
  await db.insertInto('ddtLines').values(rows).execute();
  for (const job of jobs) {
    const delivered = job.delivered + (leaving.get(job.guid) ?? 0);
    const state = delivered >= job.quantity ? 'delivered' : job.state;
    await enterState(db, job, state, { delivered }, now);
    const changes = {
      ddt: { from: null, to: taken.number },
      delivered: { from: job.delivered, to: delivered },
      ...(state === job.state ? {} : { state: { from: job.state, to: state } }),
    };
    const entry = { action: 'ddt', entity: 'job', entityGuid: job.guid, changes, at: now };
    await writeAudit(db, { companyGuid, actor, ...entry });
  }
  const numbers = new Map(jobs.map((job) => [job.guid, job.number]));
  await noteEvent(db, { companyGuid, at: now }, 'delivery.created', {
    guid,
    number: taken.number,
    date: head.date,
    customerName: first.customerName,
    lines: lines.map((line) => ({ ...line, jobNumber: numbers.get(line.jobGuid) ?? '' })),
  });
}

async function lockJobs(db: Db, guids: readonly string[]): Promise<LockedJob[]> {
  const jobs: LockedJob[] = [];
  for (const guid of guids.toSorted()) {
    const job = await lockJob(db, guid);
    if (!job) throw new AppError('NOT_FOUND');
    if (job.state === 'suspended') {
      const message = `La commessa ${job.number} è sospesa: riprendila prima di consegnare.`;
      throw new AppError('JOB_STATE', { message });
    }
    jobs.push(job);
  }
  return jobs;
}
