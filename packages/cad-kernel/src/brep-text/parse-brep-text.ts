import type { Surface } from '@truciolo/part';
import { mirrors, multiply, type Placement, placeSurface } from './placement.ts';
import { type CurveKind, readCurve } from './read-curves.ts';
import { readLocations } from './read-locations.ts';
import { readShapes, type ShapeRecord, type SubShape } from './read-shapes.ts';
import { readSurface } from './read-surfaces.ts';
import { TokenStream } from './token-stream.ts';

export interface BrepFace {
  readonly surface: Surface;
  /** It is mirrored (IGES files place cylinders so). */
  readonly isMirrored: boolean;
  /** Its borders, each as numbers of edges in no order. */
  readonly wires: readonly (readonly number[])[];
}

/** The run of an edge over the triangulation of one face: node numbers of that face, from 0. */
export interface EdgeRun {
  readonly face: number;
  readonly nodes: readonly number[];
}

export interface BrepEdge {
  readonly curve: CurveKind;
  /** Numbers of the vertices at its begin and its end, the same twice for a closed one; null where one is missing. */
  readonly ends: readonly [number, number] | null;
  readonly runs: readonly EdgeRun[];
}

interface BrepText {
  /** In the order in which an explorer meets them. */
  readonly faces: readonly BrepFace[];
  readonly edges: readonly BrepEdge[];
}

/**
 * One text holds all of a meshed shape: surfaces with their parameters, who shares which edge, and each edge's
 * nodes in the triangulations of both faces. Read from it, nothing has to be asked handle by handle.
 */
export function parseBrepText(text: string): BrepText {
  const section = (name: string): { count: number; body: string } => {
    const start = text.indexOf(`\n${name} `) + 1;
    if (start === 0) throw new Error(`BREP text without ${name}`);
    const lineEnd = text.indexOf('\n', start);
    const count = Number(text.slice(start + name.length + 1, lineEnd));
    const following = SECTIONS[SECTIONS.indexOf(name) + 1];
    const end = following ? text.indexOf(`\n${following} `, lineEnd) : text.length;
    return { count, body: text.slice(lineEnd + 1, end) };
  };
  const all = <T>(name: string, read: (tokens: TokenStream) => T): T[] => {
    const { count, body } = section(name);
    const tokens = new TokenStream(body);
    return Array.from({ length: count }, () => read(tokens));
  };
  const { count, body } = section('Locations');
  const locations = count === 0 ? [] : readLocations(new TokenStream(body), count);
  const curves = all('Curves', readCurve);
  const polygons = all('PolygonOnTriangulations', readPolygon);
  const surfaces = all('Surfaces', readSurface);
  const shapes = section('TShapes');
  const root = text.trimEnd().split('\n').at(-1) ?? '';
  return walk(readShapes(shapes.body, shapes.count), { locations, curves, polygons, surfaces }, root);
}

const SECTIONS = [
  'Locations',
  'Curve2ds',
  'Curves',
  'Polygon3D',
  'PolygonOnTriangulations',
  'Surfaces',
  'Triangulations',
  'TShapes',
];

function readPolygon(tokens: TokenStream): readonly number[] {
  const nodes = Array.from({ length: tokens.number() }, () => 0);
  for (let index = 0; index < nodes.length; index++) nodes[index] = tokens.number() - 1;
  tokens.skip(2);
  const withParameters = tokens.number();
  if (withParameters === 1) tokens.skip(nodes.length);
  return nodes;
}

interface Tables {
  readonly locations: readonly Placement[];
  readonly curves: readonly CurveKind[];
  readonly polygons: readonly (readonly number[])[];
  readonly surfaces: readonly Surface[];
}

const numbersOf = (line: string | undefined): number[] => (line ?? '').split(/\s+/).map(Number);

function walk(shapes: readonly (ShapeRecord | undefined)[], tables: Tables, root: string): BrepText {
  const faces: BrepFace[] = [];
  /** Number of the shape → number of the edge. */
  const edgeNumbers = new Map<number, number>();
  /** Triangulation number → face. */
  const faceOf = new Map<number, number>();
  const placed = (outer: Placement | undefined, location: number): Placement | undefined => {
    const own = location === 0 ? undefined : tables.locations[location - 1];
    return outer && own ? multiply(outer, own) : (own ?? outer);
  };
  let wires: number[][] = [];
  const visit = (number: number, outer: Placement | undefined): void => {
    const shape = shapes[number];
    if (!shape) throw new Error(`BREP text names shape ${number} before it is written`);
    if (shape.type === 'Ed') {
      const edge = edgeNumbers.get(number) ?? edgeNumbers.size;
      edgeNumbers.set(number, edge);
      wires.at(-1)?.push(edge);
      return;
    }
    if (shape.type === 'Wi') wires.push([]);
    if (shape.type === 'Fa') {
      const [, , surfaceNumber = 0, location = 0] = numbersOf(shape.payload[0]);
      const [kind, triangulation = 0] = numbersOf(shape.payload[1]);
      if (kind === 2) faceOf.set(triangulation, faces.length);
      const surface = tables.surfaces[surfaceNumber - 1] ?? { kind: 'freeform' };
      const placement = placed(outer, location);
      wires = [];
      faces.push({
        surface: placement ? placeSurface(surface, placement) : surface,
        isMirrored: placement !== undefined && mirrors(placement),
        wires,
      });
    }
    for (const child of shape.children) visit(child.shape, placed(outer, child.location));
  };
  const [, rootLocation = 0] = numbersOf(root.trim());
  visit(1, placed(undefined, rootLocation));
  const edges = [...edgeNumbers.keys()].map((number) => readEdge(shapes[number], tables, faceOf));
  return { faces, edges };
}

function readEdge(
  shape: ShapeRecord | undefined,
  tables: Tables,
  faceOf: ReadonlyMap<number, number>,
): BrepEdge {
  let curve: CurveKind = 'other';
  const runs: EdgeRun[] = [];
  const addRun = (polygon: number | undefined, triangulation: number | undefined) => {
    const face = faceOf.get(triangulation ?? 0);
    const nodes = tables.polygons[(polygon ?? 0) - 1];
    if (face !== undefined && nodes) runs.push({ face, nodes });
  };
  for (const line of shape?.payload.slice(1) ?? []) {
    const numbers = numbersOf(line);
    if (numbers[0] === 1) curve = tables.curves[(numbers[1] ?? 0) - 1] ?? 'other';
    else if (numbers[0] === 6) addRun(numbers[1], numbers[2]);
    else if (numbers[0] === 7) {
      addRun(numbers[1], numbers[3]);
      addRun(numbers[2], numbers[3]);
    }
  }
  return { curve, ends: endsOf(shape?.children ?? []), runs };
}

function endsOf(vertices: readonly SubShape[]): BrepEdge['ends'] {
  const begin = vertices.find(({ sign }) => sign === '+');
  const end = vertices.find(({ sign }) => sign === '-');
  return begin && end && vertices.length === 2 ? [begin.shape, end.shape] : null;
}
