import type { Surface } from '@truciolo/part';
import { multiply, type Placement, placeSurface } from './placement.ts';
import { type CurveKind, readCurve } from './read-curves.ts';
import { readLocations } from './read-locations.ts';
import { readShapes, type ShapeRecord } from './read-shapes.ts';
import { readSurface } from './read-surfaces.ts';
import { TokenStream } from './token-stream.ts';

export interface BrepFace {
  readonly surface: Surface;
}

/** The run of an edge over the triangulation of one face: node numbers of that face, from 0. */
export interface EdgeRun {
  readonly face: number;
  readonly nodes: readonly number[];
}

export interface BrepEdge {
  readonly curve: CurveKind;
  readonly runs: readonly EdgeRun[];
}

export interface BrepText {
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
  const edgeShapes = new Set<number>();
  /** Triangulation number → face. */
  const faceOf = new Map<number, number>();
  const placed = (outer: Placement | undefined, location: number): Placement | undefined => {
    const own = location === 0 ? undefined : tables.locations[location - 1];
    return outer && own ? multiply(outer, own) : (own ?? outer);
  };
  const visit = (number: number, outer: Placement | undefined): void => {
    const shape = shapes[number];
    if (!shape) throw new Error(`BREP text names shape ${number} before it is written`);
    if (shape.type === 'Ed') {
      edgeShapes.add(number);
      return;
    }
    if (shape.type === 'Fa') {
      const [, , surfaceNumber = 0, location = 0] = numbersOf(shape.payload[0]);
      const [kind, triangulation = 0] = numbersOf(shape.payload[1]);
      if (kind === 2) faceOf.set(triangulation, faces.length);
      const surface = tables.surfaces[surfaceNumber - 1] ?? { kind: 'freeform' };
      const placement = placed(outer, location);
      faces.push({ surface: placement ? placeSurface(surface, placement) : surface });
    }
    for (const child of shape.children) visit(child.shape, placed(outer, child.location));
  };
  const [, rootLocation = 0] = numbersOf(root.trim());
  visit(1, placed(undefined, rootLocation));
  const edges = [...edgeShapes].map((number) => readEdge(shapes[number]?.payload ?? [], tables, faceOf));
  return { faces, edges };
}

function readEdge(payload: readonly string[], tables: Tables, faceOf: ReadonlyMap<number, number>): BrepEdge {
  let curve: CurveKind = 'other';
  const runs: EdgeRun[] = [];
  const addRun = (polygon: number | undefined, triangulation: number | undefined) => {
    const face = faceOf.get(triangulation ?? 0);
    const nodes = tables.polygons[(polygon ?? 0) - 1];
    if (face !== undefined && nodes) runs.push({ face, nodes });
  };
  for (const line of payload.slice(1)) {
    const numbers = numbersOf(line);
    if (numbers[0] === 1) curve = tables.curves[(numbers[1] ?? 0) - 1] ?? 'other';
    else if (numbers[0] === 6) addRun(numbers[1], numbers[2]);
    else if (numbers[0] === 7) {
      addRun(numbers[1], numbers[3]);
      addRun(numbers[2], numbers[3]);
    }
  }
  return { curve, runs };
}
