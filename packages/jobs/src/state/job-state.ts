export const JOB_STATES = ['to-plan', 'planned', 'running', 'suspended', 'finished', 'delivered'] as const;
export type JobState = (typeof JOB_STATES)[number];

export const JOB_STATE_LABELS: Readonly<Record<JobState, string>> = {
  'to-plan': 'Da pianificare',
  planned: 'Pianificata',
  running: 'In lavorazione',
  suspended: 'Sospesa',
  finished: 'Finita',
  delivered: 'Consegnata',
};

/** Which state a person may choose next; a mistake can always be put right. */
const mayBecome: Readonly<Record<JobState, readonly JobState[]>> = {
  'to-plan': ['planned', 'running', 'suspended'],
  planned: ['to-plan', 'running', 'suspended'],
  running: ['planned', 'suspended', 'finished'],
  suspended: ['to-plan', 'planned', 'running'],
  finished: ['running', 'delivered'],
  delivered: ['finished'],
};

export const nextJobStates = (from: JobState): readonly JobState[] => mayBecome[from];

export const mayMoveJob = (from: JobState, to: JobState): boolean => mayBecome[from].includes(to);

/** A suspended or delivered job is not worked on until somebody takes it up again. */
export const isOpenToFloor = (state: JobState): boolean => state !== 'suspended' && state !== 'delivered';

/** All pieces are made: nothing more is spent on it. */
export const isOver = (state: JobState): boolean => state === 'finished' || state === 'delivered';

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
 * taken up again after that reopens it. What a person suspended or delivered stays so.
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
