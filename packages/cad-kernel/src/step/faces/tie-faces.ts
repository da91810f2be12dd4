import type { Face, SolidModel, Vec3 } from '@truciolo/part';
import { move, type Placement } from '../../brep-text/placement.ts';
import { refOf } from '../text/parse-record.ts';
import type { StepText } from '../text/step-text.ts';
import { CornerGrid } from './corner-grid.ts';
import { FaceCorners } from './face-corners.ts';
import type { WrittenSolid } from './written-solids.ts';

/** Below this share of faces that are found again it is another solid. */
const ENOUGH = 0.5;
/** Faces looked at before a solid is taken for another one. */
const GLANCE = 8;

const KINDS: Readonly<Record<string, string>> = {
  PLANE: 'plane',
  CYLINDRICAL_SURFACE: 'cylinder',
  CONICAL_SURFACE: 'cone',
  SPHERICAL_SURFACE: 'sphere',
  TOROIDAL_SURFACE: 'torus',
  DEGENERATE_TOROIDAL_SURFACE: 'torus',
};

/** A solid of the model, and where the file puts what it wrote of it. */
export interface PlacedSolid {
  readonly solid: SolidModel;
  readonly at: Placement;
}

/** Index of the model's face by the number of the written one. */
export type FaceTie = ReadonlyMap<number, number>;

const signature = (kind: string, corners: Iterable<number>): string =>
  `${kind} ${[...new Set(corners)].sort((a, b) => a - b).join(' ')}`;

const kindOf = ({ surface, fitted }: Face): string => (fitted ? 'freeform' : surface.kind);

function cornersOf({ faces, edges, edgePoints }: SolidModel, grid: CornerGrid): readonly number[][] {
  const corners: number[][] = faces.map(() => []);
  const at = (point: number): Vec3 => [
    edgePoints[point * 3] ?? 0,
    edgePoints[point * 3 + 1] ?? 0,
    edgePoints[point * 3 + 2] ?? 0,
  ];
  for (const { faces: sides, firstPoint, pointCount } of edges) {
    if (pointCount < 2) continue;
    const ends = [grid.add(at(firstPoint)), grid.add(at(firstPoint + pointCount - 1))];
    for (const side of sides) corners[side]?.push(...ends);
  }
  return corners;
}

function byName<Item>(items: readonly (readonly [string, Item])[]): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const [name, item] of items) {
    const group = groups.get(name);
    if (group) group.push(item);
    else groups.set(name, [item]);
  }
  return groups;
}

/** The faces of one solid of the model. */
class OwnFaces {
  readonly grid: CornerGrid;
  readonly count: number;
  private readonly solid: SolidModel;
  private readonly named: ReadonlyMap<string, readonly number[]>;

  constructor(solid: SolidModel) {
    this.solid = solid;
    this.count = solid.faces.length;
    this.grid = new CornerGrid(solid);
    const corners = cornersOf(solid, this.grid);
    this.named = byName(
      solid.faces.map((face, index) => [signature(kindOf(face), corners[index] ?? []), index] as const),
    );
  }

  tie(written: readonly WrittenFace[]): Map<number, number> {
    const tie = new Map<number, number>();
    const groups = [...byName(written.map((face) => [face.name, face] as const)).entries()];
    const accept = (faces: readonly WrittenFace[], own: readonly number[] | undefined): boolean => {
      if (own?.length !== faces.length) return false;
      faces.forEach(({ id }, index) => {
        tie.set(id, own[index] as number);
      });
      return true;
    };
    const left = groups.filter(([name, faces]) => !accept(faces, this.named.get(name)));
    if (left.length === 0) return tie;
    // The reader may begin a circle elsewhere: then the written corner is a point of the border all the same.
    const taken = new Set(tie.values());
    const nodes = this.nodesOf(this.solid.faces.flatMap((_, face) => (taken.has(face) ? [] : [face])));
    for (const [, faces] of left) accept(faces, nodes(faces[0] as WrittenFace));
    return tie;
  }

