import { deliveryAmount } from '@truciolo/jobs';
import { money } from '@truciolo/money';
import type { Db } from '../../../platform/database/handles.ts';
import { deliveredOf } from '../deliveries-repository.ts';
import { findAmounts, type LockedJob } from '../repository.ts';

interface Line {
  readonly ddtGuid: string;
  readonly companyGuid: string;
  readonly place: number;
  readonly quantity: number;
}

/** Says what some lines of a note are invoiced at; those of a job without a price have no amount. */
export async function writeAmounts(db: Db, job: LockedJob, lines: readonly Line[]): Promise<void> {
  const amounts = await findAmounts(db, job.guid);
  const [first] = lines;
  if (!amounts || !first) return;
  const places = lines.map(({ place }) => place);
  let before = await deliveredOf(db, job.guid, { ddtGuid: first.ddtGuid, places });
  for (const { ddtGuid, companyGuid, place, quantity } of lines) {
    const agreed = { total: money(amounts.total), ordered: job.quantity };
    const amount = deliveryAmount(agreed, before, quantity);
    await db
      .insertInto('ddtAmounts')
      .values({ ddtGuid, companyGuid, place, amount })
      .onConflict((conflict) => conflict.columns(['ddtGuid', 'place']).doUpdateSet({ amount }))
      .execute();
    before = { quantity: before.quantity + quantity, amount: money(before.amount + amount) };
  }
}
