import { homeOfCharges } from '@truciolo/jobs';
import type { Db } from '../../../platform/database/handles.ts';
import { notesOfOrder } from '../deliveries-repository.ts';
import type { LockedJob } from '../repository.ts';

/** Jobs in these states have nothing left to deliver. */
const GONE = ['delivered', 'cancelled'] as const;

/**
 * Assigns the open one-time charges of the jobs' orders to this note. A note that was to leave them for later takes
 * them all the same when it is the last of the order.
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

/** Moves the charges of the jobs' orders to this note, unless another one is invoiced with them. Returns their labels. */
export async function moveCharges(
  db: Db,
  ddtGuid: string,
  jobs: readonly LockedJob[],
): Promise<readonly string[]> {
  const orders = [...new Set(jobs.flatMap((job) => job.orderGuid ?? []))].toSorted();
  const labels: string[] = [];
  for (const orderGuid of orders) {
    const moved = await db
      .updateTable('orderCharges')
      .set({ ddtGuid })
      .where('orderGuid', '=', orderGuid)
      .where((eb) =>
        eb.or([
          eb('orderCharges.ddtGuid', 'is', null),
          eb.and([
            eb('orderCharges.ddtGuid', '<>', ddtGuid),
            eb.not(
              eb.exists(
                eb
                  .selectFrom('ddtInvoices')
                  .select('ddtInvoices.ddtGuid')
                  .whereRef('ddtInvoices.ddtGuid', '=', 'orderCharges.ddtGuid'),
              ),
            ),
          ]),
        ]),
      )
      .returning('label')
      .execute();
    labels.push(...moved.map(({ label }) => label || 'costo dell’ordine'));
  }
  return labels;
}

/** Charges of an annulled note move to the first other note of the order, or wait for the next. */
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
