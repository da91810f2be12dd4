import { meshDiagonal } from '../geometry/mesh-measures.ts';
import { TriangleTree } from '../geometry/triangle-tree.ts';
import type { Convexity, Edge, Face, SolidModel, Vec3 } from './part-model.ts';

interface Neighbour {
  readonly face: number;
  readonly edge: number;
  readonly convexity: Convexity;
}

/**
 * Lengths closer than this share of the part's diagonal are equal: files, fits and 32-bit meshes are not more precise.
 */
const TOLERANCE_SHARE = 2e-5;

/** A solid with cached values that all recognisers need. */
export class SolidView {
  readonly solid: SolidModel;
  /** Diagonal of the box along the file's axes, mm. */
  readonly size: number;
  readonly tolerance: number;
  readonly neighbours: readonly (readonly Neighbour[])[];
  /** Face of each triangle. */
  readonly faceOfTriangle: Int32Array;
  private lazyTree: TriangleTree | undefined;
  private readonly pointsOf = new Map<number, readonly Vec3[]>();

  constructor(solid: SolidModel) {
    this.solid = solid;
    this.size = meshDiagonal(solid.mesh);
    this.tolerance = this.size * TOLERANCE_SHARE;
    const neighbours: Neighbour[][] = solid.faces.map(() => []);
    solid.edges.forEach(({ faces: [a, b], convexity }, edge) => {
      if (b < 0 || a === b) return;
      neighbours[a]?.push({ face: b, edge, convexity });
      neighbours[b]?.push({ face: a, edge, convexity });
    });
    this.neighbours = neighbours;
    this.faceOfTriangle = new Int32Array(solid.mesh.triangles.length / 3).fill(-1);
    solid.faces.forEach(({ firstTriangle, triangleCount }, index) => {
      this.faceOfTriangle.fill(index, firstTriangle, firstTriangle + triangleCount);
    });
  }

  get tree(): TriangleTree {
    this.lazyTree ??= new TriangleTree(this.solid.mesh);
    return this.lazyTree;
  }

  face(index: number): Face {
    return this.solid.faces[index] as Face;
  }

  edge(index: number): Edge {
    return this.solid.edges[index] as Edge;
  }

  vertex(index: number): Vec3 {
    const { positions } = this.solid.mesh;
    return [positions[index * 3] ?? 0, positions[index * 3 + 1] ?? 0, positions[index * 3 + 2] ?? 0];
  }

  vertexNormal(index: number): Vec3 {
    const { normals } = this.solid.mesh;
    return [normals[index * 3] ?? 0, normals[index * 3 + 1] ?? 0, normals[index * 3 + 2] ?? 0];
  }

  corners(triangle: number): readonly [Vec3, Vec3, Vec3] {
    const { triangles } = this.solid.mesh;
    const at = (corner: number) => this.vertex(triangles[triangle * 3 + corner] ?? 0);
    return [at(0), at(1), at(2)];
  }

  /** The different mesh vertices of a face. */
  facePoints(index: number): readonly Vec3[] {
    const known = this.pointsOf.get(index);
    if (known) return known;
    const { firstTriangle, triangleCount } = this.face(index);
    const used = new Set(
      this.solid.mesh.triangles.subarray(firstTriangle * 3, (firstTriangle + triangleCount) * 3),
    );
    const points = [...used].map((vertex) => this.vertex(vertex));
    this.pointsOf.set(index, points);
    return points;
  }

  edgePolyline(index: number): readonly Vec3[] {
    const { firstPoint, pointCount } = this.edge(index);
    const { edgePoints } = this.solid;
    return Array.from({ length: pointCount }, (_, step) => {
      const at = (firstPoint + step) * 3;
      return [edgePoints[at] ?? 0, edgePoints[at + 1] ?? 0, edgePoints[at + 2] ?? 0] as Vec3;
    });
  }
}
