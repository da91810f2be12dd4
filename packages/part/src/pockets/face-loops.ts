import { distance, dot, frame } from '../geometry/vec3.ts';
import type { Vec3 } from '../model/part-model.ts';
import type { SolidView } from '../model/solid-view.ts';

interface Loop {
  readonly edges: readonly number[];
  /** Area it encloses in the plane of the face, mm². */
  readonly area: number;
}

/** The closed runs of edges around a plane face, the outer one first. */
export function faceLoops(view: SolidView, face: number, edgesOf: readonly number[]): readonly Loop[] {
  const { surface } = view.face(face);
  if (surface.kind !== 'plane') return [];
  const lines = new Map(edgesOf.map((edge) => [edge, view.edgePolyline(edge)] as const));
  const rest = new Set(edgesOf);
  const loops: Loop[] = [];
  const near = view.tolerance * 2;
  const [x, y] = frame(surface.normal);
  for (const first of edgesOf) {
    if (!rest.delete(first)) continue;
    const chain = [...(lines.get(first) as readonly Vec3[])];
    const edges = [first];
    for (let grown = true; grown; ) {
      grown = false;
      const end = chain.at(-1) as Vec3;
      // Closed: a plate has a thousand rims of one edge each, and none of them looks for the next.
      if (view.edge(first).length > near * 4 && distance(chain[0] as Vec3, end) <= near) break;
      for (const edge of rest) {
        const line = lines.get(edge) as readonly Vec3[];
        const forward = distance(line[0] as Vec3, end) <= near;
        if (!forward && distance(line.at(-1) as Vec3, end) > near) continue;
        chain.push(...(forward ? line : [...line].reverse()).slice(1));
        edges.push(edge);
        rest.delete(edge);
        grown = true;
        break;
      }
    }
    const area = chain.reduce((sum, point, index) => {
      const next = chain[(index + 1) % chain.length] as Vec3;
      return sum + dot(point, x) * dot(next, y) - dot(next, x) * dot(point, y);
    }, 0);
    loops.push({ edges, area: Math.abs(area) / 2 });
  }
  return loops.sort((a, b) => b.area - a.area);
}
