/** Tolerances of form, orientation, location and run-out. */
export type GeometricKind =
  | 'flatness'
  | 'straightness'
  | 'roundness'
  | 'cylindricity'
  | 'parallelism'
  | 'perpendicularity'
  | 'angularity'
  | 'position'
  | 'concentricity'
  | 'symmetry'
  | 'line-profile'
  | 'surface-profile'
  | 'circular-runout'
  | 'total-runout';

/** A dimension or tolerance that the file holds as data (PMI). mm; degrees for angles. */
export interface PmiNote {
  readonly kind: 'diameter' | 'radius' | 'length' | 'angle' | GeometricKind;
  /** Of a dimension its nominal value, of a tolerance its width. */
  readonly value: number;
  /** Deviations from the nominal value; null where the file gives none. */
  readonly lower: number | null;
  readonly upper: number | null;
  /** "H7". */
  readonly fit: string | null;
  /** Letters of the datums, the first one first. */
  readonly datums: readonly string[];
  readonly faces: readonly number[];
}
