import { jobMaterials } from '@truciolo/contract';
import { rackText } from '@truciolo/jobs';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { writeStock } from '../../rack/index.ts';
import { updateJob } from '../repository.ts';
import { lockTaking } from './lock-taking.ts';
import { noteMaterial } from './reserve-material.ts';
import { isCovered, listTakings } from './takings-repository.ts';

/** Reserved pieces are free again; a job that counted on them has to buy. */
export const releaseMaterial = endpoint(jobMaterials.release, (context, { params }) =>
  context.tenant(async (db) => {
    const now = context.clock();
    const { job, taking, item } = await lockTaking(db, params);
    await db.deleteFrom('jobMaterials').where('guid', '=', taking.guid).execute();
    await writeStock(db, item.guid, { reserved: item.reserved - taking.pieces }, now);
    if (taking.covers && job.materialState === 'here' && !(await isCovered(db, job.guid)))
      await updateJob(db, job.guid, { materialState: 'to-order' }, now);
    await noteMaterial(db, context, job, {
      rack: { from: `${taking.pieces} × ${rackText(taking)}`, to: null },
    });
    return listTakings(db, job.guid);
  }),
);
