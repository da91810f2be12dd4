import { countOf } from '@truciolo/italian';
import type { JobState, PhaseState } from '../state/job-state.ts';

/** A delivery note as far as money is concerned, in the order of their numbers. */
export interface NoteState {
  readonly guid: string;
  readonly isAnnulled: boolean;
  readonly isInvoiced: boolean;
}

/** The note with which the charges of an order are invoiced: the first that still can be; null until one leaves. */
export const homeOfCharges = (notes: readonly NoteState[]): string | null =>
  notes.find(({ isAnnulled, isInvoiced }) => !isAnnulled && !isInvoiced)?.guid ?? null;

/** A job whose pieces leave. */
export interface Leaving {
  readonly number: string;
  readonly quantity: number;
  readonly good: number;
  /** On other notes. */
  readonly delivered: number;
  /** Minutes that the shop floor counted; without any, nobody counts the good pieces of this job. */
  readonly actualMinutes: number;
  readonly phasesDone: number;
}

/** Good pieces are only known where somebody works on the job with the floor's pages. */
const isCounted = ({ good, actualMinutes, phasesDone }: Leaving): boolean =>
  good > 0 || actualMinutes > 0 || phasesDone > 0;

/** Pieces that can leave now: what is left of the order, and no more than are good. */
export function readyPieces(job: Leaving): number {
  const made = isCounted(job) ? Math.min(job.good, job.quantity) : job.quantity;
  return Math.max(0, made - job.delivered);
}

/**
 * What is odd about that many pieces leaving, with the figures: more than were ordered, or more than are good. Null where
 * nothing is.
 */
export function deliveryExcess(job: Leaving, pieces: number): string | null {
  const { number, quantity, good, delivered } = job;
  const hasGood = isCounted(job);
  const all = delivered + pieces;
  const isMore = all > quantity || (hasGood && all > good);
  if (!isMore) return null;
  const made = hasGood ? `, ${countOf(good, 'buono', 'buoni')}` : '';
  const gone = delivered > 0 ? `, ${countOf(delivered, 'già consegnato', 'già consegnati')}` : '';
  return `${number}: ${countOf(quantity, 'pezzo ordinato', 'pezzi ordinati')}${made}${gone}; con questo DDT sarebbero ${all}.`;
}

/** The state of a job once pieces of it came back from the customer: what its phases say. */
export function stateAfterReturn(
  phases: readonly { readonly state: PhaseState; readonly isPlanned: boolean }[],
): JobState {
  if (phases.length > 0 && phases.every(({ state }) => state === 'done')) return 'finished';
  if (phases.some(({ state }) => state !== 'todo')) return 'running';
  return phases.some(({ isPlanned }) => isPlanned) ? 'planned' : 'to-plan';
}
