import type { StockProposal } from '@truciolo/part';
import type { MeasuredDraft } from '../model/phase-draft.ts';

/** A phase computed by a technical tool; minutes. */
export interface ProposedPhase {
  readonly name: string;
  readonly machineGuid: string;
  /** A lot. */
  readonly setup: number;
  readonly programming: number;
  /** A piece. */
  readonly cycle: number;
  readonly load: number;
  /** Why, as the quote shows it beside the value. */
  readonly reason: string;
  /** The ratio of the shop's own jobs, to be applied to these minutes; null where none was measured. */
  readonly measured: MeasuredDraft | null;
}

/** A part as a tool would put it into a quote: all of it can be changed there. */
export interface ProposedPosition {
  readonly code: string;
  readonly description: string;
  readonly materialGuid: string | null;
  readonly stock: StockProposal | null;
  /** How the blank comes off the bar. */
  readonly cutting: 'lathe' | 'saw' | 'cut-to-size';
  /** kg; null while the material is not known. */
  readonly netWeight: number | null;
  readonly surfaceDm2: number;
  readonly volumeDm3: number;
  /** Longest side, mm. */
  readonly length: number;
  readonly holes: number;
  readonly phases: readonly ProposedPhase[];
}
