import { addDays, dayInRome } from '@truciolo/italian';
import { issueDdt, type Maker, placeOrder, recordWork, setState } from '../features/jobs/index.ts';
import { claimNumber } from '../features/number-series/index.ts';
import { findRevision } from '../features/quotes/index.ts';
import { between, type Chance, makeChance, pick } from '../features/samples/index.ts';
import type { Db } from '../platform/database/handles.ts';
import { newGuid } from '../platform/guid.ts';
import type { Workers } from '../platform/workers/workers.ts';
import { ratioOf } from './machine-ratio.ts';
import { addSampleChecks } from './sample-checks.ts';
import { planSampleJobs } from './sample-plan.ts';
import { begunWork, finishedWork, MachineDays, type SampleEvent } from './sample-work.ts';
import { onWorkDay } from './work-days.ts';

export const SAMPLE_JOBS = 60;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
const BATCH = 200;
/** The accountant writes invoices once a month. */
const INVOICED_AFTER_DAYS = 35;

interface JobGround {
  readonly workers: Workers;
  readonly office: Maker['actor'];
  readonly floor: Maker['actor'];
  readonly now: Date;
}

const whole = (range: readonly [number, number], chance: Chance): number =>
  Math.round(between(range, chance));

/** Progress of the jobs, oldest first: half of them are delivered, so that their times can be learned from. */
const shares = [
  ['delivered', 0.5],
  ['finished', 0.58],
  ['running', 0.74],
  ['suspended', 0.78],
  ['planned', 0.92],
  ['to-plan', 1],
] as const;
type End = (typeof shares)[number][0];

const endOf = (index: number): End =>
  shares.find(([, until]) => index / SAMPLE_JOBS < until)?.[0] ?? 'to-plan';

/** Range of days since the order, by progress of the job. */
const ages: Readonly<Record<End, readonly [number, number]>> = {
  delivered: [40, 90],
  finished: [20, 35],
  running: [10, 25],
  suspended: [8, 25],
  planned: [3, 12],
  'to-plan': [0, 2],
};

/**
 * Creates jobs in every state through the same calls that users make: orders, starts and stops, delivery notes, a plan.
 */
export async function createSampleJobs(db: Db, ground: JobGround): Promise<void> {
  const chance = makeChance(20_261_118);
  const days = new MachineDays();
  const deliveries: Delivery[] = [];
  const accepted = await db
    .selectFrom('quotes')
    .select(['guid', 'revision'])
    .where('state', '=', 'accepted')
    .orderBy('date', 'desc')
    .orderBy('number', 'desc')
    .limit(SAMPLE_JOBS)
    .execute();
  let made = 0;
  for (const quote of accepted.toReversed()) {
    if (made >= SAMPLE_JOBS) break;
    made += await createOrderOf(db, ground, quote, {
      end: endOf(made),
      most: SAMPLE_JOBS - made,
      days,
      deliveries,
      chance,
    });
  }
  await deliver(db, ground, deliveries, chance);
  await addSampleChecks(db);
  await planSampleJobs(db, ground.now);
}

interface Delivery {
  readonly job: SampleJob;
  readonly at: Date;
}

interface Making {
  readonly deliveries: Delivery[];
  readonly end: End;
  readonly most: number;
  readonly days: MachineDays;
  readonly chance: Chance;
}

/** Returns the number of jobs of the order. */
async function createOrderOf(
  db: Db,
  ground: JobGround,
  quote: { readonly guid: string; readonly revision: number },
  { end, most, days, deliveries, chance }: Making,
): Promise<number> {
  const { office, now, workers } = ground;
  const revision = await findRevision(db, quote.guid, quote.revision);
  const taken = revision?.document.positions.filter(({ optional }) => !optional) ?? [];
  const placedAt = new Date(now.getTime() - whole(ages[end], chance) * DAY_MS);
  const guid = newGuid(placedAt);
  const isLate = chance() < 0.08 && end !== 'to-plan';
  const day = addDays(dayInRome(now), isLate ? -whole([1, 6], chance) : whole([6, 50], chance));
  const due = onWorkDay(day, isLate ? 'earlier' : 'later');
  const lines = taken.slice(0, Math.min(2, most)).map(({ id, chosenQuantity, quantities }) => ({
    positionId: id,
    quantity: chosenQuantity ?? quantities[0] ?? 1,
    due,
  }));
  await placeOrder(db, { actor: office, clock: () => placedAt, workers }, guid, {
    quoteGuid: quote.guid,
    buyerNumber: `OA-${whole([1000, 9800], chance)}`,
    buyerDate: dayInRome(placedAt),
    notes: '',
    lines,
  });
  const jobs = await db
    .selectFrom('jobs')
    .select(['guid', 'started', 'quantity'])
    .where('orderGuid', '=', guid)
    .orderBy('number')
    .execute();
  for (const job of jobs) await bring(db, ground, job, { end, placedAt, days, deliveries, chance });
  return jobs.length;
}

interface Bringing extends Pick<Making, 'end' | 'days' | 'deliveries' | 'chance'> {
  readonly placedAt: Date;
}

interface SampleJob {
  readonly guid: string;
  readonly started: number;
  readonly quantity: number;
}

