import { countOf } from '@truciolo/italian';
import type { JobState, PhaseState } from '../state/job-state.ts';
import { type CountedJob, isCounted } from '../state/made-pieces.ts';

/** The data of a delivery note that invoicing needs; notes are in the order of their numbers. */
interface NoteState {
  readonly guid: string;
  readonly isAnnulled: boolean;
  readonly isInvoiced: boolean;
}

/** The note that carries the charges of an order: the first that can still be invoiced; null until one leaves. */
export const homeOfCharges = (notes: readonly NoteState[]): string | null =>
  notes.find(({ isAnnulled, isInvoiced }) => !isAnnulled && !isInvoiced)?.guid ?? null;

/** A job with pieces to deliver. */
export interface Leaving extends CountedJob {
  readonly number: string;
  /** Pieces on other notes. */
  readonly delivered: number;
}

/** Pieces that can leave now: the rest of the order, limited to the good pieces. */
export function readyPieces(job: Leaving): number {
  const made = isCounted(job) ? Math.min(job.good, job.quantity) : job.quantity;
  return Math.max(0, made - job.delivered);
}

/** Warning with the figures if more pieces leave than were ordered or than are good; null otherwise. */
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

/** State of a job after the customer returned pieces, derived from its phases. */
export function stateAfterReturn(
  phases: readonly { readonly state: PhaseState; readonly isPlanned: boolean }[],
): JobState {
  if (phases.length > 0 && phases.every(({ state }) => state === 'done')) return 'finished';
  if (phases.some(({ state }) => state !== 'todo')) return 'running';
  return phases.some(({ isPlanned }) => isPlanned) ? 'planned' : 'to-plan';
}
