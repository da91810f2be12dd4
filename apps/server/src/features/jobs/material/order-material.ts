import { materialNeeds } from '@truciolo/contract';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { lockJob, updateJob } from '../repository.ts';
import { noteMaterial } from './reserve-material.ts';

/** The material of some jobs was ordered; the machine plan waits for the day it arrives. */
export const orderMaterial = endpoint(materialNeeds.order, async (context, { body }) => {
  const now = context.clock();
  const changed = await context.tenant(async (db) => {
    let count = 0;
    // In one order, so that two of these acts cannot wait for each other.
    for (const guid of [...new Set(body.guids)].sort()) {
      const job = await lockJob(db, guid);
      if (!job || job.materialState === 'here') continue;
      await updateJob(db, guid, { materialState: 'ordered', materialDue: body.arrives }, now);
      await noteMaterial(db, context, job, {
        materialState: { from: job.materialState, to: 'ordered' },
        materialDue: { from: job.materialDue, to: body.arrives },
      });
      count += 1;
    }
    return count;
  });
  return { success: true as const, changed };
});
