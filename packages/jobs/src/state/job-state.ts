export const JOB_STATES = [
  'to-plan',
  'planned',
  'running',
  'suspended',
  'finished',
  'delivered',
  'cancelled',
] as const;
export type JobState = (typeof JOB_STATES)[number];

export const JOB_STATE_LABELS: Readonly<Record<JobState, string>> = {
  'to-plan': 'Da pianificare',
  planned: 'Pianificata',
  running: 'In lavorazione',
  suspended: 'Sospesa',
  finished: 'Finita',
  delivered: 'Consegnata',
  cancelled: 'Annullata',
};

/** Which state a person may choose next; a mistake can always be put right. */
const mayBecome: Readonly<Record<JobState, readonly JobState[]>> = {
  'to-plan': ['planned', 'running', 'suspended', 'cancelled'],
  planned: ['to-plan', 'running', 'suspended', 'cancelled'],
  running: ['planned', 'suspended', 'finished', 'cancelled'],
  suspended: ['to-plan', 'planned', 'running', 'cancelled'],
  finished: ['running', 'delivered', 'cancelled'],
  delivered: ['finished'],
  cancelled: ['to-plan'],
};

export const nextJobStates = (from: JobState): readonly JobState[] => mayBecome[from];

export const mayMoveJob = (from: JobState, to: JobState): boolean => mayBecome[from].includes(to);

/** A suspended, delivered or cancelled job is not worked on until somebody takes it up again. */
export const isOpenToFloor = (state: JobState): boolean =>
  state !== 'suspended' && state !== 'delivered' && state !== 'cancelled';

/** All pieces are made, or no more will be: nothing more is spent on it. */
export const isOver = (state: JobState): boolean =>
  state === 'finished' || state === 'delivered' || state === 'cancelled';

/** Nothing of it is left to make or to deliver. */
export const isClosed = (state: JobState): boolean => state === 'delivered' || state === 'cancelled';

/** Stopping or giving up a job asks why. */
export const asksReason = (state: JobState): boolean => state === 'suspended' || state === 'cancelled';

export const PHASE_STATES = ['todo', 'running', 'paused', 'done'] as const;
export type PhaseState = (typeof PHASE_STATES)[number];

export const PHASE_STATE_LABELS: Readonly<Record<PhaseState, string>> = {
  todo: 'Da fare',
  running: 'In lavoro',
  paused: 'In pausa',
  done: 'Finita',
};

/**
 * What the floor makes of a job's state: work that begins sets it running, the last phase that ends finishes it, work
 * taken up again after that reopens it. What a person suspended, delivered or cancelled
 * stays so.
 */
export function stateAfterFloor(state: JobState, phases: readonly PhaseState[]): JobState {
  if (!isOpenToFloor(state)) return state;
  if (phases.length > 0 && phases.every((phase) => phase === 'done')) return 'finished';
  if (state === 'finished') return phases.some((phase) => phase === 'running') ? 'running' : state;
  return phases.some((phase) => phase !== 'todo') ? 'running' : state;
}

/** Late: promised for a day that is over, and not yet made. */
export const isLate = (state: JobState, due: string | null, today: string): boolean =>
  due !== null && due < today && !isOver(state);
