import type { Mesh } from '../geometry/mesh.ts';
import type { Vec3 } from '../geometry/vec3.ts';
import type { PmiNote } from './pmi-note.ts';

export type { Mesh, Vec3 };

/** The exact geometry of a file, as plain data for recognition, viewer and tests. Lengths in mm. */

export type PartFormat = 'step' | 'brep' | 'iges' | 'stl';

/** Length unit the file declares; geometry is in mm all the same. `unknown`: none declared, numbers taken as mm. */
export type LengthUnit = 'mm' | 'cm' | 'm' | 'um' | 'inch' | 'foot' | 'unknown';

export type Surface =
  /** `normal` points out of the material. */
  | { readonly kind: 'plane'; readonly origin: Vec3; readonly normal: Vec3 }
  | { readonly kind: 'cylinder'; readonly origin: Vec3; readonly axis: Vec3; readonly radius: number }
  /** `radius` at `origin`; it grows along `axis` by tan(`halfAngle`), 0 < halfAngle < 90°, in rad. */
  | {
      readonly kind: 'cone';
      readonly origin: Vec3;
      readonly axis: Vec3;
      readonly radius: number;
      readonly halfAngle: number;
    }
  | { readonly kind: 'sphere'; readonly origin: Vec3; readonly radius: number }
  | {
      readonly kind: 'torus';
      readonly origin: Vec3;
      readonly axis: Vec3;
      readonly majorRadius: number;
      readonly minorRadius: number;
    }
  | { readonly kind: 'freeform' };

export interface Face {
  readonly surface: Surface;
  /** The file wrote a spline and the surface was fitted to it. */
  readonly fitted: boolean;
  readonly area: number;
  /** Curved towards the material's outside: the wall of a hole, an inner rounding. Planes and free forms: false. */
  readonly concave: boolean;
  /** Its triangles in `SolidModel.mesh.triangles`, counted in triangles. */
  readonly firstTriangle: number;
  readonly triangleCount: number;
  /** Colour in the file, "#rrggbb"; absent when the file gives none. */
  readonly colour?: string;
}

export type Convexity = 'convex' | 'concave' | 'smooth';

export interface Edge {
  /** Indices of the two faces it divides; the same twice: a seam; -1: an open border. */
  readonly faces: readonly [number, number];
  readonly convexity: Convexity;
  /** Turn from one outward normal to the other, rad, 0 … π. */
  readonly angle: number;
  readonly curve: 'line' | 'circle' | 'other';
  readonly length: number;
  /** Its polyline in `SolidModel.edgePoints`, counted in points. */
  readonly firstPoint: number;
  readonly pointCount: number;
}

export interface SolidModel {
  readonly name: string | null;
  /** How often the file places this very solid; 1 for a single part. */
  readonly count: number;
  /** Where the other instances stand, as 3×4 row-major matrices applied to the first one. */
  readonly placements: readonly Float64Array[];
  /** false: only a mesh is known (STL, open surfaces), every figure comes from triangles. */
  readonly exact: boolean;
  /** Volume and centre are those of a closed body. */
  readonly closed: boolean;
  readonly volume: number;
  readonly area: number;
  readonly centre: Vec3;
  readonly faces: readonly Face[];
  readonly edges: readonly Edge[];
  readonly mesh: Mesh;
  readonly edgePoints: Float32Array;
  /** Dimensions and tolerances the file holds as data; without them it holds none. */
  readonly pmi?: readonly PmiNote[];
}

/** Remarks of the reader for the user. */
export type ModelNote =
  | 'sewn'
  | 'faces-left'
  | 'open-surfaces'
  | 'not-sewn'
  /** Dimensions are drawn into the model and not held as data. */
  | 'drawn-pmi'
  | 'too-many-solids'
  | 'mesh-only';

export interface PartModel {
  readonly format: PartFormat;
  readonly unit: LengthUnit;
  readonly solids: readonly SolidModel[];
  readonly notes: readonly ModelNote[];
  /** Thread notes that the file holds as text, on no face: "4X M8". */
  readonly threadTexts?: readonly string[];
}
