import type { LengthUnit, Vec3 } from '../model/part-model.ts';
import type { PmiNote } from '../model/pmi-note.ts';

/** Report of one solid. Lengths in mm, areas in mm², volumes in mm³. */

export interface ThreadProposal {
  /** "M8", "G1/4" … */
  readonly designation: string;
  readonly tapDrill: number;
}

export interface HoleFeature {
  /** Smallest diameter of the coaxial stack. */
  readonly diameter: number;
  /** Whole length with counterbore and countersink, without the drill's tip. */
  readonly depth: number;
  readonly through: boolean;
  /** Out of the hole, where it opens; for a through hole one of both. */
  readonly axis: Vec3;
  /** Middle of the hole on its axis. */
  readonly centre: Vec3;
  readonly counterbore: { readonly diameter: number; readonly depth: number } | null;
  readonly countersink: { readonly diameter: number; readonly angle: number } | null;
  /** Full angle of a drill tip, degrees; null for a flat or open bottom. */
  readonly tipAngle: number | null;
  readonly keyway: boolean;
  /** Diameters from one end to the other where there is more than one. */
  readonly steps: readonly { readonly diameter: number; readonly length: number }[];
  readonly faces: readonly number[];
}

/** Equal holes in one direction. */
export interface HoleGroup extends Omit<HoleFeature, 'centre' | 'faces'> {
  readonly count: number;
  readonly centres: readonly Vec3[];
  readonly faces: readonly number[];
  /** "su un cerchio ø80", "in fila": null when they follow none. */
  readonly pattern: string | null;
  readonly threadProposals: readonly ThreadProposal[];
}

export interface PocketFeature {
  readonly kind: 'pocket' | 'slot' | 'step';
  /** Open at a side; a through window is not. */
  readonly open: boolean;
  readonly through: boolean;
  /** Out of the pocket: where the tool comes from. */
  readonly direction: Vec3;
  readonly depth: number;
  readonly width: number;
  readonly length: number;
  /** Smallest radius of its upright corners; 0 = sharp; null = none. */
  readonly cornerRadius: number | null;
  readonly faces: readonly number[];
  /** Way round its walls and the area between them, where they close: a letter is narrower than the box around it. */
  readonly plan?: { readonly perimeter: number; readonly area: number };
  /** A broach presses it along the lathe's axis: it needs no milling. */
  readonly broached?: boolean;
}

/** A thread whose helix is in the model. */
export interface ModelledThread {
  readonly internal: boolean;
  readonly leftHand: boolean;
  /** Largest and smallest diameter of the flanks, as drawn. */
  readonly major: number;
  readonly minor: number;
  readonly pitch: number;
  readonly length: number;
  readonly axis: Vec3;
  readonly centre: Vec3;
  /** The standard thread it is, where the tables hold one: "M5". */
  readonly designation: string | null;
  readonly faces: readonly number[];
}

/** Equal notches all around an axis: a gear, a pulley, a spline. How it is cut, no model says. */
export interface ToothedProfile {
  readonly teeth: number;
  /** Over the tips. */
  readonly diameter: number;
  readonly length: number;
  readonly axis: Vec3;
  readonly faces: readonly number[];
}

/** Outside contour for milling: the outer walls, seen along the tool. */
export interface Outline {
  readonly direction: Vec3;
  /** Height of the highest wall, along the tool. */
  readonly depth: number;
  /** Way round the outside. */
  readonly perimeter: number;
  /** Between the outline and the rectangle around it. */
  readonly volume: number;
  readonly faces: readonly number[];
}

export const processes = [
  'turned',
  'milled',
  'turn-mill',
  'sheet',
  'profile',
  'printed',
  'casting',
  'unknown',
] as const;
export type Process = (typeof processes)[number];

export const stockKinds = ['round', 'square', 'hex', 'plate', 'block', 'tube', 'profile'] as const;

export interface StockProposal {
  readonly kind: (typeof stockKinds)[number];
  /**
   * Sizes as ordered: round [Ø, length]; square, hex [across flats, length]; plate, block [a, b, c]; tube [Ø, Ø inside,
   * length]; profile [a, b, length].
   */
  readonly dimensions: readonly number[];
  readonly volume: number;
  /** "Tondo ø35 × 125". */
  readonly label: string;
  /** Share of the stock that becomes chips, 0 … 1. */
  readonly waste: number;
}

/** A narrow groove around the lathe's axis, in the outside, in a bore or in an end. */
export interface TurnedGroove {
  readonly width: number;
  readonly depth: number;
  /** Of its floor; the outer one of a ring in an end. */
  readonly diameter: number;
  readonly internal: boolean;
  readonly faces: readonly number[];
}

/** A part that is turned, seen by the lathe. */
export interface TurnedShape {
  readonly axis: Vec3;
  /** A point of the axis. */
  readonly origin: Vec3;
  /** Largest, and the length along the axis. */
  readonly diameter: number;
  readonly length: number;
  /** Volume inside the outer profile turned around the axis: nothing bored, nothing milled. */
  readonly envelope: number;
  /** Sides of a drawn bar, hexagonal or square, that no tool touches. */
  readonly drawnArea?: number;
  readonly grooves?: readonly TurnedGroove[];
}

