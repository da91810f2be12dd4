import { type JobTaking, jobMaterials } from '@truciolo/contract';
import { rackText, remnantOf } from '@truciolo/jobs';
import { divideRatio, multiply, quantityRatio } from '@truciolo/money';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { addToRack, type LockedRackItem, writeStock } from '../../rack/index.ts';
import type { Maker } from '../jobs/add-job.ts';
import { lockTaking } from './lock-taking.ts';
import { noteMaterial } from './reserve-material.ts';
import { listTakings } from './takings-repository.ts';

export const takeMaterial = endpoint(jobMaterials.take, (context, { params, body }) =>
  context.tenant((db) => takeForJob(db, context, params, body)),
);

/** Takes reserved pieces off the rack; the rest of the last one goes back as a remnant of the same batch. */
export async function takeForJob(
  db: Db,
  maker: Maker,
  params: { readonly guid: string; readonly takingGuid: string },
  { left, place }: { readonly left: number; readonly place: string },
): Promise<JobTaking[]> {
  const now = maker.clock();
  const { job, taking, item } = await lockTaking(db, params);
  const remnant = remnantOf(item.length, left);
  if (remnant.kind === 'refused')
    throw new AppError('VALIDATION', { message: remnant.sentence, fields: { left: remnant.sentence } });
  const { pieces } = taking;
  await writeStock(db, item.guid, { pieces: item.pieces - pieces, reserved: item.reserved - pieces }, now);
  const remnantLength = remnant.kind === 'kept' ? remnant.length : null;
  if (remnantLength !== null)
    await putBack(db, maker, item, { length: remnantLength, place, job: job.number });
  const { batch } = item;
  await db
    .updateTable('jobMaterials')
    .set({ state: 'taken', takenAt: now, remnantLength, batch })
    .where('guid', '=', taking.guid)
    .execute();
  const taken = `${pieces} × ${rackText(item)}${batch === '' ? '' : `, colata ${batch}`}`;
  await noteMaterial(db, maker, job, { taken: { from: null, to: taken } });
  return listTakings(db, job.guid);
}

/** The remnant's price is proportional to its length. */
async function putBack(
  db: Db,
  { actor, clock }: Maker,
  item: LockedRackItem,
  { length, place, job }: { readonly length: number; readonly place: string; readonly job: string },
): Promise<void> {
  const { material, shape, width, thickness, batch, supplier, tags } = item;
  const price =
    item.price === null
      ? null
      : multiply(item.price, divideRatio(quantityRatio(length), quantityRatio(item.length)), 'half-up');
  const remnant = { material, shape, width, thickness, batch, supplier, tags, length, price };
  await addToRack(
    db,
    [
      {
        ...remnant,
        code: '',
        pieces: 1,
        place: place || item.place,
        notes: `Avanzo di ${job}.`,
        isRemnant: true,
      },
    ],
    { companyGuid: actor.companyGuid, now: clock() },
  );
}
