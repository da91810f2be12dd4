import type { floor, RouteRequest } from '@truciolo/contract';
import { correctClock, isOpenToFloor, shortBefore } from '@truciolo/jobs';
import type { Db } from '../../../platform/database/handles.ts';
import type { Maker } from '../jobs/add-job.ts';
import { type LockedJob, lockJob } from '../repository.ts';
import { findEvent, insertEvent, listPhaseEvents } from './events-repository.ts';
import { noteFoundMaterial } from './note-found-material.ts';
import {
  clockSentence,
  closedJobSentence,
  remarkSentence,
  tooManySentence,
  unknownPersonSentence,
} from './remark.ts';
import { rewriteJob } from './rewrite-job.ts';

export type SentWork = RouteRequest<typeof floor.record>['body'];
type Sent = SentWork['events'][number];
interface Word {
  readonly guid: string;
  readonly isStored: boolean;
  readonly remark: string | null;
}

/** People who pressed on a shared tablet, by event; null where the pass was invalid. */
export type Pressers = ReadonlyMap<string, { readonly guid: string; readonly name: string } | null>;

/** Smaller clock errors are corrected silently. */
const TOLD_SECONDS = 120;

/** Records events from the machines; each is stored once, whatever the order and number of deliveries. */
export async function recordWork(
  db: Db,
  maker: Maker,
  { sentAt, events: sent }: SentWork,
  pressers: Pressers = new Map(),
  /** The demo's events arrived when they happened; all others arrive now. */
  isLive = false,
): Promise<Word[]> {
  const received = maker.clock();
  const jobs = await lockJobs(db, sent);
  const stored = new Map<string, { readonly isStored: boolean; readonly offsetSeconds: number }>();
  for (const event of sent)
    stored.set(event.guid, await store(db, maker, event, { jobs, sentAt, received, pressers, isLive }));
  const words = new Map<string, string>();
  for (const job of new Set(jobs.values())) {
    const { all, state } = await rewriteJob(db, job, received);
    await noteFoundMaterial(db, maker, job, state);
    for (const [guid, sentence] of await remarksOf(db, all)) words.set(guid, sentence);
  }
  return sent.map(({ guid, phaseGuid, kind }): Word => {
    const { isStored = false, offsetSeconds = 0 } = stored.get(guid) ?? {};
    const job = jobs.get(phaseGuid);
    if (!job) return { guid, isStored, remark: 'Questa fase non esiste più: avvisa l’ufficio.' };
    if (!isStored)
      return { guid, isStored, remark: 'Questo evento è già di un’altra fase: non è stato contato.' };
    const own = words.get(guid);
    if (own) return { guid, isStored, remark: own };
    if (kind === 'start' && !isOpenToFloor(job.state))
      return { guid, isStored, remark: closedJobSentence(job) };
    if (pressers.get(guid) === null) return { guid, isStored, remark: unknownPersonSentence(maker.actor) };
    const isFar = Math.abs(offsetSeconds) > TOLD_SECONDS;
    return { guid, isStored, remark: isFar ? clockSentence(offsetSeconds) : null };
  });
}

/** Jobs by phase, locked in a fixed order, so that two phones never deadlock. */
async function lockJobs(db: Db, events: readonly Sent[]): Promise<ReadonlyMap<string, LockedJob>> {
  const wanted = [...new Set(events.map(({ phaseGuid }) => phaseGuid))];
  const phases = await db
    .selectFrom('jobPhases')
    .select(['guid', 'jobGuid'])
    .where('guid', 'in', wanted)
    .execute();
  const locked = new Map<string, LockedJob>();
  for (const guid of [...new Set(phases.map(({ jobGuid }) => jobGuid))].sort()) {
    const job = await lockJob(db, guid);
    if (job) locked.set(guid, job);
  }
  return new Map(
    phases.flatMap(({ guid, jobGuid }) => {
      const job = locked.get(jobGuid);
      return job ? [[guid, job] as const] : [];
    }),
  );
}

interface Arrival {
  readonly jobs: ReadonlyMap<string, LockedJob>;
  readonly sentAt: string;
  readonly received: Date;
  readonly pressers: Pressers;
  readonly isLive: boolean;
}

async function store(db: Db, { actor }: Maker, event: Sent, arrival: Arrival) {
  const { jobs, sentAt, received, pressers, isLive } = arrival;
  const job = jobs.get(event.phaseGuid);
  if (!job) return { isStored: false, offsetSeconds: 0 };
  const { at, offsetSeconds } = correctClock(event.at, sentAt, received.toISOString());
  const { pass: _pass, ...written } = event;
  const presser = pressers.get(event.guid);
  const isNew = await insertEvent(db, {
    ...written,
    measure: written.measure && JSON.stringify(written.measure),
    companyGuid: actor.companyGuid,
    jobGuid: job.guid,
    userGuid: actor.userGuid,
    person: presser?.name ?? `${actor.firstName} ${actor.lastName}`,
    floorPersonGuid: presser?.guid ?? null,
    at: new Date(at),
    offsetSeconds,
    receivedAt: isLive ? new Date(at) : received,
  });
  if (isNew) return { isStored: true, offsetSeconds };
  // A repeated event keeps its first result.
  const known = await findEvent(db, event.guid);
  return { isStored: known?.phaseGuid === event.phaseGuid, offsetSeconds: 0 };
}

type Folded = Awaited<ReturnType<typeof rewriteJob>>['all'];

/** Remarks on events without effect, by event. */
async function remarksOf(db: Db, all: Folded): Promise<[string, string][]> {
  const told: [string, string][] = [];
  const counted = all.map(({ phase, folded }) => ({
    phase,
    good: phase.kind === 'external' ? phase.good : folded.good,
  }));
  for (const [index, { phase, folded }] of all.entries()) {
    const before = shortBefore(counted, index);
    if (folded.remarks.size === 0 && !before) continue;
    const events = await listPhaseEvents(db, phase.guid);
    const last = before && events.find(({ good }) => good > 0);
    if (before && last)
      told.push([
        last.guid,
        tooManySentence({ ...phase, good: folded.good }, { ...before.phase, good: before.good }),
      ]);
    for (const [guid, remark] of folded.remarks) {
      const index = events.findIndex((event) => event.guid === guid);
      const event = events[index];
      if (!event) continue;
      const before = remark === 'already-running' ? ['start'] : ['stop', 'pause'];
      const last = events.slice(index + 1).find(({ kind }) => before.includes(kind)) ?? null;
      const name = `${phase.place} ${phase.name}`;
      told.push([guid, remarkSentence(remark, { phase: name, kind: event.kind, last })]);
    }
  }
  return told;
}