/** Brings one job to its state. */
async function bring(
  db: Db,
  ground: JobGround,
  job: SampleJob,
  { end, placedAt, days, deliveries, chance }: Bringing,
): Promise<void> {
  const { office, now } = ground;
  const inOffice = { actor: office, clock: () => now };
  if (end === 'to-plan') return;
  await setState(db, { actor: office, clock: () => new Date(placedAt.getTime() + DAY_MS) }, job.guid, {
    state: 'planned',
    reason: '',
  });
  await db.updateTable('jobs').set({ materialState: 'here' }).where('guid', '=', job.guid).execute();
  if (end === 'planned') return;
  if (end === 'suspended') {
    await setState(db, inOffice, job.guid, { state: 'suspended', reason: 'Manca il materiale' });
    return;
  }
  const over = await workOn(db, ground, job, { end, placedAt, days, deliveries, chance });
  if (end === 'delivered') deliveries.push({ job, at: new Date(Math.min(over + DAY_MS, now.getTime())) });
}

/** Series of the invoices. */
async function addSeries(db: Db, office: JobGround['office'], now: Date): Promise<string> {
  const guid = newGuid(now);
  const fields = { kind: 'invoice', name: 'Vendite', format: '{n}/A' } as const;
  const { companyGuid, userGuid } = office;
  await db
    .insertInto('numberSeries')
    .values({ guid, companyGuid, ...fields, createdBy: userGuid, createdAt: now })
    .execute();
  return guid;
}

/** Delivery notes in the order the goods left, so that their numbers follow their days; older ones are invoiced. */
async function deliver(
  db: Db,
  { office, now }: JobGround,
  deliveries: readonly Delivery[],
  chance: Chance,
): Promise<void> {
  const series = await addSeries(db, office, now);
  for (const { job, at } of deliveries.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const { state } = await db
      .selectFrom('jobs')
      .select('state')
      .where('guid', '=', job.guid)
      .executeTakeFirstOrThrow();
    if (state !== 'finished') continue;
    const ddtGuid = newGuid(at);
    await issueDdt(db, { actor: office, clock: () => at }, ddtGuid, {
      series: null,
      date: dayInRome(at),
      destination: '',
      reason: 'Vendita',
      carrier: pick(['Mittente', 'Destinatario', 'Vettore'], chance, 'Mittente'),
      packages: whole([1, 4], chance),
      weight: null,
      appearance: 'Scatole',
      notes: '',
      withCharges: true,
      lines: [{ jobGuid: job.guid, quantity: job.quantity, why: 'Quantità concordata con il cliente' }],
    });
    const day = dayInRome(new Date(at.getTime() + INVOICED_AFTER_DAYS * DAY_MS));
    if (day > dayInRome(now)) continue;
    const { companyGuid, userGuid } = office;
    const document = { number: '', series, date: day };
    const { number, date } = await claimNumber(db, { companyGuid, kind: 'invoice', document });
    const made = { createdBy: userGuid, createdAt: now };
    await db
      .insertInto('ddtInvoices')
      .values({ ddtGuid, companyGuid, number, date, ...made })
      .execute();
  }
}

/**
 * Records work on the floor: phases one after the other, each when its machine is free. Returns the end of the last
 * one.
 */
async function workOn(
  db: Db,
  { floor, now }: JobGround,
  { guid, started, quantity }: SampleJob,
  { end, placedAt, days, chance }: Bringing,
): Promise<number> {
  const phases = await db
    .selectFrom('jobPhases')
    .selectAll()
    .where('jobGuid', '=', guid)
    .orderBy('place')
    .execute();
  const done = end === 'running' ? Math.max(0, phases.length - 1 - whole([0, 1], chance)) : phases.length;
  const events: SampleEvent[] = [];
  let at = placedAt.getTime() + 2 * DAY_MS;
  for (const [index, phase] of phases.entries()) {
    const isOver = index < done;
    if (phase.kind === 'external') {
      if (!isOver) break;
      const day = dayInRome(new Date(at));
      const dates = { outOn: day, backOn: day, state: 'done', good: quantity } as const;
      await db.updateTable('jobPhases').set(dates).where('guid', '=', phase.guid).execute();
      continue;
    }
    const minutes = phase.setupMinutes + phase.runMinutes;
    const { machineGuid, machineName } = phase;
    const work = { phase: phase.guid, pieces: started, quantity, chance };
    if (!isOver) {
      const from = now.getTime() - Math.max(10, Math.min(minutes * 0.4, 180)) * MINUTE_MS;
      events.push(...begunWork({ ...work, from, minutes }, now.getTime(), days.mayRun(machineGuid)));
      break;
    }
    const from = days.freeFrom(machineGuid, at);
    const made = finishedWork({ ...work, from, minutes: minutes * ratioOf(machineName, chance) });
    // The machine has no time left before today: the rest of the job stays open.
    if (made.end > now.getTime() - DAY_MS / 2) break;
    days.take(machineGuid, made.end);
    events.push(...made.events);
    at = made.end;
  }
  for (let first = 0; first < events.length; first += BATCH) {
    const batch = { sentAt: now.toISOString(), events: events.slice(first, first + BATCH) };
    await recordWork(db, { actor: floor, clock: () => now }, batch, new Map(), true);
  }
  return at;
}
