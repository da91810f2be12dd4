import { jobs, type RouteRequest } from '@truciolo/contract';
import { ZERO } from '@truciolo/money';
import { AppError } from '../../../platform/app-error.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { firstMade } from '../../../platform/first-made.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { refuseUnknown } from '../../../platform/registry/refuse-unknown.ts';
import { checkDue } from '../check-due.ts';
import { addJob } from './add-job.ts';
import { loadJob } from './load-job.ts';
import { makerOfJob } from './maker-of-job.ts';

type NewPhases = RouteRequest<typeof jobs.create>['body']['phases'];
const STEP = 10;

/** Creates a job for a part without a quote. */
export const createJob = endpoint(jobs.create, async (context, { body }) => {
  const { actor, clock } = context;
  const { guid, phases, customerGuid, customerName, due, notes, ...part } = body;
  checkDue(due, clock());
  return firstMade(context, {
    guid,
    constraint: 'jobs_pkey',
    maker: makerOfJob,
    make: async (db, key) => {
      await refuseUnknown(db, [{ table: 'customers', guid: customerGuid, field: 'customerGuid' }]);
      const planned = {
        ...part,
        started: body.quantity,
        materialGroup: '',
        stock: '',
        partWeight: null,
        stockWeight: null,
        bars: null,
        barWeight: null,
        amounts: null,
        phases: await planByHand(db, phases, body.quantity),
      };
      const unquoted = { orderGuid: null, quoteGuid: null, quoteRevision: null, positionId: null };
      const origin = { guid: key, ...unquoted, customerGuid, customerName, due, notes, words: '' };
      await addJob(db, context, planned, origin);
    },
    load: (db, key) => loadJob(db, key, actor),
  });
});

async function planByHand(db: Db, phases: NewPhases, quantity: number) {
  const guids = phases.flatMap(({ machineGuid }) => machineGuid ?? []);
  const found =
    guids.length === 0
      ? []
      : await db.selectFrom('machines').select(['guid', 'name']).where('guid', 'in', guids).execute();
  const names = new Map(found.map(({ guid, name }) => [guid, name]));
  return phases.map(({ cycleMinutes, machineGuid, ...phase }, index) => {
    if (machineGuid && !names.has(machineGuid)) {
      const message = `La macchina della fase «${phase.name}» non è più nel parco macchine: scegline un’altra.`;
      throw new AppError('VALIDATION', { message, fields: { [`phases.${index}.machineGuid`]: message } });
    }
    const runMinutes = cycleMinutes * quantity;
    return {
      ...phase,
      place: (index + 1) * STEP,
      workGuid: null,
      machineId: machineGuid,
      machineName: (machineGuid && names.get(machineGuid)) || '',
      runMinutes,
      attendedMinutes: phase.setupMinutes + runMinutes,
      measuredRatio: 1,
      fromNc: false,
      costs: { time: ZERO, other: ZERO },
    };
  });
}
