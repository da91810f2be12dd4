import type { Mesh, Vec3 } from '@truciolo/part';
import type { BrepEdge, BrepFace, EdgeRun } from '../brep-text/parse-brep-text.ts';
import { type BorderStep, chainEdges, turnedRound } from './chain-edges.ts';
import { layFlat } from './lay-flat.ts';
import type { FaceSides } from './orient-edge.ts';
import type { FaceMesh } from './read-mesh.ts';
import { triangulateLoops } from './triangulate-loops.ts';

/** The mesh of a shape with the edge data of its text. */
export interface MeshedEdges {
  readonly mesh: Mesh;
  /** By face; one that is not meshed has none. */
  readonly meshes: readonly (FaceMesh | undefined)[];
  readonly edges: readonly BrepEdge[];
}

/** A flat face meshed here: corners and triangles with their own numbers, and its nodes along each edge. */
export interface FilledFace {
  readonly corners: readonly Vec3[];
  readonly normal: Vec3;
  readonly triangles: Uint32Array;
  readonly nodes: ReadonlyMap<BrepEdge, EdgeRun['nodes']>;
}

/** Triangles of a flat face between the nodes that its neighbours have on the common edges; null where that fails. */
export function fillFace(
  known: MeshedEdges,
  sides: FaceSides,
  { surface, wires }: BrepFace,
): FilledFace | null {
  if (surface.kind !== 'plane') return null;
  const corners: Vec3[] = [];
  const nodes = new Map<BrepEdge, readonly number[]>();
  const loops: number[][] = [];
  for (const wire of wires) {
    const chain = chainEdges(wire.flatMap((edge) => known.edges[edge] ?? []));
    const border = chain && againstNeighbours(known, sides, chain);
    if (!border) return null;
    const first = corners.length;
    const vertices = border.map((step) => verticesAlong(known, step));
    const count = vertices.reduce((sum, own) => sum + own.length - 1, 0);
    border.forEach(({ edge, isBackward }, step) => {
      const own = vertices[step] ?? [];
      const from = corners.length - first;
      // The last one is the first of the next edge, round to where the border began.
      const numbers = own.map((_, index) => first + ((from + index) % count));
      nodes.set(edge, isBackward ? numbers.toReversed() : numbers);
      for (const vertex of own.slice(0, -1)) corners.push(positionOf(known.mesh, vertex));
    });
    loops.push(Array.from({ length: count }, (_, index) => first + index));
  }
  const { points, normal } = layFlat(corners, loops, surface.normal);
  const triangles = triangulateLoops(points, loops);
  return triangles && { corners, normal, triangles, nodes };
}

const positionOf = ({ positions }: Mesh, vertex: number): Vec3 => [
  positions[vertex * 3] ?? 0,
  positions[vertex * 3 + 1] ?? 0,
  positions[vertex * 3 + 2] ?? 0,
];

/** The neighbour's vertices along an edge, as the border runs. */
function verticesAlong({ meshes }: MeshedEdges, { edge, isBackward }: BorderStep): readonly number[] {
  const [run] = edge.runs;
  const neighbour = run && meshes[run.face];
  if (!neighbour) return [];
  const vertices = run.nodes.map((node) => node + neighbour.firstVertex);
  return isBackward ? vertices.toReversed() : vertices;
}

/**
 * Two faces traverse their common edge in opposite directions, so the neighbour's triangles give the orientation of
 * this face.
 */
function againstNeighbours(
  known: MeshedEdges,
  sides: FaceSides,
  chain: readonly BorderStep[],
): readonly BorderStep[] | null {
  const isFollowed = chain.map((step) => {
    const [one, other] = verticesAlong(known, step);
    const [run] = step.edge.runs;
    const neighbour = run && known.meshes[run.face];
    if (!neighbour || one === undefined || other === undefined) return undefined;
    const chord = sides.chord(run.face, neighbour, one, other);
    return chord && chord.from === one;
  });
  if (isFollowed.every((follows) => follows === false)) return chain;
  return isFollowed.every((follows) => follows === true) ? turnedRound(chain) : null;
}
