import type { PhaseState } from '../state/job-state.ts';
import { inOrder, type WorkEvent } from './work-event.ts';

/** A longer stretch of work is not counted until a person confirms it: probably the stop was forgotten. */
export const LONGEST_STRETCH_HOURS = 10;
const MS_PER_MINUTE = 60_000;
const LONGEST_MINUTES = LONGEST_STRETCH_HOURS * 60;

/** Reasons why an event had no effect, or less than its author meant. */
export type Remark = 'already-running' | 'not-running' | 'forgotten-stop' | 'unknown-start' | 'below-zero';

export interface Stretch {
  /** Key of the start event. */
  readonly key: string;
  readonly person: string;
  readonly from: string;
  /** Null while it is running. */
  readonly to: string | null;
  /** Counted minutes; null while unknown. */
  readonly minutes: number | null;
}

export interface FoldedPhase {
  readonly state: PhaseState;
  readonly stretches: readonly Stretch[];
  /** Sum of all known stretches, including the running one up to now. */
  readonly minutes: number;
  readonly good: number;
  readonly scrap: number;
  readonly scrapByReason: Readonly<Record<string, number>>;
  /** The running stretch. */
  readonly running: Stretch | null;
  readonly startedAt: string | null;
  readonly finishedAt: string | null;
  /** Stretches whose length a person has to enter. */
  readonly questions: readonly Stretch[];
  readonly remarks: ReadonlyMap<string, Remark>;
}

const minutesBetween = (from: string, to: string): number =>
  Math.max(0, (Date.parse(to) - Date.parse(from)) / MS_PER_MINUTE);

/**
 * State of one phase at a moment, folded from its events. Pure and sorted: events that arrive late, twice or in another
 * order give the same result. A phase runs once at a time: a second start or stop has no effect.
 */
export function foldEvents(events: readonly WorkEvent[], now: string): FoldedPhase {
  const known = new Map(events.map((event) => [event.key, event]));
  const remarks = new Map<string, Remark>();
  const stretches: Stretch[] = [];
  const scrapByReason: Record<string, number> = {};
  let open: Stretch | null = null;
  let good = 0;
  let scrap = 0;
  let isDone = false;
  let finishedAt: string | null = null;
  const told = toldDurations(events);

  const close = (to: string): Stretch => {
    const { key, from } = open as Stretch;
    const lasted = minutesBetween(from, to);
    const minutes = told.get(key) ?? (lasted > LONGEST_MINUTES ? null : lasted);
    const stretch = { ...(open as Stretch), to, minutes };
    stretches.push(stretch);
    open = null;
    return stretch;
  };

  for (const event of inOrder([...known.values()])) {
    const { key, kind } = event;
    if (kind === 'duration') {
      if (event.about === null || known.get(event.about)?.kind !== 'start') remarks.set(key, 'unknown-start');
      continue;
    }
    if (kind === 'start') {
      if (open) {
        const lasted = minutesBetween((open as Stretch).from, event.at);
        if (lasted <= LONGEST_MINUTES && !told.has((open as Stretch).key)) {
          remarks.set(key, 'already-running');
          continue;
        }
        // Yesterday's start was never stopped: today's work is a separate stretch.
        close(event.at);
        remarks.set(key, 'forgotten-stop');
      }
      open = { key, person: event.person, from: event.at, to: null, minutes: 0 };
      isDone = false;
      continue;
    }
    if (kind === 'pause' || kind === 'stop') {
      if (!open) {
        // A pause may be followed by the end of the phase; a second end has no effect, and its pieces do not count.
        if (kind === 'pause' || isDone || stretches.length === 0) {
          remarks.set(key, 'not-running');
          continue;
        }
      } else if (close(event.at).minutes === null) remarks.set(key, 'forgotten-stop');
      if (kind === 'stop') {
        isDone = true;
        finishedAt = event.at;
      }
    }
    if (good + event.good < 0 || scrap + event.scrap < 0) remarks.set(key, 'below-zero');
    good = Math.max(0, good + event.good);
    const scrapped = Math.max(-scrap, event.scrap);
    scrap += scrapped;
    if (scrapped !== 0)
      scrapByReason[event.reason] = Math.max(0, (scrapByReason[event.reason] ?? 0) + scrapped);
  }

  const running = open === null ? null : runningAt(open, now, told);
  const all = running ? [...stretches, running] : stretches;
  return {
    state: running ? 'running' : isDone ? 'done' : stretches.length > 0 ? 'paused' : 'todo',
    stretches: all,
    minutes: all.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0),
    good,
    scrap,
    scrapByReason,
    running,
    startedAt: all[0]?.from ?? null,
    finishedAt: isDone && !running ? finishedAt : null,
    questions: all.filter(({ minutes }) => minutes === null),
    remarks,
  };
}

/** The running stretch, as long as its length is plausible. */
function runningAt(open: Stretch, now: string, told: ReadonlyMap<string, number>): Stretch {
  const lasted = minutesBetween(open.from, now);
  return { ...open, minutes: told.get(open.key) ?? (lasted > LONGEST_MINUTES ? null : lasted) };
}

/** Durations that people entered for a stretch; the last one counts. */
function toldDurations(events: readonly WorkEvent[]): ReadonlyMap<string, number> {
  const told = new Map<string, number>();
  for (const { kind, about, minutes } of inOrder(events))
    if (kind === 'duration' && about !== null && minutes !== null) told.set(about, Math.max(0, minutes));
  return told;
}