  /** Which of these faces have all corners of a written one among the nodes of their mesh. */
  private nodesOf(faces: readonly number[]): (written: WrittenFace) => readonly number[] {
    const { mesh, faces: all } = this.solid;
    const { positions, triangles } = mesh;
    const grid = new CornerGrid(this.solid);
    const touching: Set<number>[] = [];
    for (const face of faces) {
      const { firstTriangle = 0, triangleCount = 0 } = all[face] ?? {};
      for (const node of new Set(
        triangles.subarray(firstTriangle * 3, (firstTriangle + triangleCount) * 3),
      )) {
        const at = node * 3;
        const number = grid.add([positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0]);
        touching[number] ??= new Set();
        touching[number].add(face);
      }
    }
    return ({ kind, corners }) => {
      const numbers = corners.map((corner) => grid.find(corner));
      if (numbers.length === 0 || numbers.includes(null)) return [];
      const [first, ...others] = (numbers as number[]).map((number) => touching[number]);
      return [...(first ?? [])].filter(
        (face) => kindOf(all[face] as Face) === kind && others.every((set) => set?.has(face)),
      );
    };
  }
}

interface WrittenFace {
  readonly id: number;
  readonly kind: string;
  /** mm, where the file puts them. */
  readonly corners: readonly Vec3[];
  readonly name: string;
}

/**
 * Matches the faces of the model with the written ones. A face is identified by its kind of surface and its corners;
 * equal ones (the two halves of a bore) are matched in the order they are written. A face that was split, dropped or
 * repaired has no match rather than a wrong one.
 */
export class FaceMatcher {
  private readonly step: StepText;
  private readonly corners: FaceCorners;
  /** mm a unit of the text. */
  private readonly scale: number;

  constructor(step: StepText, scale: number) {
    this.step = step;
    this.corners = new FaceCorners(step);
    this.scale = scale;
  }

  /** The written solid of a solid of the model, with the matched faces; null where there is none. */
  match(placed: PlacedSolid, written: readonly WrittenSolid[]): { solid: WrittenSolid; tie: FaceTie } | null {
    const own = new OwnFaces(placed.solid);
    const odd = ({ faces }: WrittenSolid) => Math.abs(faces.length - own.count);
    let best: { solid: WrittenSolid; tie: FaceTie } | null = null;
    for (const solid of [...written].sort((a, b) => odd(a) - odd(b))) {
      const faces = this.facesOf(solid, placed.at, own.grid);
      if (!faces) continue;
      const tie = own.tie(faces);
      if (tie.size >= solid.faces.length * ENOUGH && tie.size > (best?.tie.size ?? 0)) best = { solid, tie };
      if (tie.size === own.count) break;
    }
    return best;
  }

  /** Null where all corners of the first faces lie elsewhere: it is another solid. */
  private facesOf({ faces }: WrittenSolid, at: Placement, grid: CornerGrid): readonly WrittenFace[] | null {
    const read: WrittenFace[] = [];
    let isNear = false;
    for (const id of faces) {
      const kind = this.kind(id);
      const { scale } = this;
      const corners = this.corners.of(id).map(([x, y, z]) => move(at, [x * scale, y * scale, z * scale]));
      const numbers = corners.map((corner) => grid.find(corner));
      isNear ||= numbers.some((number) => number !== null);
      // A corner the model does not have keeps the name from meeting any other.
      read.push({
        id,
        kind,
        corners,
        name: signature(
          kind,
          numbers.map((number) => number ?? -id),
        ),
      });
      if (read.length === GLANCE && !isNear) return null;
    }
    return read;
  }

  private kind(face: number): string {
    const surface = refOf(this.step.part(face, 'ADVANCED_FACE', 'FACE_SURFACE')?.args[2]);
    const [part] = this.step.parts(surface);
    return KINDS[part?.kind ?? ''] ?? 'freeform';
  }
}
