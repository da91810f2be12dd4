import { homeOfCharges } from '@truciolo/jobs';
import type { Db } from '../../../platform/database/handles.ts';
import { notesOfOrder } from '../deliveries-repository.ts';
import type { LockedJob } from '../repository.ts';

/** Nothing of these is left to deliver. */
const GONE = ['delivered', 'cancelled'] as const;

/**
 * What is paid once for the orders of some jobs is invoiced with this note where no other one has it. A note that was to
 * leave it for later takes it all the same when it is the last of the order.
 */
export async function takeCharges(
  db: Db,
  ddtGuid: string,
  jobs: readonly LockedJob[],
  isWanted: boolean,
): Promise<void> {
  for (const orderGuid of new Set(jobs.flatMap((job) => job.orderGuid ?? []))) {
    const open = isWanted
      ? undefined
      : await db
          .selectFrom('jobs')
          .select('guid')
          .where('orderGuid', '=', orderGuid)
          .where('state', 'not in', GONE)
          .limit(1)
          .executeTakeFirst();
    if (open) continue;
    await db
      .updateTable('orderCharges')
      .set({ ddtGuid })
      .where('orderGuid', '=', orderGuid)
      .where('ddtGuid', 'is', null)
      .execute();
  }
}

/** What was to be invoiced with an annulled note goes with the first other one of its order, or waits for the next. */
export async function passOnCharges(db: Db, annulled: string): Promise<void> {
  const held = await db
    .selectFrom('orderCharges')
    .select('orderGuid')
    .distinct()
    .where('ddtGuid', '=', annulled)
    .execute();
  for (const { orderGuid } of held) {
    const ddtGuid = homeOfCharges(await notesOfOrder(db, orderGuid));
    await db
      .updateTable('orderCharges')
      .set({ ddtGuid })
      .where('orderGuid', '=', orderGuid)
      .where('ddtGuid', '=', annulled)
      .execute();
  }
}
