import { jobs } from '@truciolo/contract';
import { countOf } from '@truciolo/italian';
import {
  deliveryAmount,
  isDoneForAll,
  isOver,
  type PlannedAmounts,
  type PlannedPhase,
  pricesOf,
  splitCosts,
  splitPhases,
  splittable,
} from '@truciolo/jobs';
import { money, ZERO } from '@truciolo/money';
import { AppError } from '../../../platform/app-error.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/database/handles.ts';
import { firstMade } from '../../../platform/first-made.ts';
import { endpoint } from '../../../platform/http/endpoint.ts';
import { checkDue } from '../check-due.ts';
import { deliveredOf } from '../deliveries-repository.ts';
import { recountDelivered } from '../recount-delivered.ts';
import {
  type Amounts,
  findAmounts,
  type LockedJob,
  listPhases,
  lockJob,
  type PhaseRecord,
  updateJob,
} from '../repository.ts';
import { addJob } from './add-job.ts';
import { loadJob } from './load-job.ts';
import { makerOfJob } from './maker-of-job.ts';
import { plannedAgain } from './planned-again.ts';

/** Splits some pieces off into a job of the same order, with its own number and day. */
export const splitJob = endpoint(jobs.split, async (context, { params, body }) => {
  const { actor, clock } = context;
  checkDue(body.due, clock());
  return firstMade(context, {
    guid: body.guid,
    constraint: 'jobs_pkey',
    maker: makerOfJob,
    make: (db, key) => splitOff(db, context, { from: params.guid, to: key, ...body }),
    load: (db, key) => loadJob(db, key, actor),
  });
});

interface Split {
  readonly from: string;
  readonly to: string;
  readonly quantity: number;
  readonly due: string | null;
}

async function splitOff(db: Db, context: Context, { from, to, quantity, due }: Split): Promise<void> {
  const now = context.clock();
  const job = await lockJob(db, from);
  if (!job) throw new AppError('NOT_FOUND');
  refuseSplit(job, quantity);
  const amounts = await findAmounts(db, job.guid);
  const phases = (await listPhases(db, job.guid)).map((phase, _index, all) =>
    splitPhase(phase, amounts, isDoneForAll(phase, all, job.quantity)),
  );
  const going = splitPhases(phases, quantity, job.quantity);
  const gone = amounts ? await goingAmounts(db, job, amounts, phases, quantity) : null;
  const started = Math.ceil((job.started * quantity) / job.quantity);
  const stockWeight = job.stockWeight === null ? null : (job.stockWeight * quantity) / job.quantity;
  const bars = job.bars === null ? null : Math.round((job.bars * quantity) / job.quantity);
  const { code, description, drawing, drawingRevision } = job;
  const { material, materialGroup, stock, partWeight, barWeight } = job;
  const blank = { material, materialGroup, stock, partWeight, barWeight };
  const part = { code, description, drawing, drawingRevision, ...blank };
  const { orderGuid, quoteGuid, quoteRevision, positionId, customerGuid, customerName, notes } = job;
  const origin = { orderGuid, quoteGuid, quoteRevision, positionId, customerGuid, customerName, notes };
  const checks = JSON.stringify(job.checks);
  const changes = { splitFrom: { from: null, to: job.number } };
  await addJob(
    db,
    context,
    { ...part, quantity, started, stockWeight, bars, phases: going.map(asPlanned), amounts: gone },
    { ...origin, checks, guid: to, due, words: job.number, changes },
  );
  const { materialState, materialDue, urgent } = job;
  await updateJob(db, to, { materialState, materialDue, urgent }, now);
  await keepRest(db, job, { quantity, started, stockWeight, bars }, now);
  await keepRestOfPhases(db, phases, going);
  if (amounts && gone) await keepRestOfAmounts(db, job, amounts, gone, going);
  const made = await db.selectFrom('jobs').select('number').where('guid', '=', to).executeTakeFirstOrThrow();
  const rest = await lockJob(db, from);
  const followed = rest ? await recountDelivered(db, rest, now) : {};
  const told = {
    quantity: { from: job.quantity, to: job.quantity - quantity },
    splitTo: { from: null, to: made.number },
    ...followed,
  };
  await context.audit(db, { action: 'split', entity: 'job', entityGuid: job.guid, changes: told });
}

