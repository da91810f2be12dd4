import { type DdtFields, ddts } from '@truciolo/contract';
import { AppError } from '../../../platform/app-error.ts';
import type { Changes } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { mergeFields } from '../../../platform/merge-changes.ts';
import { deliveredOf } from '../deliveries-repository.ts';
import { recountDelivered } from '../recount-delivered.ts';
import type { LockedJob } from '../repository.ts';
import { checkExcess } from './issue-ddt.ts';
import { loadDdt } from './load-ddt.ts';
import { openDdt } from './open-ddt.ts';
import { writeAmounts } from './write-amounts.ts';

/** A wrong note can be corrected until it is invoiced; its history keeps the old values. */
export const correctDdt = endpoint(ddts.correct, async ({ audit, tenant, clock }, { params, body }) => {
  const now = clock();
  return tenant(async (db) => {
    const { ddt, lines, jobs } = await openDdt(db, params.guid);
    const known = Object.fromEntries(lines.map(({ place, quantity }) => [String(place), quantity]));
    const current = { ...ddt, quantities: known, why: '', version: 0 };
    const merged = mergeFields<DdtFields>(current, body.base, body.changes);
    const { quantities = known, why = '', ...head } = merged.values;
    const { quantities: _quantities, why: _why, ...changes } = merged.changes;
    if (Object.keys(quantities).some((place) => !(place in known))) throw new AppError('NOT_FOUND');
    if (head.date !== undefined) refuseOtherYear(ddt, head.date);
    if (Object.keys(head).length > 0)
      await db.updateTable('ddts').set(head).where('guid', '=', ddt.guid).execute();
    const next = lines.map((line) => ({ ...line, quantity: quantities[line.place] ?? line.quantity, why }));
    for (const job of jobs) {
      const own = next.filter(({ jobGuid }) => jobGuid === job.guid);
      const before = pieces(lines.filter(({ jobGuid }) => jobGuid === job.guid));
      if (pieces(own) === before) continue;
      const excess = await changePieces(db, job, own);
      Object.assign(changes, { [job.number]: { from: before, to: pieces(own) } }, excess);
      const followed = await recountDelivered(db, job, now);
      const told = { ddt: { from: ddt.number, to: ddt.number }, ...followed, ...excess };
      await audit(db, { action: 'ddt-corrected', entity: 'job', entityGuid: job.guid, changes: told });
    }
    if (Object.keys(changes).length > 0)
      await audit(db, { action: 'update', entity: 'ddt', entityGuid: ddt.guid, changes });
    return loadDdt(db, ddt.guid);
  });
});

/** The number of a note counts within the year of its date. */
function refuseOtherYear(ddt: { readonly number: string; readonly date: string }, date: string): void {
  const year = ddt.date.slice(0, 4);
  if (date.slice(0, 4) === year) return;
  const message = `Il DDT ${ddt.number} è numerato nel ${year}: scegli una data di quell’anno.`;
  throw new AppError('VALIDATION', { fields: { date: message } });
}

const pieces = (lines: readonly { readonly quantity: number }[]): string =>
  lines.map(({ quantity }) => quantity).join(' + ');

type NextLine = Parameters<typeof writeAmounts>[2][number] & {
  readonly jobGuid: string;
  readonly why: string;
};

/** Changes the pieces on the lines of one job, with their invoice amounts. */
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
