import type { Degrees, Millimetres, SquareMillimetres } from '@truciolo/units';
import type { ThreadForm } from './profile/thread-form.ts';
import type { FullThread } from './sixty-degree-form.ts';

/** Basic diameters and depths, in mm. Capital letters: internal thread; small letters: external thread. */
export interface BasicDimensions {
  readonly major: Millimetres;
  /** Pitch diameter, D2 = d2. For a tapered thread: at the gauge plane. */
  readonly D2: Millimetres;
  /** Minor diameter of the internal thread. */
  readonly D1: Millimetres;
  /** Root diameter of the external thread (the standards of 55 degree threads call it d1). */
  readonly d3: Millimetres | null;
  /** Major diameter of the internal thread where it differs from the external one (Tr, Rd, ACME). */
  readonly D4: Millimetres | null;
  /** Height H of the fundamental triangle. */
  readonly triangleHeight: Millimetres;
  /** Depth of the external thread, (d - d3) / 2. */
  readonly externalDepth: Millimetres;
  /** Depth of the internal thread, from its root to its crest. */
  readonly internalDepth: Millimetres;
}

/** Limits in mm, or in another unit of length where a type argument says so. */
export interface InternalLimits<Length = Millimetres> {
  readonly class: string | null;
  readonly D2min: Length;
  readonly D2max: Length;
  readonly D1min: Length;
  readonly D1max: Length;
  /** Major diameter, where the standard limits it apart from the external one (Tr, ACME). */
  readonly D4min?: Length;
  readonly D4max?: Length;
}

export interface ExternalLimits<Length = Millimetres> {
  readonly class: string | null;
  readonly dmax: Length;
  readonly dmin: Length;
  readonly d2max: Length;
  readonly d2min: Length;
  readonly d3max: Length | null;
  /** Null where the standard leaves the lower limit of the root to the tool. */
  readonly d3min: Length | null;
}

/** Limits of an inch thread as its standard states them, in inches. */
interface InchLimits {
  readonly internal: InternalLimits<number>;
  readonly external: ExternalLimits<number>;
}

/** Classes with known limits for a thread, which a page may offer. */
export interface OfferedClasses {
  readonly internal: readonly string[];
  readonly external: readonly string[];
}

export const NO_OFFER: OfferedClasses = { internal: [], external: [] };

export interface TapDrill {
  readonly diameter: Millimetres;
  /** 'table': a stock drill of the published tables; 'formula': computed and rounded. */
  readonly origin: 'table' | 'formula';
}

export interface TapDrills {
  readonly cutting: TapDrill | null;
  readonly forming: TapDrill | null;
}

/** ISO 273. */
export interface ClearanceHoles {
  readonly fine: Millimetres;
  readonly medium: Millimetres;
  readonly coarse: Millimetres;
}

/** Lengths of a tapered thread (taper 1:16 on the diameter) or of the parallel thread that takes it. */
export interface TaperLengths {
  /** Distance from the small end to the gauge plane (ISO 7 gauge length, ASME L1). */
  readonly gaugeLength: Millimetres;
  /** Plus or minus, on the gauge length. */
  readonly gaugeTolerance: Millimetres;
  /** Useful thread of the external part (ASME L2). */
  readonly usefulLength: Millimetres;
  /** Tightening with a wrench beyond the hand-tight plane (ASME L3, ISO 7 wrenching allowance). */
  readonly wrenchLength: Millimetres;
  /** Incomplete threads behind the useful ones (ASME V); null where the standard gives none. */
  readonly vanishLength: Millimetres | null;
  /** Pitch diameter at the small end of the external thread (ASME E0). */
  readonly smallEndPitchDiameter: Millimetres;
  /** Pitch diameter at the gauge plane (ASME E1). */
  readonly gaugePitchDiameter: Millimetres;
  /** Included angle of the cone. */
  readonly coneAngle: Degrees;
}

export interface RunOut {
  readonly length: Millimetres;
  /** 'din-76': from the table of DIN 76-1; 'estimate': five pitches, where that table has no row. */
  readonly origin: 'din-76' | 'estimate';
}

/** Dimensions that each thread system computes for one thread. */
export interface SystemDimensions {
  readonly standard: string;
  /** Included angle of the flanks. */
  readonly flankAngle: Degrees;
  readonly pitch: Millimetres;
  readonly starts: number;
  readonly threadsPerInch: number | null;
  readonly basic: BasicDimensions;
  readonly classes: OfferedClasses;
  readonly internal: InternalLimits | null;
  readonly external: ExternalLimits | null;
  /** Only for threads whose limits are defined in inches. */
  readonly inchLimits: InchLimits | null;
  readonly tapDrill: TapDrills;
  /** Null for tapered threads, whose depth of engagement changes along the hole. */
  readonly fullThread: FullThread | null;
  readonly form: ThreadForm;
  readonly stressArea: SquareMillimetres | null;
  readonly clearanceHoles: ClearanceHoles | null;
  readonly taper: TaperLengths | null;
  /** Italian: missing values, or how a value is meant. */
  readonly notes: readonly string[];
}
