/** A rectangle to cut. All lengths of this room are mm. */
export interface Blank {
  readonly length: number;
  readonly width: number;
  /** May lie across the sheet: no grain, no direction of rolling to respect. */
  readonly rotates: boolean;
}

/** A sheet that can be bought or lies in the rack. */
export interface Sheet {
  readonly length: number;
  readonly width: number;
  /** How many there are; left out, as many as are wanted. */
  readonly available?: number;
}

/** Guillotine: every cut goes from edge to edge (saw, shear). Free: the head turns where it likes (laser, waterjet). */
export type Technique = 'guillotine' | 'free';

export interface CuttingRules {
  readonly technique: Technique;
  /** Lost between two blanks. */
  readonly kerf: number;
  /** Left on each of the four edges. */
  readonly edge: number;
}

/** A blank on its sheet, measured from a corner of the sheet. */
export interface Placement {
  /** Index of the blank in the list. */
  readonly blank: number;
  readonly x: number;
  readonly y: number;
  /** Along the sheet's length, as it lies. */
  readonly length: number;
  readonly width: number;
}
