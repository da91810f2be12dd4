import { isGuid } from '@truciolo/contract';
import type { PlannedJob, PlannedPhase } from '@truciolo/jobs';
import { type Changes, writeAudit } from '../../../platform/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Actor } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { newGuid } from '../../../platform/guid.ts';
import { searchKey } from '../../../platform/registry/search-key.ts';
import { insertJob, insertPhases } from '../repository.ts';
import { takeNumber } from '../take-number.ts';

/** Author and time of an action. */
export interface Maker {
  readonly actor: Pick<Actor, 'companyGuid' | 'userGuid' | 'firstName' | 'lastName'>;
  readonly clock: Clock;
}

interface JobOrigin {
  readonly guid: string;
  readonly orderGuid: string | null;
  readonly quoteGuid: string | null;
  readonly quoteRevision: number | null;
  readonly positionId: string | null;
  readonly repeatsGuid?: string | null;
  readonly customerGuid: string | null;
  readonly customerName: string;
  readonly due: string | null;
  readonly notes: string;
  /** Dimensions to be measured, as JSON; none where they are left out. */
  readonly checks?: string;
  /** Additional search words. */
  readonly words: string;
  readonly changes?: Changes;
}

/** A planned job, with amounts where there is a price. */
export type NewJob = Omit<PlannedJob, 'amounts'> & { readonly amounts: PlannedJob['amounts'] | null };

const minutesOf = (phases: readonly PlannedPhase[]): number =>
  phases.reduce((sum, { setupMinutes, runMinutes }) => sum + setupMinutes + runMinutes, 0);

/** Creates a job with the next number, its phases and its amounts. */
export async function addJob(
  db: Db,
  { actor, clock }: Maker,
  planned: NewJob,
  { words, changes = {}, ...origin }: JobOrigin,
): Promise<void> {
  const now = clock();
  const { companyGuid, userGuid } = actor;
  const { phases, amounts, ...part } = planned;
  const { guid } = origin;
  const taken = await takeNumber(db, 'job', companyGuid, now);
  const texts = [taken.number, origin.customerName, part.code, part.description, part.drawing, part.material];
  await insertJob(db, {
    ...origin,
    ...taken,
    ...part,
    companyGuid,
    state: 'to-plan',
    // Without material to buy, the job does not wait for any.
    materialState: part.stockWeight === null && part.material === '' ? 'here' : 'to-order',
    phases: phases.length,
    plannedMinutes: minutesOf(phases),
    searchKey: searchKey([...texts, words].join(' ')),
    createdBy: userGuid,
    createdAt: now,
    updatedAt: now,
  });
  const rows = phases.map(({ costs: _costs, machineId, ...phase }) => ({
    ...phase,
    guid: newGuid(now),
    companyGuid,
    jobGuid: guid,
    machineGuid: machineId !== null && isGuid(machineId) ? machineId : null,
  }));
  await insertPhases(db, rows);
  if (amounts) {
    const costs = phases.map(({ costs }, index) => [rows[index]?.guid, costs]);
    const { byCategory, gross: _gross, ...sums } = amounts;
    const json = {
      byCategory: JSON.stringify(byCategory),
      phases: JSON.stringify(Object.fromEntries(costs)),
    };
    await db
      .insertInto('jobAmounts')
      .values({ jobGuid: guid, companyGuid, ...sums, ...json })
      .execute();
  }
  const entry = { action: 'create', entity: 'job', entityGuid: guid, changes, at: now };
  await writeAudit(db, { companyGuid, actor, ...entry });
}