function refuseSplit(job: LockedJob, quantity: number): void {
  if (isOver(job.state))
    throw new AppError('JOB_STATE', { message: `${job.number} è già chiusa: non si divide.` });
  const most = splittable(job);
  if (quantity <= most) return;
  const message =
    most === 0
      ? `I pezzi di ${job.number} sono già fatti o consegnati: non resta nulla da dividere.`
      : `Di ${job.number} si possono dividere al massimo ${countOf(most, 'pezzo', 'pezzi')}: gli altri sono già fatti o consegnati.`;
  throw new AppError('VALIDATION', { message, fields: { quantity: message } });
}

const asPlanned = ({ guid: _guid, isDone: _isDone, ...phase }: SplitPhase): PlannedPhase => phase;

type SplitPhase = PlannedPhase & { readonly guid: string; readonly isDone: boolean };

const splitPhase = (phase: PhaseRecord, amounts: Amounts | undefined, isDone: boolean): SplitPhase => {
  const { time, other } = amounts?.phases[phase.guid] ?? { time: ZERO, other: ZERO };
  return {
    guid: phase.guid,
    isDone,
    ...plannedAgain(phase),
    costs: { time: money(time), other: money(other) },
  };
};

/** Their share of the price is the next invoice amount of these pieces. */
async function goingAmounts(
  db: Db,
  job: LockedJob,
  amounts: Amounts,
  phases: readonly SplitPhase[],
  quantity: number,
): Promise<PlannedAmounts> {
  const agreed = { total: money(amounts.total), ordered: job.quantity };
  const total = deliveryAmount(agreed, await deliveredOf(db, job.guid), quantity);
  const costs = splitCosts(
    { fullCost: money(amounts.fullCost), byCategory: amounts.byCategory },
    phases,
    quantity,
    job.quantity,
  );
  return { ...pricesOf(total, total, quantity), ...costs, materialPrice: amounts.materialPrice };
}

type Going = Pick<LockedJob, 'quantity' | 'started' | 'stockWeight' | 'bars'>;

async function keepRest(db: Db, job: LockedJob, going: Going, now: Date): Promise<void> {
  const less = (whole: number | null, part: number | null) => (whole === null ? null : whole - (part ?? 0));
  const values = {
    quantity: job.quantity - going.quantity,
    started: Math.max(1, job.started - going.started),
    stockWeight: less(job.stockWeight, going.stockWeight),
    bars: less(job.bars, going.bars),
  };
  await updateJob(db, job.guid, values, now);
}

async function keepRestOfPhases(db: Db, phases: readonly SplitPhase[], going: readonly SplitPhase[]) {
  for (const { guid, runMinutes, setupMinutes, attendedMinutes } of going) {
    const whole = phases.find((phase) => phase.guid === guid);
    if (!whole) continue;
    const values = {
      runMinutes: whole.runMinutes - runMinutes,
      attendedMinutes: whole.attendedMinutes - (attendedMinutes - setupMinutes),
    };
    await db.updateTable('jobPhases').set(values).where('guid', '=', guid).execute();
  }
}

async function keepRestOfAmounts(
  db: Db,
  job: LockedJob,
  amounts: Amounts,
  gone: PlannedAmounts,
  going: readonly SplitPhase[],
): Promise<void> {
  const total = money(amounts.total - gone.total);
  const parts = new Map(going.map(({ guid, costs }) => [guid, costs]));
  const phases = Object.entries(amounts.phases).map(([guid, { time, other }]) => {
    const part = parts.get(guid) ?? { time: ZERO, other: ZERO };
    return [guid, { time: time - part.time, other: other - part.other }];
  });
  const categories = Object.entries(amounts.byCategory).map(([category, amount]) => [
    category,
    amount - gone.byCategory[category as keyof typeof gone.byCategory],
  ]);
  const left = await db
    .selectFrom('jobs')
    .select('quantity')
    .where('guid', '=', job.guid)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('jobAmounts')
    .set({
      unit: pricesOf(total, total, left.quantity).unit,
      total,
      fullCost: money(amounts.fullCost - gone.fullCost),
      byCategory: JSON.stringify(Object.fromEntries(categories)),
      phases: JSON.stringify(Object.fromEntries(phases)),
    })
    .where('jobGuid', '=', job.guid)
    .execute();
}
