import type { Vec3 } from '@truciolo/part';
import type { TopoDS_Shape } from 'replicad-opencascadejs';
import type { PartMaker } from './make-parts.ts';

/** Numbers in [0, 1) that a seed repeats (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface KnownHole {
  readonly diameter: number;
  readonly depth: number;
  readonly through: boolean;
}

export interface KnownPart {
  readonly size: Vec3;
  readonly holes: readonly KnownHole[];
  readonly pockets: number;
  readonly tilt: readonly [number, number];
}

interface Bore extends KnownHole {
  /** Axis 0, 1, 2 and where it pierces the plane across it. */
  readonly axis: 0 | 1 | 2;
  readonly at: readonly [number, number];
}

const others = (axis: number): readonly [number, number] =>
  axis === 0 ? [1, 2] : axis === 1 ? [0, 2] : [0, 1];

/**
 * Two bores disturb each other in a way that has no single right reading: openings that overlap, a blind bottom in
 * or near another bore, or walls that barely touch. Bores that cross well inside are wanted.
 */
function clash(a: Bore, b: Bore): boolean {
  const reach = (a.diameter + b.diameter) / 2;
  if (a.axis === b.axis) return Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1]) < reach + 2;
  const shared = ([0, 1, 2] as const).find((axis) => axis !== a.axis && axis !== b.axis) as number;
  const place = (bore: Bore) => bore.at[others(bore.axis).indexOf(shared)] as number;
  const gap = Math.abs(place(a) - place(b));
  if (gap > reach + 1) return false;
  return !a.through || !b.through || Math.abs(gap - reach) < 0.15 * Math.min(a.diameter, b.diameter);
}

/** A block with bores that may cross, and pockets beside them: its features are known by construction. */
export function randomPart(random: () => number): {
  known: KnownPart;
  build: (maker: PartMaker) => TopoDS_Shape;
} {
  const between = (low: number, high: number) => low + random() * (high - low);
  const size: Vec3 = [between(120, 180), between(60, 90), between(40, 60)];
  const pocketRoom = 45;
  const bores: Bore[] = [];
  for (let attempt = 0; attempt < 12 && bores.length < 7; attempt++) {
    const axis = Math.floor(random() * 3) as 0 | 1 | 2;
    const diameter = Math.round(between(3, 14) * 10) / 10;
    const through = axis === 0 || random() < 0.6;
    const [u, v] = others(axis);
    const edge = diameter / 2 + 3;
    // Pockets stand in the last millimetres of x and go down to the middle: bores along x pass below them.
    const low = (k: number) => (k === 0 ? edge : edge);
    const high = (k: number) =>
      k === 0
        ? size[0] - pocketRoom - edge
        : axis === 0 && k === 2
          ? size[2] / 2 - edge
          : (size[k] as number) - edge;
    if (high(u) <= low(u) || high(v) <= low(v)) continue;
    const at = [between(low(u), high(u)), between(low(v), high(v))] as const;
    const full = size[axis];
    const depth = through ? full : Math.round(between(0.2, 0.45) * full * 10) / 10;
    const bore: Bore = { axis, at, diameter, depth, through };
    if (!bores.some((other) => clash(bore, other))) bores.push(bore);
  }
  const pockets = Math.floor(random() * 3);
  const tilt = [between(0, 3), between(0, 3)] as const;
  const build = (maker: PartMaker) => {
    let shape = maker.box(size);
    for (const { axis, at, diameter, depth, through } of bores) {
      const start: [number, number, number] = [0, 0, 0];
      const [u, v] = others(axis);
      start[u] = at[0];
      start[v] = at[1];
      start[axis] = -1;
      const direction = [0, 1, 2].map((k) => (k === axis ? 1 : 0)) as unknown as Vec3;
      shape = maker.cut(shape, maker.cylinder(start, direction, diameter / 2, depth + (through ? 2 : 1)));
    }
    const half = size[1] / 2;
    for (let pocket = 0; pocket < pockets; pocket++) {
      const corner: Vec3 = [size[0] - pocketRoom + 5, pocket * half + 6, size[2] * 0.6];
      shape = maker.cut(shape, maker.box([32, half - 12, size[2]], corner));
    }
    return maker.tilt(shape, ...tilt);
  };
  return { known: { size, holes: bores, pockets, tilt }, build };
}
