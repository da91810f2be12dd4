import { jobs } from '@truciolo/contract';
import { type PlannedPhase, planJob } from '@truciolo/jobs';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { firstMade } from '../../../platform/first-made.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { findQuote, findRevision, frozenOffer, frozenPrice } from '../../quotes/index.ts';
import { checkDue } from '../check-due.ts';
import { findJob, type JobRecord, listPhases, type PhaseRecord } from '../repository.ts';
import { addJob, type NewJob } from './add-job.ts';
import { loadJob } from './load-job.ts';
import { makerOfJob } from './maker-of-job.ts';
import { plannedAgain } from './planned-again.ts';

/** "Come la commessa 41, 200 pezzi": from the same revision of the quote, or in proportion where there is none. */
export const repeatJob = endpoint(jobs.repeat, async (context, { params, body }) => {
  const { actor, clock } = context;
  const { guid, quantity, due } = body;
  checkDue(due, clock());
  return firstMade(context, {
    guid,
    constraint: 'jobs_pkey',
    maker: makerOfJob,
    make: async (db, key) => {
      const job = await findJob(db, params.guid);
      if (!job) throw new AppError('NOT_FOUND');
      const planned =
        (await fromQuote(db, context, job, quantity)) ?? (await inProportion(db, job, quantity));
      const { quoteGuid, quoteRevision, positionId, customerGuid, customerName, notes } = job;
      const origin = { quoteGuid, quoteRevision, positionId, customerGuid, customerName, notes };
      const checks = JSON.stringify(job.checks);
      const changes = { copyOf: { from: null, to: job.number } };
      const place = { guid: key, orderGuid: null, repeatsGuid: job.guid, due, words: job.number, changes };
      await addJob(db, context, planned, { ...origin, ...place, checks });
    },
    load: (db, key) => loadJob(db, key, actor),
  });
});

async function fromQuote(db: Db, context: Context, job: JobRecord, quantity: number): Promise<NewJob | null> {
  const { quoteGuid, quoteRevision, positionId } = job;
  if (!quoteGuid || quoteRevision === null || positionId === null) return null;
  const revision = await findRevision(db, quoteGuid, quoteRevision);
  const quote = revision && (await findQuote(db, quoteGuid));
  if (!revision || !quote) return null;
  const offer = await frozenOffer(db, context, quote, revision);
  const price = offer ? await frozenPrice(db, quoteGuid, quoteRevision) : undefined;
  return planJob(revision.document, positionId, quantity, price);
}

async function inProportion(db: Db, job: JobRecord, quantity: number): Promise<NewJob> {
  const by = quantity / job.quantity;
  const phases = await listPhases(db, job.guid);
  return {
    code: job.code,
    description: job.description,
    drawing: job.drawing,
    drawingRevision: job.drawingRevision,
    material: job.material,
    materialGroup: job.materialGroup,
    stock: job.stock,
    partWeight: job.partWeight,
    quantity,
    started: Math.ceil(job.started * by),
    stockWeight: job.stockWeight === null ? null : job.stockWeight * by,
    bars: job.bars === null ? null : Math.ceil(job.bars * by),
    barWeight: job.barWeight,
    phases: phases.map((phase) => scaledPhase(phase, by)),
    // Costs are not proportional to the quantity, and without the quote they are unknown.
    amounts: null,
  };
}

const scaledPhase = (phase: PhaseRecord, by: number): PlannedPhase => ({
  ...plannedAgain(phase),
  runMinutes: phase.runMinutes * by,
  attendedMinutes: phase.setupMinutes + (phase.attendedMinutes - phase.setupMinutes) * by,
});
