import type { ToolMaterial } from '../material.ts';

export const drillFamilies = ['solid-drill', 'head-drill', 'insert-drill', 'hss-drill'] as const;
export const millFamilies = [
  'solid-mill',
  'shoulder-mill',
  'face-mill',
  'high-feed-mill',
  'ball-mill',
] as const;
export const turningFamilies = [
  'insert-c',
  'insert-w',
  'insert-d',
  'insert-v',
  'insert-s',
  'insert-t',
  'insert-r',
] as const;

export type DrillFamily = (typeof drillFamilies)[number];
export type MillFamily = (typeof millFamilies)[number];
export type TurningFamily = (typeof turningFamilies)[number];
export type ToolFamily = DrillFamily | MillFamily | TurningFamily;

interface FamilyFacts {
  /** Italian, as a shop asks for it. */
  readonly label: string;
}

interface DrillFacts extends FamilyFacts {
  /** Diameters the family is made in, mm. */
  readonly diameters: readonly [smallest: number, largest: number];
  readonly material: ToolMaterial;
  /** Edges that share the feed: the two inserts of an insert drill each cut half the radius, at full feed. */
  readonly lips: number;
  /** Point angle, degrees. */
  readonly point: number;
  /** Length of the chisel edge against the diameter; 0 where inserts cut to the centre. */
  readonly chisel: number;
  /** Depth it reaches without pecking, in diameters [practice]. */
  readonly reach: number;
}

/** Machinery's Handbook 31, p. 1152: standard points have c/d 0.18; thinned ones lie between that and split 0.03. */
export const drills: Record<DrillFamily, DrillFacts> = {
  'solid-drill': {
    label: 'Punta integrale in metallo duro',
    diameters: [0.1, 25],
    material: 'carbide',
    lips: 2,
    point: 140,
    chisel: 0.13,
    reach: 5,
  },
  'head-drill': {
    label: 'Punta a testina intercambiabile',
    diameters: [6, 41],
    material: 'carbide',
    lips: 2,
    point: 140,
    chisel: 0.13,
    reach: 5,
  },
  'insert-drill': {
    label: 'Punta a inserti',
    diameters: [12, 100],
    material: 'carbide',
    lips: 1,
    point: 180,
    chisel: 0,
    reach: 4,
  },
  'hss-drill': {
    label: 'Punta HSS',
    diameters: [0.1, 100],
    material: 'hss',
    lips: 2,
    point: 118,
    chisel: 0.18,
    reach: 3,
  },
};

interface MillFacts extends FamilyFacts {
  readonly diameters: readonly [smallest: number, largest: number];
  /** Entering angle of its edge, degrees; none for a ball. */
  readonly kapr: number | undefined;
  readonly edge: 'ground' | 'insert';
}

export const mills: Record<MillFamily, MillFacts> = {
  'solid-mill': { label: 'Fresa integrale', diameters: [0.1, 32], kapr: 90, edge: 'ground' },
  'shoulder-mill': {
    label: 'Fresa a inserti per spallamento',
    diameters: [10, 315],
    kapr: 90,
    edge: 'insert',
  },
  'face-mill': { label: 'Fresa a inserti per spianare', diameters: [20, 500], kapr: 45, edge: 'insert' },
  'high-feed-mill': { label: 'Fresa ad alto avanzamento', diameters: [10, 200], kapr: 15, edge: 'insert' },
  'ball-mill': { label: 'Fresa sferica', diameters: [0.1, 50], kapr: undefined, edge: 'ground' },
};

interface TurningInsertFacts extends FamilyFacts {
  /** Entering angle of the usual holder, degrees. */
  readonly kapr: number;
  /**
   * Longest stretch of edge in the cut for the usual size, mm. Sandvik Coromant, Metalcutting Technology: 2/3 l for
   * C and S, 1/2 l for T and D, 1/4 l for W and V, 0.4 iC for R.
   */
  readonly longestCut: number;
  /** Against a C insert: a slender point takes less feed [practice]. */
  readonly feed: number;
}

export const turningInserts: Record<TurningFamily, TurningInsertFacts> = {
  'insert-c': { label: 'Rombico 80° (CNMG 12)', kapr: 95, longestCut: 8.6, feed: 1 },
  'insert-w': { label: 'Trigono 80° (WNMG 08)', kapr: 95, longestCut: 2.2, feed: 1 },
  'insert-d': { label: 'Rombico 55° (DNMG 15)', kapr: 93, longestCut: 7.7, feed: 0.9 },
  'insert-v': { label: 'Rombico 35° (VNMG 16)', kapr: 93, longestCut: 4.1, feed: 0.7 },
  'insert-s': { label: 'Quadro 90° (SNMG 12)', kapr: 75, longestCut: 8.5, feed: 1.1 },
  'insert-t': { label: 'Triangolare 60° (TNMG 16)', kapr: 91, longestCut: 8.2, feed: 0.9 },
  'insert-r': { label: 'Tondo (RCMT 12)', kapr: 45, longestCut: 4.8, feed: 1.1 },
};

export const familyLabels: Record<ToolFamily, string> = Object.fromEntries(
  [...Object.entries(drills), ...Object.entries(mills), ...Object.entries(turningInserts)].map(
    ([family, { label }]) => [family, label],
  ),
) as Record<ToolFamily, string>;
