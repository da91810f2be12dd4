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

/** States that a user may choose next; every mistake can be corrected. */
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

/** Suspended, delivered and cancelled jobs are closed to the floor until a user reopens them. */
export const isOpenToFloor = (state: JobState): boolean =>
  state !== 'suspended' && state !== 'delivered' && state !== 'cancelled';

/** All pieces are made, or production has ended: no further cost arises. */
export const isOver = (state: JobState): boolean =>
  state === 'finished' || state === 'delivered' || state === 'cancelled';

/** Nothing of it is left to make or to deliver. */
export const isClosed = (state: JobState): boolean => state === 'delivered' || state === 'cancelled';

/** Suspending or cancelling a job requires a reason, as does finishing it with fewer good pieces than ordered. */
export const asksReason = (state: JobState, missing: number): boolean =>
  state === 'suspended' || state === 'cancelled' || (state === 'finished' && missing > 0);

export const PHASE_STATES = ['todo', 'running', 'paused', 'done'] as const;
export type PhaseState = (typeof PHASE_STATES)[number];

export const PHASE_STATE_LABELS: Readonly<Record<PhaseState, string>> = {
  todo: 'Da fare',
  running: 'In lavoro',
  paused: 'In pausa',
  done: 'Finita',
};

/** Pieces of a job after events of the floor. */
interface MadePieces {
  readonly quantity: number;
  readonly good: number;
  /** Good pieces before these events. */
  readonly goodBefore: number;
}

/**
 * State of a job after events of the floor: starting work sets it running; the end of the last phase finishes it if the
 * ordered pieces are good; resumed work, or a correction below the ordered pieces, reopens it. Jobs that a user
 * suspended, delivered or cancelled stay so, as do jobs that a user closed with fewer pieces.
 */
export function stateAfterFloor(
  state: JobState,
  phases: readonly PhaseState[],
  { quantity, good, goodBefore }: MadePieces,
): JobState {
  if (!isOpenToFloor(state)) return state;
  const isMade = phases.length > 0 && phases.every((phase) => phase === 'done');
  if (isMade && good >= quantity) return 'finished';
  if (state === 'finished') {
    const isShortNow = good < quantity && goodBefore >= quantity;
    return isShortNow || phases.some((phase) => phase === 'running') ? 'running' : state;
  }
  return phases.some((phase) => phase !== 'todo') ? 'running' : state;
}

/** The promised day is over, and the job is not finished. */
export const isLate = (state: JobState, due: string | null, today: string): boolean =>
  due !== null && due < today && !isOver(state);
