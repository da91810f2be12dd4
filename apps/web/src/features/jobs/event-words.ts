import type { HistoryEntry, JobWorkEvent } from '@truciolo/contract';
import { JOB_STATE_LABELS, JOB_STATES } from '@truciolo/jobs';
import { duration } from '../../entities/jobs/hours.ts';
import { formatNumber } from '../../lib/format/numbers.ts';

/** One line of what happened to a job, in the office or on the floor. */
export interface JobLine {
  readonly key: string;
  readonly at: string;
  readonly who: string;
  readonly text: string;
  readonly note: string;
}

const verbs: Readonly<Record<JobWorkEvent['kind'], string>> = {
  start: 'avviata',
  pause: 'in pausa',
  stop: 'finita',
  count: 'pezzi contati',
  note: 'nota',
  duration: 'durata corretta',
};

export function eventLine(event: JobWorkEvent): JobLine {
  const parts = [
    event.good === 0 ? '' : `${formatNumber(event.good)} buoni`,
    event.scrap === 0 ? '' : `${formatNumber(event.scrap)} scarti`,
    event.reason,
    event.kind === 'duration' && event.minutes !== null ? duration(event.minutes) : '',
  ].filter(Boolean);
  const text = [`Fase ${event.place} ${verbs[event.kind]}`, ...parts].join(' · ');
  return { key: event.guid, at: event.at, who: event.person, text, note: event.note };
}

const acts: Readonly<Record<string, string>> = {
  create: 'Commessa creata',
  update: 'Dati cambiati',
  state: 'Stato cambiato',
  external: 'Lavoro esterno',
  costs: 'Costi reali annotati',
  judge: 'Tempo valutato per i prossimi preventivi',
  ddt: 'DDT',
  material: 'Materiale',
};

const stateLabel = (value: unknown): string => {
  const state = JOB_STATES.find((one) => one === value);
  return state ? JOB_STATE_LABELS[state] : String(value);
};

export function historyLine(entry: HistoryEntry): JobLine {
  const { state, reason, ddt, order, copyOf, phase, delivered, rack, taken, materialState } = entry.changes;
  const parts = [
    order ? `ordine ${String(order.to)}` : '',
    copyOf ? `come ${String(copyOf.to)}` : '',
    ddt ? String(ddt.to) : '',
    delivered ? `consegnati ${formatNumber(Number(delivered.to))}` : '',
    rack?.to ? `riservati ${String(rack.to)}` : '',
    rack?.from ? `liberati ${String(rack.from)}` : '',
    taken ? `prelevati ${String(taken.to)}` : '',
    materialState?.to === 'ordered' ? 'ordinato' : '',
    phase ? `fase ${String(phase.to)}` : '',
    state ? stateLabel(state.to) : '',
    reason ? String(reason.to) : '',
  ].filter(Boolean);
  const text = [acts[entry.action] ?? entry.action, ...parts].join(' · ');
  return { key: `${entry.at}${entry.action}`, at: entry.at, who: entry.actorName, text, note: '' };
}

/** Newest first. */
export const jobLines = (events: readonly JobWorkEvent[], history: readonly HistoryEntry[]): JobLine[] =>
  [...events.map(eventLine), ...history.map(historyLine)].toSorted((a, b) => b.at.localeCompare(a.at));
