import type { WorkEventKind } from '@truciolo/jobs';
import { issueDdt, type Maker, placeOrder, recordWork, setState } from '../features/jobs/index.ts';
import { findRevision } from '../features/quotes/index.ts';
import { between, type Chance, makeChance, pick } from '../features/samples/index.ts';
import type { Db } from '../platform/database/handles.ts';
import { newGuid } from '../platform/guid.ts';
import { addDays, dayInRome } from '../platform/rome-time.ts';

/** How many accepted quotes of the last months become orders. */
export const SAMPLE_ORDERS = 30;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** A shift: nobody works longer without a pause, not even in a sample. */
const SHIFT_MINUTES = 450;

type Event = Parameters<typeof recordWork>[2]['events'][number];

interface JobGround {
  readonly office: Maker['actor'];
  readonly floor: Maker['actor'];
  readonly now: Date;
}

const whole = (range: readonly [number, number], chance: Chance): number =>
  Math.round(between(range, chance));

/** How far the job of an order is that was placed so many days ago. */
const ends = [
  'delivered',
  'delivered',
  'finished',
  'running',
  'running',
  'suspended',
  'planned',
  'to-plan',
] as const;
type End = (typeof ends)[number];

const endOf = (index: number, count: number): End =>
  ends[Math.min(ends.length - 1, Math.floor((index / count) * ends.length))] ?? 'to-plan';

/** Jobs in every state, made by the same acts as a person's: orders, starts and stops, delivery notes. */
export async function createSampleJobs(db: Db, ground: JobGround): Promise<void> {
  const chance = makeChance(20_261_118);
  const accepted = await db
    .selectFrom('quotes')
    .select(['guid', 'revision', 'date'])
    .where('state', '=', 'accepted')
    .orderBy('date', 'desc')
    .limit(SAMPLE_ORDERS)
    .execute();
  for (const [index, quote] of accepted.toReversed().entries())
    await createOrderOf(db, ground, quote, endOf(index, accepted.length), chance);
}

async function createOrderOf(
  db: Db,
  ground: JobGround,
  quote: { readonly guid: string; readonly revision: number },
  end: End,
  chance: Chance,
): Promise<void> {
  const { office, now } = ground;
  const revision = await findRevision(db, quote.guid, quote.revision);
  const taken = revision?.document.positions.filter(({ optional }) => !optional) ?? [];
  const age = end === 'to-plan' ? whole([0, 2], chance) : whole([8, 40], chance);
  const placedAt = new Date(now.getTime() - age * DAY_MS);
  const guid = newGuid(placedAt);
  const isLate = chance() < 0.15;
  const due = addDays(dayInRome(now), isLate ? -whole([1, 6], chance) : whole([2, 40], chance));
  await placeOrder(db, { actor: office, clock: () => placedAt }, guid, {
    quoteGuid: quote.guid,
    buyerNumber: `OA-${whole([1000, 9800], chance)}`,
    buyerDate: dayInRome(placedAt),
    notes: '',
    lines: taken.slice(0, 2).map(({ id, chosenQuantity, quantities }) => ({
      positionId: id,
      quantity: chosenQuantity ?? quantities[0] ?? 1,
      due,
    })),
  });
  const jobs = await db
    .selectFrom('jobs')
    .select(['guid', 'started'])
    .where('orderGuid', '=', guid)
    .execute();
  for (const job of jobs) await bring(db, ground, job, { end, placedAt, chance });
}

interface Bringing {
  readonly end: End;
  readonly placedAt: Date;
  readonly chance: Chance;
}

/** Brings one job to its state. */
async function bring(
  db: Db,
  { office, floor, now }: JobGround,
  job: { readonly guid: string; readonly started: number },
  { end, placedAt, chance }: Bringing,
): Promise<void> {
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
  const phases = await db
    .selectFrom('jobPhases')
    .selectAll()
    .where('jobGuid', '=', job.guid)
    .orderBy('place')
    .execute();
  const done = end === 'running' ? Math.max(0, phases.length - 1 - whole([0, 1], chance)) : phases.length;
  const events: Event[] = [];
  let at = placedAt.getTime() + 2 * DAY_MS;
  for (const [index, phase] of phases.entries()) {
    if (phase.kind === 'external' && index < done) {
      const day = dayInRome(new Date(at));
      const dates = { outOn: day, backOn: day, state: 'done', good: job.started } as const;
      await db.updateTable('jobPhases').set(dates).where('guid', '=', phase.guid).execute();
      continue;
    }
    if (phase.kind === 'external' || index > done) break;
    const isOver = index < done;
    const ratio = 0.85 + chance() * 0.45;
    const minutes = (phase.setupMinutes + phase.runMinutes) * (isOver ? ratio : 0.4);
    const from = isOver ? at : now.getTime() - Math.min(minutes, SHIFT_MINUTES / 2) * MINUTE_MS;
    const made = stretches({ phase: phase.guid, from, minutes, pieces: job.started, isOver, chance });
    events.push(...made.events);
    at = made.end + 60 * MINUTE_MS;
  }
  const past = events.filter((event) => Date.parse(event.at) <= now.getTime());
  for (let from = 0; from < past.length; from += 200) {
    const batch = { sentAt: now.toISOString(), events: past.slice(from, from + 200) };
    await recordWork(db, { actor: floor, clock: () => now }, batch);
  }
  if (end !== 'delivered') return;
  const made = await db
    .selectFrom('jobs')
    .select(['quantity', 'state'])
    .where('guid', '=', job.guid)
    .executeTakeFirstOrThrow();
  if (made.state !== 'finished') return;
  await issueDdt(db, inOffice, newGuid(now), {
    date: dayInRome(now),
    destination: '',
    reason: 'Vendita',
    carrier: pick(['Mittente', 'Destinatario', 'Vettore'], chance, 'Mittente'),
    packages: whole([1, 4], chance),
    weight: null,
    appearance: 'Scatole',
    notes: '',
    lines: [{ jobGuid: job.guid, quantity: made.quantity }],
  });
}

interface Working {
  readonly phase: string;
  readonly from: number;
  readonly minutes: number;
  readonly pieces: number;
  readonly isOver: boolean;
  readonly chance: Chance;
}

/** The work on a phase, shift by shift; what is not over yet is left running. */
function stretches({ phase, from, minutes, pieces, isOver, chance }: Working) {
  const events: Event[] = [];
  const plain = { phaseGuid: phase, good: 0, scrap: 0, reason: '', note: '', about: null, minutes: null };
  const event = (
    kind: WorkEventKind,
    at: number,
    more: { good?: number; scrap?: number; reason?: string } = {},
  ) => {
    events.push({ ...plain, guid: newGuid(new Date(at)), kind, at: new Date(at).toISOString(), ...more });
  };
  const scrap = chance() < 0.25 ? 1 : 0;
  const shifts = isOver ? Math.max(1, Math.ceil(minutes / SHIFT_MINUTES)) : 1;
  let at = from;
  for (let shift = 1; shift <= shifts; shift += 1) {
    const worked = isOver ? minutes / shifts : Math.min(minutes, SHIFT_MINUTES / 2);
    event('start', at);
    const end = at + worked * MINUTE_MS;
    if (!isOver) {
      event('count', end - 1000, { good: Math.max(1, Math.floor(pieces * 0.3)) });
    } else if (shift < shifts) event('pause', end, { reason: 'Fine turno' });
    else {
      if (scrap > 0) event('count', end - 1000, { scrap, reason: 'Fuori quota' });
      event('stop', end, { good: pieces - scrap });
    }
    at = shift < shifts ? at + DAY_MS : end;
  }
  return { events, end: at };
}
