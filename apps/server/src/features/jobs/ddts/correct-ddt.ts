import { ddts } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Changes } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { deliveredOf } from '../deliveries-repository.ts';
import { recountDelivered } from '../recount-delivered.ts';
import type { LockedJob } from '../repository.ts';
import { checkExcess } from './issue-ddt.ts';
import { loadDdt } from './load-ddt.ts';
import { openDdt } from './open-ddt.ts';
import { writeAmounts } from './write-amounts.ts';

const FIELDS = [
  'date',
  'destination',
  'reason',
  'carrier',
  'packages',
  'weight',
  'appearance',
  'notes',
] as const;

/** A note that was written wrongly is put right until it is invoiced; its history tells what it said before. */
export const correctDdt = endpoint(ddts.correct, async ({ audit, tenant, clock }, { params, body }) => {
  const now = clock();
  return tenant(async (db) => {
    const { ddt, lines, jobs } = await openDdt(db, params.guid);
    const { lines: wanted, ...head } = body;
    if (wanted.some(({ place }) => !lines.some((line) => line.place === place)))
      throw new AppError('NOT_FOUND');
    const next = lines.map((line) => {
      const change = wanted.find(({ place }) => place === line.place);
      return { ...line, quantity: change?.quantity ?? line.quantity, why: change?.why ?? '' };
    });
    const changes: Changes = {};
    const changed = FIELDS.filter((field) => head[field] !== undefined && ddt[field] !== head[field]);
    for (const field of changed) changes[field] = { from: ddt[field], to: head[field] };
    if (changed.length > 0) {
      const values = Object.fromEntries(changed.map((field) => [field, head[field]]));
      await db.updateTable('ddts').set(values).where('guid', '=', ddt.guid).execute();
    }
    for (const job of jobs) {
      const own = next.filter(({ jobGuid }) => jobGuid === job.guid);
      const before = lines.filter(({ jobGuid }) => jobGuid === job.guid);
      const pieces = (list: readonly { readonly quantity: number }[]) =>
        list.map(({ quantity }) => quantity).join(' + ');
      if (pieces(own) === pieces(before)) continue;
      const excess = await changePieces(db, job, own);
      const told = { [job.number]: { from: pieces(before), to: pieces(own) } };
      Object.assign(changes, told, excess);
      const all = {
        ddt: { from: ddt.number, to: ddt.number },
        ...(await recountDelivered(db, job, now)),
        ...excess,
      };
      await audit(db, { action: 'ddt-corrected', entity: 'job', entityGuid: job.guid, changes: all });
    }
    if (Object.keys(changes).length > 0)
      await audit(db, { action: 'update', entity: 'ddt', entityGuid: ddt.guid, changes });
    return loadDdt(db, ddt.guid);
  });
});

type NextLine = Parameters<typeof writeAmounts>[2][number] & {
  readonly jobGuid: string;
  readonly why: string;
};

/** Other pieces on the lines of one job, with what they are invoiced at. */
async function changePieces(db: Db, job: LockedJob, lines: readonly NextLine[]): Promise<Changes> {
  const [first] = lines;
  if (!first) return {};
  const { ddtGuid } = first;
  const others = await deliveredOf(db, job.guid, { ddtGuid, places: lines.map(({ place }) => place) });
  const excess = checkExcess(job, lines, others.quantity);
  for (const { place, quantity } of lines)
    await db
      .updateTable('ddtLines')
      .set({ quantity })
      .where('ddtGuid', '=', ddtGuid)
      .where('place', '=', place)
      .execute();
  await writeAmounts(db, job, lines);
  return excess;
}
