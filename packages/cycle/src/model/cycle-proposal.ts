import type { StockProposal } from '@truciolo/part';
import type { Reason } from './reason.ts';

export type OperationKind =
  | 'saw'
  | 'face'
  | 'square'
  | 'rough'
  | 'finish'
  | 'turn-face'
  | 'turn-rough'
  | 'turn-finish'
  | 'bore'
  | 'spot'
  | 'drill'
  | 'mill-hole'
  | 'counterbore'
  | 'countersink'
  | 'tap'
  | 'turn-thread'
  | 'broach'
  | 'pocket'
  | 'slot'
  | 'step'
  | 'contour'
  | 'chamfer'
  | 'groove'
  | 'part-off'
  | 'laser-cut'
  | 'bend';

/** A tool for counting tool changes: the same kind and diameter is the same tool. */
export interface ToolUsed {
  readonly kind:
    | 'band-saw'
    | 'face-mill'
    | 'end-mill'
    | 'ball-mill'
    | 'spot-drill'
    | 'drill'
    | 'tap'
    | 'countersink'
    | 'chamfer-mill'
    | 'rough-insert'
    | 'finish-insert'
    | 'boring-bar'
    | 'thread-insert'
    | 'broach'
    | 'grooving-blade'
    | 'parting-blade'
    | 'laser-head'
    | 'bending-die';
  /** mm; of a tap the nominal one; null where it says nothing (inserts, blades). */
  readonly diameter: number | null;
}

export interface CycleOperation {
  readonly kind: OperationKind;
  /** How many of it: the holes of a group; 1 otherwise. */
  readonly count: number;
  readonly tool: ToolUsed;
  /** Cutting and positioning of all of them, without the tool change. */
  readonly seconds: number;
  /** mm³ of the removed stock: 0 for operations that leave the surface alone. */
  readonly volume: number;
  readonly reason: Reason;
  /** Faces of the solid it makes, where they are known. */
  readonly faces: readonly number[];
}

export type PhaseKind = 'sawing' | 'turning' | 'milling' | 'turn-milling' | 'laser-cutting' | 'bending';

/** A phase of the quote: one clamping on one machine. */
export interface CyclePhase {
  /** Steady within a route: "saw", "turn-1", "mill-2". */
  readonly id: string;
  readonly kind: PhaseKind;
  /** Italian: "Tornitura, primo lato". */
  readonly name: string;
  readonly machineGuid: string;
  readonly machineName: string;
  /** Minutes a lot. */
  readonly setupMinutes: number;
  readonly programmingMinutes: number;
  /** Minutes a piece. */
  readonly cycleMinutes: number;
  readonly loadMinutes: number;
  /** Tools it needs, each changed once a piece. */
  readonly tools: number;
  readonly toolChangeSeconds: number;
  /** Rapids and spindle starts that belong to no operation. */
  readonly otherSeconds: number;
  readonly operations: readonly CycleOperation[];
  readonly reason: Reason;
  /** Factors already applied to set-up, cycle and handling; null for computed times. */
  readonly measured: MeasuredTimes | null;
}

export type RouteKind = 'bar' | 'sawn' | 'bought-cut' | 'sheet' | 'profile';

/** One whole way to make the part. */
export interface CycleRoute {
  /** Steady: from the stock, the machines and the way. */
  readonly id: string;
  readonly kind: RouteKind;
  readonly stock: StockProposal;
  readonly phases: readonly CyclePhase[];
  /** Cycle and handling of all phases, minutes a piece. */
  readonly pieceMinutes: number;
  /** Some features are not in the times: `pieceMinutes` is the least, and `notes` ask about them. */
  readonly isLeast: boolean;
  /** Set-up and programming of all phases, minutes a lot. */
  readonly lotMinutes: number;
  /** € a piece of a lot, machine hours alone, to rank the routes; null where a rate is not known. The quote has the price. */
  readonly machineCost: number | null;
  /** Share of the removed volume, or of the time if that is less, that recognised features and allowances explain, 0 … 1. */
  readonly explained: number;
  readonly band: {
    /** ± share of `pieceMinutes`: 0.25 = ± 25 %. */
    readonly share: number;
    readonly low: number;
    readonly high: number;
  };
  /** ± share of the weight of the blank. */
  readonly materialBand: number;
  readonly notes: readonly Reason[];
}

export interface CycleProposal {
  /** Cheapest first; none when nothing fits: `refusals` say why. */
  readonly routes: readonly CycleRoute[];
  /** Machines left out and other hindrances. */
  readonly refusals: readonly Reason[];
  /** Facts that a model does not contain. */
  readonly unknowns: readonly Reason[];
}

/** A phase as the shop's measured times know it. */
export type MeasuredPhaseKind = Pick<CyclePhase, 'name' | 'machineGuid'>;

/** Actual over planned, and the number of jobs behind it. */
export interface MeasuredTimes {
  readonly ratio: number;
  readonly count: number;
}

export interface CycleOptions {
  /** Pieces over which set-up and programming are spread to rank the routes. Default 10. */
  readonly lot?: number | undefined;
  /** Ra that the part asks for all over, µm: a finer one than usual slows the finishing cuts down. */
  readonly roughness?: number | undefined;
  /** Thread of each hole group by its index: a designation, or null for none; without an entry the first metric proposal is assumed. */
  readonly threads?: { readonly [group: number]: string | null | undefined } | undefined;
  /** Measured against planned times of the shop's own jobs of this kind; null where none were measured. */
  readonly measured?: ((phase: MeasuredPhaseKind) => MeasuredTimes | null) | undefined;
}
