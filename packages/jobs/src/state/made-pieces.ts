import { isOver, type JobState } from './job-state.ts';

/** A job with the pieces that the shop floor counted. */
export interface CountedJob {
  readonly quantity: number;
  readonly good: number;
  /** Minutes recorded on the shop floor; at zero, the good pieces of this job are not counted. */
  readonly actualMinutes: number;
  readonly phasesDone: number;
}

/** Good pieces missing for the order; 0 = enough. */
export const missingPieces = (good: number, ordered: number): number => Math.max(0, ordered - good);

/** Good pieces are known only where the shop floor records its work on the job. */
export const isCounted = ({ good, actualMinutes, phasesDone }: CountedJob): boolean =>
  good > 0 || actualMinutes > 0 || phasesDone > 0;

/** Good pieces missing for the order; 0 where enough are made, or where pieces are not counted. */
export const missingGood = (job: CountedJob): number =>
  isCounted(job) ? missingPieces(job.good, job.quantity) : 0;

/** Every phase is over, and pieces are missing: a user decides what follows. */
export const lacksPieces = (
  job: CountedJob & { readonly state: JobState; readonly phases: number },
): boolean => !isOver(job.state) && job.phases > 0 && job.phasesDone >= job.phases && missingGood(job) > 0;

/** Good pieces of a job: those of its last phase inside the shop, or of its last phase if all are external. */
export const goodOf = (phases: readonly { readonly kind: string; readonly good: number }[]): number =>
  (phases.findLast(({ kind }) => kind !== 'external') ?? phases.at(-1))?.good ?? 0;

interface EndedJob extends CountedJob {
  readonly state: JobState;
  /** Set for a finished job that a user closed with fewer pieces. */
  readonly stateReason: string;
  readonly delivered: number;
}

/** A user closed the job with fewer pieces than ordered. */
const isClosedShort = (job: EndedJob): boolean =>
  (job.state === 'finished' || job.state === 'delivered') && job.stateReason !== '' && missingGood(job) > 0;

/** Pieces that the customer gets: the ordered ones, or those made of a job that was closed with fewer. */
export const finalPieces = (job: EndedJob): number =>
  isClosedShort(job) ? Math.max(job.good, job.delivered) : job.quantity;
