import type { ModalState } from '../canon/modal-state.ts';
import type { Plane } from '../canon/row-kind.ts';

/** Modal values of a call level. */
interface Saved {
  readonly unit: number;
  readonly plane: Plane;
  readonly incremental: boolean;
  readonly absoluteCentres: boolean;
  readonly retractToR: boolean;
  readonly xFactor: number;
  readonly feed: number;
  readonly state: ModalState;
  /** M73: restored when the subprogram ends. */
  readonly atReturn: boolean;
}

/** Modal values by call level. */
export type ModalStore = Map<number, Saved>;
