import type { HistoryEntry, JobWorkEvent } from '@truciolo/contract';
import { isBackdated } from '@truciolo/jobs';
import { duration } from '../../entities/jobs/hours.ts';
import { jobAct, said } from '../../entities/jobs/job-acts.ts';
import { measureText } from '../../entities/jobs/measure-words.ts';
import { countOf } from '../../lib/format/counts.ts';

/** One sentence about an event of a job, in the office or on the floor. */
interface JobLine {
  readonly key: string;
  readonly at: string;
  readonly text: string;
  readonly note: string;
  /** Arrival of an event that was recorded long after its time. */
  readonly arrivedAt: string | null;
}

const verbs: Readonly<Record<JobWorkEvent['kind'], (phase: string) => string>> = {
  start: (phase) => `ha avviato la ${phase}`,
  pause: (phase) => `ha messo in pausa la ${phase}`,
  stop: (phase) => `ha finito la ${phase}`,
  count: (phase) => `ha contato i pezzi della ${phase}`,
  note: (phase) => `ha scritto una nota sulla ${phase}`,
  duration: (phase) => `ha corretto la durata della ${phase}`,
  measure: (phase) => `ha misurato una quota alla ${phase}`,
};

const pieces = (count: number, one: string, many: string): string =>
  count === 0 ? '' : countOf(count, one, many);

export function eventLine(event: JobWorkEvent): JobLine {
  const details = [
    pieces(event.good, 'buono', 'buoni'),
    pieces(event.scrap, 'scarto', 'scarti'),
    event.reason,
    event.measure ? measureText(event.measure) : '',
    event.kind === 'duration' && event.minutes !== null ? duration(event.minutes) : '',
  ];
  const text = said(`${event.person} ${verbs[event.kind](`fase ${event.place}`)}`, details);
  const arrivedAt = isBackdated(event) ? event.receivedAt : null;
  return { key: event.guid, at: event.at, text, note: event.note, arrivedAt };
}

export function historyLine({ action, actorName, at, changes }: HistoryEntry): JobLine {
  return {
    key: `${at}${action}`,
    at,
    text: `${actorName || 'Il programma'} ${jobAct(action, changes)}`,
    note: '',
    arrivedAt: null,
  };
}

/** Newest first. */
export const jobLines = (events: readonly JobWorkEvent[], history: readonly HistoryEntry[]): JobLine[] =>
  [...events.map(eventLine), ...history.map(historyLine)].toSorted((a, b) => b.at.localeCompare(a.at));
