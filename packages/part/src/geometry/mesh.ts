export interface Mesh {
  /** x, y, z of each vertex, mm. Vertices are not shared between faces. */
  readonly positions: Float32Array;
  /** Unit outward normal of each vertex. */
  readonly normals: Float32Array;
  /** Three vertex indices a triangle, counter-clockwise seen from outside. */
  readonly triangles: Uint32Array;
}
