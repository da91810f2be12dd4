export const WORK_EVENT_KINDS = ['start', 'pause', 'stop', 'count', 'note', 'duration', 'measure'] as const;
export type WorkEventKind = (typeof WORK_EVENT_KINDS)[number];

export const PAUSE_REASONS = [
  'Pausa',
  'Fine turno',
  'Utensile rotto',
  'Manca il materiale',
  'Guasto macchina',
  'Controllo qualità',
  'Altro lavoro urgente',
  'Altro',
] as const;

export const SCRAP_REASONS = [
  'Fuori quota',
  'Finitura',
  'Filetto',
  'Utensile rotto',
  'Materiale difettoso',
  'Errore di attrezzaggio',
  'Altro',
] as const;

/**
 * An event of a phase. It is immutable: a mistake is corrected with another event. `duration` gives the length of the
 * stretch of work that began with the event `about`.
 */
export interface WorkEvent {
  readonly key: string;
  readonly kind: WorkEventKind;
  /** ISO, by the server's clock. */
  readonly at: string;
  readonly person: string;
  /** Pieces made since the last event; negative takes a typo back. */
  readonly good: number;
  readonly scrap: number;
  /** Of the pause or of the scrap. */
  readonly reason: string;
  /** With `duration`: the key of the start, and minutes of work. */
  readonly about: string | null;
  readonly minutes: number | null;
}

/** At one moment work begins before it is counted, and is counted before it ends. */
const RANK: Record<WorkEventKind, number> = {
  start: 0,
  count: 1,
  note: 1,
  duration: 1,
  measure: 1,
  pause: 2,
  stop: 3,
};

/** By time; events of the same moment by kind, then by key, so that every reader has the same order. */
export const inOrder = (events: readonly WorkEvent[]): WorkEvent[] =>
  events.toSorted((a, b) => compare(a.at, b.at) || RANK[a.kind] - RANK[b.kind] || compare(a.key, b.key));

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
