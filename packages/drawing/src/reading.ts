import type { Place, RunSource } from './page/page.ts';

export type Confidence = 'sure' | 'likely' | 'unsure';

/** A value with its proof: the text as printed, where it stands, how sure the reader is and why. */
export interface Found<Value> {
  readonly value: Value;
  readonly text: string;
  readonly places: readonly Place[];
  readonly confidence: Confidence;
  /** Italian, for the user: «letto nel cartiglio», «dedotto dalle quote». */
  readonly reason: string;
  readonly source: RunSource;
}

export interface GeneralTolerance {
  /** «ISO 2768», «UNI 5307», «DIN 7168», «GB/T 1804», «ASME»; null where the sheet states a plain ± value. */
  readonly standard: string | null;
  /** «mK», «fH», «medio». */
  readonly class: string | null;
  /** Plain ± value, in the units of the sheet. */
  readonly linear: number | null;
  /** ± by number of printed decimals, as ASME sheets have it. */
  readonly byDecimals: Readonly<Record<number, number>> | null;
}

export interface Roughness {
  /** «Ra», «Rz»; «Ra» is assumed only where the sheet writes a bare number. */
  readonly parameter: 'Ra' | 'Rz';
  readonly value: number;
}

export interface ThreadCallout {
  /** Designation as the threads library prints it, or as the sheet has it where that does not know it. */
  readonly designation: string;
  readonly count: number;
  readonly depth: number | null;
  /** Null where the sheet says neither «passante» nor a depth. */
  readonly isThrough: boolean | null;
  readonly isExternal: boolean | null;
  readonly isLeftHand: boolean;
}

export interface Limits {
  /** Deviations from the nominal, in the units of the sheet. */
  readonly lower: number;
  readonly upper: number;
}

export interface Fit {
  /** «H7», «g6», or «H7/g6» for a pair. */
  readonly class: string;
  readonly nominal: number | null;
  /** Limits of the hole, and of the shaft of a pair, by ISO 286; null where the tables have no row. */
  readonly hole: Limits | null;
  readonly shaft: Limits | null;
}

export interface Tolerance extends Limits {
  /** Null where the sheet has a letter instead of a number. */
  readonly nominal: number | null;
  readonly width: number;
  readonly kind: 'plus-minus' | 'deviations' | 'limits' | 'fit';
  readonly isDiameter: boolean;
  /** Class where the width comes from ISO 286. */
  readonly fit: string | null;
}

export type Characteristic =
  | 'straightness'
  | 'flatness'
  | 'circularity'
  | 'cylindricity'
  | 'profile_line'
  | 'profile_surface'
  | 'parallelism'
  | 'perpendicularity'
  | 'angularity'
  | 'position'
  | 'concentricity'
  | 'symmetry'
  | 'runout'
  | 'total_runout';

export interface ToleranceFrame {
  /** Null where the symbol is drawn and its shape is not known. */
  readonly type: Characteristic | null;
  readonly value: number;
  readonly isDiameter: boolean;
  readonly datums: readonly string[];
  /** «Ⓜ», «Ⓛ», «CZ», in the order of the frame. */
  readonly modifiers: readonly string[];
}

/** Largest printed dimensions: a diameter with a length, or two or three lengths from the largest down. */
export interface Overall {
  readonly diameter: number | null;
  readonly lengths: readonly number[];
}

export type Units = 'mm' | 'in';

export interface PartReading {
  /** Pages of the file that show this part. */
  readonly pages: readonly number[];
  /** Number of the sheet where it shows several parts in a table; `code` is then the number of one row. */
  readonly family: Found<string> | null;
  readonly code: Found<string> | null;
  readonly revision: Found<string> | null;
  readonly title: Found<string> | null;
  readonly material: Found<string> | null;
  readonly heatTreatment: Found<string> | null;
  readonly surfaceTreatment: Found<string> | null;
  readonly generalTolerance: Found<GeneralTolerance> | null;
  readonly generalRoughness: Found<Roughness> | null;
  readonly scale: Found<string> | null;
  readonly units: Found<Units> | null;
  /** In kilograms. */
  readonly weight: Found<number> | null;
  readonly sheet: Found<{ readonly number: number; readonly of: number }> | null;
  readonly quantity: Found<number> | null;
  readonly threads: readonly Found<ThreadCallout>[];
  readonly fits: readonly Found<Fit>[];
  readonly tolerances: readonly Found<Tolerance>[];
  /** The narrowest of the tolerances and fits. */
  readonly tightest: Found<Tolerance> | null;
  readonly frames: readonly Found<ToleranceFrame>[];
  readonly roughness: readonly Found<Roughness>[];
  readonly overall: Found<Overall> | null;
  /** Notes in full, one per line of the sheet. */
  readonly notes: readonly Found<string>[];
}

export interface DrawingReading {
  readonly parts: readonly PartReading[];
  /** Pages with too little text of their own: they need a recogniser. A hidden layer is read all the same. */
  readonly pagesWithoutText: readonly number[];
}
