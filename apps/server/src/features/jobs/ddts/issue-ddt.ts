import type { ddts, RouteRequest } from '@truciolo/contract';
import { deliveryExcess } from '@truciolo/jobs';
import { AppError } from '../../../platform/app-error.ts';
import { type Changes, writeAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { noteEvent } from '../../integrations/index.ts';
import { takeFromSeries } from '../../number-series/index.ts';
import type { Maker } from '../jobs/add-job.ts';
import { recountDelivered } from '../recount-delivered.ts';
import { type LockedJob, lockJob } from '../repository.ts';
import { takeNumber } from '../take-number.ts';
import { takeCharges } from './order-charges.ts';
import { writeAmounts } from './write-amounts.ts';

type NewDdt = RouteRequest<typeof ddts.create>['body'];

/** Goods leave: the pieces of some jobs of one customer. A job whose pieces have all left is delivered. */
export async function issueDdt(db: Db, { actor, clock }: Maker, guid: string, body: NewDdt): Promise<void> {
  const now = clock();
  const { companyGuid, userGuid } = actor;
  const { lines, guid: _key, withCharges, series: seriesGuid, ...head } = body;
  const jobs = await lockJobs(db, [...new Set(lines.map(({ jobGuid }) => jobGuid))]);
  const [first] = jobs;
  if (!first) throw new AppError('NOT_FOUND');
  if (jobs.some((job) => job.customerGuid !== first.customerGuid || job.customerName !== first.customerName))
    throw new AppError('DDT_CUSTOMERS');
  const excesses = new Map(jobs.map((job) => [job.guid, checkExcess(job, lines, job.delivered)]));
  // The number belongs to the year of the note's date, also where it is written after New Year's Eve.
  const { date } = head;
  const taken =
    seriesGuid === null
      ? await takeNumber(db, 'ddt', companyGuid, new Date(`${date}T12:00:00Z`))
      : { seriesGuid, ...(await takeFromSeries(db, { companyGuid, kind: 'ddt', seriesGuid, date })) };
  const customer = { customerGuid: first.customerGuid, customerName: first.customerName };
  const made = { createdBy: userGuid, createdAt: now };
  await db
    .insertInto('ddts')
    .values({ guid, companyGuid, ...taken, ...head, ...customer, ...made })
    .execute();
  const rows = lines.map(({ jobGuid, quantity }, index) => ({
    ddtGuid: guid,
    companyGuid,
    place: index + 1,
    jobGuid,
    quantity,
  }));
  await db.insertInto('ddtLines').values(rows).execute();
  for (const job of jobs) {
    await writeAmounts(
      db,
      job,
      rows.filter(({ jobGuid }) => jobGuid === job.guid),
    );
    const ddt = { from: null, to: taken.number };
    const changes = { ddt, ...(await recountDelivered(db, job, now)), ...excesses.get(job.guid) };
    const entry = { action: 'ddt', entity: 'job', entityGuid: job.guid, changes, at: now };
    await writeAudit(db, { companyGuid, actor, ...entry });
  }
  await takeCharges(db, guid, jobs, withCharges);
  const numbers = new Map(jobs.map((job) => [job.guid, job.number]));
  await noteEvent(db, { companyGuid, at: now }, 'delivery.created', {
    guid,
    number: taken.number,
    date: head.date,
    customerName: first.customerName,
    lines: lines.map(({ jobGuid, quantity }) => ({
      jobGuid,
      quantity,
      jobNumber: numbers.get(jobGuid) ?? '',
    })),
  });
}

interface LeavingLine {
  readonly jobGuid: string;
  readonly quantity: number;
  readonly why: string;
}

/** Refuses more pieces than are good or were ordered, unless a reason is given; returns it for the history. */
export function checkExcess(job: LockedJob, lines: readonly LeavingLine[], delivered: number): Changes {
  const own = lines.filter(({ jobGuid }) => jobGuid === job.guid);
  const pieces = own.reduce((all, { quantity }) => all + quantity, 0);
  const excess = deliveryExcess({ ...job, delivered }, pieces);
  if (excess === null) return {};
  const why = own.find((line) => line.why.trim() !== '')?.why.trim();
  if (why) return { excess: { from: excess, to: why } };
  const index = lines.findIndex(({ jobGuid }) => jobGuid === job.guid);
  const message = `${excess} Se è giusto così, scrivi perché.`;
  throw new AppError('DDT_EXCESS', { message, fields: { [`lines.${index}.why`]: message } });
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
    if (job.state === 'cancelled') {
      const message = `La commessa ${job.number} è annullata: riaprila prima di consegnare.`;
      throw new AppError('JOB_STATE', { message });
    }
    jobs.push(job);
  }
  return jobs;
}
