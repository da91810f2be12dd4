import type { Bounds } from './bounds.ts';
import type { Point } from './transform.ts';

/** A polyline in mm, y upwards. Dimensions and their arrows are `annotation`, the part is `edge`. */
export interface Line {
  readonly role: 'edge' | 'annotation';
  readonly points: readonly Point[];
}

export interface DrawnText {
  readonly at: Point;
  /** mm */
  readonly height: number;
  /** Degrees, counterclockwise. */
  readonly angle: number;
  readonly align: 'start' | 'middle' | 'end';
  readonly text: string;
}

export interface Drawing {
  readonly lines: readonly Line[];
  readonly texts: readonly DrawnText[];
  /** Of everything that is drawn, mm. */
  readonly bounds: Bounds;
  /** Extents of the edges alone, mm: the size of the drawing. */
  readonly size: { readonly width: number; readonly height: number };
  /** Name of the unit the file declares, or null: then its numbers are taken as mm. */
  readonly unit: string | null;
  /** Kinds of entities that are not drawn, with their number. */
  readonly skipped: Readonly<Record<string, number>>;
}
