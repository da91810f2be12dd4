import { type JobTaking, jobMaterials } from '@truciolo/contract';
import { agree, writeGrouped } from '@truciolo/italian';
import { isOver, JOB_STATE_LABELS, rackText } from '@truciolo/jobs';
import { AppError } from '../../../platform/app-error.ts';
import { type Changes, writeAudit } from '../../../platform/audit.ts';
import { uniqueViolation } from '../../../platform/database/engine.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { newGuid } from '../../../platform/guid.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { type LockedRackItem, lockRackItem, writeStock } from '../../rack/index.ts';
import type { Maker } from '../jobs/add-job.ts';
import { type LockedJob, lockJob, updateJob } from '../repository.ts';
import { findTaking, listHolders, listTakings } from './takings-repository.ts';

interface Reservation {
  readonly guid?: string | undefined;
  readonly itemGuid: string;
  readonly pieces: number;
  readonly covers: boolean;
}

export const reserveMaterial = endpoint(jobMaterials.reserve, async (context, { params, body }) => {
  try {
    return await context.tenant((db) => reserveForJob(db, context, params.guid, body));
  } catch (error) {
    if (uniqueViolation(error) === 'job_materials_pkey') throw new AppError('GUID_TAKEN');
    throw error;
  }
});

/**
 * Reserves pieces of the rack for a job. Concurrent calls for the same bar are serialised: the second learns which job
 * has it.
 */
export async function reserveForJob(
  db: Db,
  maker: Maker,
  jobGuid: string,
  { guid, itemGuid, pieces, covers }: Reservation,
): Promise<JobTaking[]> {
  const now = maker.clock();
  const job = await lockJob(db, jobGuid);
  if (!job) throw new AppError('NOT_FOUND');
  if (guid && (await findTaking(db, jobGuid, guid))) return listTakings(db, jobGuid);
  refuseOver(job);
  const item = await lockRackItem(db, itemGuid);
  if (!item || item.archivedAt) {
    const message = 'Questo materiale non è più a magazzino: scegline un altro.';
    throw new AppError('VALIDATION', { message, fields: { itemGuid: message } });
  }
  if (pieces > item.pieces - item.reserved) throw await shortOf(db, item);
  const { companyGuid, userGuid } = maker.actor;
  const { material, shape, width, thickness, length, batch, place } = item;
  await writeStock(db, itemGuid, { reserved: item.reserved + pieces }, now);
  await db
    .insertInto('jobMaterials')
    .values({
      guid: guid ?? newGuid(now),
      companyGuid,
      jobGuid,
      itemGuid,
      pieces,
      covers,
      ...{ material, shape, width, thickness, length, batch, place },
      createdBy: userGuid,
      createdAt: now,
    })
    .execute();
  if (covers && job.materialState !== 'here') await updateJob(db, jobGuid, { materialState: 'here' }, now);
  await noteMaterial(db, maker, job, { rack: { from: null, to: `${pieces} × ${rackText(item)}` } });
  return listTakings(db, jobGuid);
}

function refuseOver({ state, number }: LockedJob): void {
  if (isOver(state))
    throw new AppError('JOB_STATE', {
      message: `La commessa ${number} è ${JOB_STATE_LABELS[state].toLowerCase()}: non le serve altro materiale.`,
    });
}

async function shortOf(db: Db, item: LockedRackItem): Promise<AppError> {
  const free = item.pieces - item.reserved;
  const holders = [...new Set((await listHolders(db, item.guid)).map(({ jobNumber }) => jobNumber))];
  const who = holders.length === 0 ? '' : ` Riservati per ${holders.join(', ')}.`;
  const left =
    free === 0
      ? 'non ce ne sono più di liberi'
      : agree(free, 'ne resta libero 1', `ne restano liberi ${writeGrouped(free)}`);
  return new AppError('RACK_SHORT', { message: `${rackText(item)}: ${left}.${who}` });
}

export async function noteMaterial(db: Db, { actor, clock }: Maker, job: LockedJob, changes: Changes) {
  const { companyGuid } = actor;
  const entry = { action: 'material', entity: 'job', entityGuid: job.guid, at: clock() };
  await writeAudit(db, { companyGuid, actor, ...entry, changes });
}
