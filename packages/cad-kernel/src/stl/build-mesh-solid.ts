import { type Face, type Mesh, type SolidModel, type Vec3, vec3 } from '@truciolo/part';
import { refuse } from '../part-file-error.ts';
import { isClosedMesh } from './is-closed-mesh.ts';

/** Smaller flat regions do not determine the orientation of the part. */
const FLAT_SHARE = 0.005;
const MOST_FLATS = 200;

interface Flat {
  readonly normal: Vec3;
  readonly origin: Vec3;
  area: number;
  readonly triangles: number[];
}

interface Survey {
  readonly volume: number;
  readonly area: number;
  readonly centre: Vec3;
  readonly normals: readonly Vec3[];
  readonly flats: readonly Flat[];
}

const cornerOf = (corners: Float32Array, index: number): Vec3 => [
  corners[index * 3] ?? 0,
  corners[index * 3 + 1] ?? 0,
  corners[index * 3 + 2] ?? 0,
];

/** Volume, area and centre by the tetrahedra over each triangle; triangles of one plane gathered. */
function survey(corners: Float32Array): Survey {
  const flats = new Map<string, Flat>();
  let [volume, area] = [0, 0];
  let moment: Vec3 = [0, 0, 0];
  const normals: Vec3[] = [];
  for (let triangle = 0; triangle < corners.length / 9; triangle++) {
    const [a, b, c] = [0, 1, 2].map((k) => cornerOf(corners, triangle * 3 + k)) as [Vec3, Vec3, Vec3];
    const doubled = vec3.cross(vec3.sub(b, a), vec3.sub(c, a));
    const normal = vec3.unit(doubled);
    normals.push(normal);
    const size = vec3.norm(doubled) / 2;
    const wedge = vec3.dot(a, doubled) / 6;
    area += size;
    volume += wedge;
    moment = vec3.add(moment, vec3.scale(vec3.add(a, vec3.add(b, c)), wedge / 4));
    const key = [...normal, vec3.dot(a, normal) * 0.1].map((value) => Math.round(value * 1000)).join(' ');
    const flat = flats.get(key) ?? { normal, origin: a, area: 0, triangles: [] };
    flats.set(key, flat);
    flat.area += size;
    flat.triangles.push(triangle);
  }
  const centre: Vec3 = volume === 0 ? [0, 0, 0] : vec3.scale(moment, 1 / volume);
  const wide = [...flats.values()].filter((flat) => flat.area > area * FLAT_SHARE);
  wide.sort((a, b) => b.area - a.area);
  return { volume: Math.abs(volume), area, centre, normals, flats: wide.slice(0, MOST_FLATS) };
}

/** A solid that is only a mesh: figures of the triangles, flat regions as planes, the rest free-form. */
export function buildMeshSolid(corners: Float32Array): SolidModel {
  if (corners.some((value) => !Number.isFinite(value))) refuse('unreadable');
  const { volume, area, centre, normals, flats } = survey(corners);
  const flatTriangles = new Set(flats.flatMap(({ triangles }) => triangles));
  const rest = normals.flatMap((_, index) => (flatTriangles.has(index) ? [] : [index]));
  const order = [...flats.flatMap(({ triangles }) => triangles), ...rest];
  return {
    name: null,
    count: 1,
    placements: [],
    exact: false,
    closed: isClosedMesh(corners),
    volume,
    area,
    centre,
    faces: facesOf(flats, rest.length, area),
    edges: [],
    edgePoints: new Float32Array(0),
    mesh: meshOf(corners, normals, order),
  };
}

function meshOf(corners: Float32Array, normals: readonly Vec3[], order: readonly number[]): Mesh {
  const positions = new Float32Array(corners.length);
  const outward = new Float32Array(corners.length);
  order.forEach((triangle, place) => {
    positions.set(corners.subarray(triangle * 9, triangle * 9 + 9), place * 9);
    for (let corner = 0; corner < 3; corner++)
      outward.set(normals[triangle] ?? [0, 0, 0], place * 9 + corner * 3);
  });
  const triangles = Uint32Array.from({ length: order.length * 3 }, (_, index) => index);
  return { positions, normals: outward, triangles };
}

function facesOf(flats: readonly Flat[], rest: number, area: number): Face[] {
  let first = 0;
  const bare = { fitted: false, concave: false };
  const faces: Face[] = flats.map(({ normal, origin, area: size, triangles }) => {
    const surface = { kind: 'plane', origin, normal } as const;
    const face: Face = {
      ...bare,
      surface,
      area: size,
      firstTriangle: first,
      triangleCount: triangles.length,
    };
    first += triangles.length;
    return face;
  });
  if (rest > 0) {
    const left = area - flats.reduce((sum, flat) => sum + flat.area, 0);
    faces.push({
      ...bare,
      surface: { kind: 'freeform' },
      area: left,
      firstTriangle: first,
      triangleCount: rest,
    });
  }
  return faces;
}
