import type { HistoryEntry, JobWorkEvent } from '@truciolo/contract';
import { JOB_STATE_LABELS, JOB_STATES } from '@truciolo/jobs';
import { duration } from '../../entities/jobs/hours.ts';
import { formatNumber } from '../../lib/format/numbers.ts';
import { formatDay } from '../../lib/format/rome-day.ts';

/** One sentence of what happened to a job, in the office or on the floor. */
export interface JobLine {
  readonly key: string;
  readonly at: string;
  readonly text: string;
  readonly note: string;
}

const said = (sentence: string, details: readonly string[] = []): string => {
  const told = details.filter((detail) => detail !== '');
  return told.length === 0 ? sentence : `${sentence}: ${told.join(', ')}`;
};

const verbs: Readonly<Record<JobWorkEvent['kind'], (phase: string) => string>> = {
  start: (phase) => `ha avviato la ${phase}`,
  pause: (phase) => `ha messo in pausa la ${phase}`,
  stop: (phase) => `ha finito la ${phase}`,
  count: (phase) => `ha contato i pezzi della ${phase}`,
  note: (phase) => `ha scritto una nota sulla ${phase}`,
  duration: (phase) => `ha corretto la durata della ${phase}`,
};

const pieces = (count: number, one: string, many: string): string =>
  count === 0 ? '' : `${formatNumber(count)} ${count === 1 ? one : many}`;

export function eventLine(event: JobWorkEvent): JobLine {
  const details = [
    pieces(event.good, 'buono', 'buoni'),
    pieces(event.scrap, 'scarto', 'scarti'),
    event.reason,
    event.kind === 'duration' && event.minutes !== null ? duration(event.minutes) : '',
  ];
  const text = said(`${event.person} ${verbs[event.kind](`fase ${event.place}`)}`, details);
  return { key: event.guid, at: event.at, text, note: event.note };
}

const stateLabel = (value: unknown): string => {
  const state = JOB_STATES.find((one) => one === value);
  return state ? JOB_STATE_LABELS[state].toLowerCase() : String(value);
};

type Changes = HistoryEntry['changes'];
const written = (value: unknown): string => (value === null || value === undefined ? '' : String(value));
const to = (changes: Changes, field: string): string => written(changes[field]?.to);
const from = (changes: Changes, field: string): string => written(changes[field]?.from);
const behind = (word: string, text: string): string => (text === '' ? '' : `${word} ${text}`);
const dayBehind = (word: string, day: string): string => (day === '' ? '' : `${word} ${formatDay(day)}`);

const fieldNames: Readonly<Record<string, string>> = {
  due: 'consegna',
  urgent: 'urgenza',
  notes: 'note',
  materialState: 'materiale',
  materialDue: 'arrivo del materiale',
};

const acts: Readonly<Record<string, (changes: Changes) => string>> = {
  create: (changes) =>
    said('ha creato la commessa', [
      behind('ordine', to(changes, 'order')),
      behind('come', to(changes, 'copyOf')),
    ]),
  update: (changes) =>
    said(
      'ha cambiato i dati',
      Object.keys(changes).map((field) => fieldNames[field] ?? ''),
    ),
  state: (changes) =>
    said(`ha segnato la commessa «${stateLabel(changes.state?.to)}»`, [to(changes, 'reason')]),
  external: (changes) =>
    said(`ha aggiornato il lavoro esterno della fase ${to(changes, 'phase')}`, [
      dayBehind('uscita il', to(changes, 'outOn')),
      dayBehind('rientrata il', to(changes, 'backOn')),
    ]),
  machine: (changes) =>
    `ha spostato la fase ${to(changes, 'phase')} su ${to(changes, 'machine') || 'nessuna macchina'}`,
  material: (changes) =>
    said('ha aggiornato il materiale', [
      behind('riservati', to(changes, 'rack')),
      behind('liberati', from(changes, 'rack')),
      behind('prelevati', to(changes, 'taken')),
      changes.materialState?.to === 'ordered' ? 'ordinato' : '',
    ]),
  costs: () => 'ha annotato i costi reali',
  judge: () => 'ha valutato un tempo per i prossimi preventivi',
  ddt: (changes) =>
    said(`ha emesso il DDT ${to(changes, 'ddt')}`, [
      changes.delivered ? `consegnati in tutto ${formatNumber(Number(changes.delivered.to))} pz` : '',
      changes.state ? stateLabel(changes.state.to) : '',
    ]),
  mail: (changes) =>
    said('ha mandato un’email', [behind('a', to(changes, 'recipient')), to(changes, 'paper')]),
};

export function historyLine({ action, actorName, at, changes }: HistoryEntry): JobLine {
  const act = acts[action]?.(changes) ?? 'ha cambiato la commessa';
  return { key: `${at}${action}`, at, text: `${actorName || 'Il programma'} ${act}`, note: '' };
}

/** Newest first. */
export const jobLines = (events: readonly JobWorkEvent[], history: readonly HistoryEntry[]): JobLine[] =>
  [...events.map(eventLine), ...history.map(historyLine)].toSorted((a, b) => b.at.localeCompare(a.at));