/** A part as cut out of sheet and bent. */
export interface SheetWork {
  readonly thickness: number;
  /** Way of the cutting head along all contours of the flat sheet. */
  readonly cutLength: number;
  /** Closed contours: the outside and every cut-out, each pierced once. */
  readonly contours: number;
  readonly bends: number;
  /** Length of the longest bend; 0 for a flat sheet. */
  readonly longestBend: number;
}

export interface SetupProposal {
  readonly kind: 'milling' | 'turning';
  /** Where the tool comes from. */
  readonly direction: Vec3;
  /** Further directions around a turned part: one clamping with an indexer, one clamping each without. */
  readonly indexed: readonly Vec3[];
  readonly faces: readonly number[];
}

export interface ThinWall {
  readonly thickness: number;
  /** How far it stands out: the shorter side of its face. */
  readonly height: number;
  readonly faces: readonly [number, number];
  readonly at: Vec3;
}

/** Faces of one colour of the file: in shops often a class of tolerance or surface. */
export interface ColourUse {
  /** "#rrggbb"; null: the file gives these faces none. */
  readonly rgb: string | null;
  readonly faces: readonly number[];
  readonly area: number;
  /** "3 facce rosse". */
  readonly text: string;
}

type FindingCode =
  | 'unit-unknown'
  | 'unit-doubt'
  | 'mesh-only'
  | 'not-closed'
  | 'volume-doubt'
  | 'free-form'
  | 'deep-hole'
  | 'deep-pocket'
  | 'sharp-corner'
  | 'thin-wall'
  | 'undercut'
  | 'thread-question'
  | 'flared-hole'
  | 'printed'
  | 'drawn-profile'
  | 'modelled-thread'
  | 'toothed'
  | 'drawn-pmi'
  | 'thread-text'
  | 'loose-island'
  | 'invalid-solid'
  | 'too-many-solids'
  | 'sewn'
  | 'faces-left';

export interface Finding {
  readonly code: FindingCode;
  readonly level: 'info' | 'warning' | 'question';
  /** Italian, one sentence. */
  readonly text: string;
  readonly faces: readonly number[];
}

export interface PartReport {
  readonly solid: string | null;
  readonly count: number;
  readonly unit: LengthUnit;
  /** false: figures come from triangles. */
  readonly exact: boolean;
  readonly volume: number;
  readonly area: number;
  readonly centre: Vec3;
  /** Sides of the smallest box, shortest first, and their directions. */
  readonly box: Vec3;
  readonly boxAxes: readonly [Vec3, Vec3, Vec3];
  readonly process: Process;
  /** Why the process was chosen, Italian. */
  readonly processReason: string;
  /** For turned parts, milled afterwards or not; null for the others. */
  readonly turning: TurnedShape | null;
  /** For parts of one thickness, sheet or not; null for the others. */
  readonly sheet: SheetWork | null;
  /** Cheapest first. */
  readonly stock: readonly StockProposal[];
  readonly holes: readonly HoleGroup[];
  readonly pockets: readonly PocketFeature[];
  readonly slots: readonly PocketFeature[];
  readonly steps: readonly PocketFeature[];
  /** Walls of the outside that are milled in one circuit; null: the outside is not a contour. */
  readonly outline: Outline | null;
  readonly teeth: readonly ToothedProfile[];
  readonly threads: readonly ModelledThread[];
  readonly bosses: number;
  readonly fillets: readonly { readonly radius: number; readonly count: number; readonly concave: boolean }[];
  readonly chamfers: number;
  /** Of all broken edges together. */
  readonly chamferLength: number;
  /** Sharp outer edges, which are broken after the cut: length of the milled ones, full turns of the lathe. */
  readonly edges: { readonly length: number; readonly turns: number };
  /** Faces that a ball mills in lines; `radius` of the narrowest hollow among them, null where none is hollow. */
  readonly curved: {
    readonly area: number;
    readonly radius: number | null;
    readonly faces: readonly number[];
  };
  /** Smallest upright inner corner: 0 = sharp, null = none. */
  readonly minInternalRadius: number | null;
  readonly sharpCorners: number;
  readonly minWall: number | null;
  readonly thinWalls: readonly ThinWall[];
  /** Faces no straight tool reaches from any side. */
  readonly undercuts: readonly number[];
  /** Of chip removal: none of a sheet, which is cut and bent, nor of a mesh. */
  readonly setups: readonly SetupProposal[];
  /** Widest first; none where the file has no colours. */
  readonly colours: readonly ColourUse[];
  /** Dimensions and tolerances of the file, each with its Italian text. */
  readonly pmi: readonly (PmiNote & { readonly text: string })[];
  readonly findings: readonly Finding[];
}
