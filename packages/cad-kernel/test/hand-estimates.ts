import type { Vec3 } from '@truciolo/part';
import type { TopoDS_Shape } from 'replicad-opencascadejs';
import type { PartMaker } from './make-parts.ts';

/** A part and the minutes a piece that were added up by hand, before any program had seen it. */
export interface HandEstimate {
  readonly name: string;
  readonly material: 'C45' | '6082';
  readonly build: (m: PartMaker) => TopoDS_Shape;
  readonly minutes: Readonly<Record<string, number>>;
  /** Threads that the drawing of the part names, by the diameter of their holes. */
  readonly threads?: Readonly<Record<number, string>>;
  /** The bar with its sides drawn that the machinist turns the part of, where he does. */
  readonly stock?: string;
}

export const UP: Vec3 = [0, 0, 1];

export const drilled = (m: PartMaker, places: readonly Vec3[], axis: Vec3, diameter: number, depth: number) =>
  places.map((at) => m.cylinder(at, axis, diameter / 2, depth));

const around = (count: number, radius: number, z: number): readonly Vec3[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index * 2 * Math.PI) / count;
    return [radius * Math.cos(angle), radius * Math.sin(angle), z];
  });

export const grid = (xs: readonly number[], ys: readonly number[], z: number): readonly Vec3[] =>
  xs.flatMap((x) => ys.map((y): Vec3 => [x, y, z]));

/**
 * Rules of thumb of the estimates, in a shop with a three-axis centre of 15 kW, a lathe with a bar feeder and a saw.
 * Aluminium: roughing 250 cm³/min, floors 150 cm²/min, walls 1500 mm/min, face mill 3000 mm/min, a hole 2 s to centre, 3 s
 * to drill, 4 s to tap, chamfers 2000 mm/min, saw 150 cm²/min. Steel: 80 cm³/min in a pocket and 100 outside, floors 50
 * cm²/min, walls 600 mm/min, face mill 900 mm/min, a hole 3 + 6 + 6 s, chamfers 1000 mm/min, saw 40 cm²/min. Lathe: 150
 * cm³/min, 300 cm²/min. Tool change with approach 10 s, 5 s on the lathe; handling 1 to 1.5 min, 0.5 in a chuck, 0.5 at
 * the saw. A plate of nominal thickness is not faced; edges are broken in the machine.
 */
export const handEstimates: readonly HandEstimate[] = [
  {
    // 150 × 100 × 15, nominal thickness: eight ø6.6 and four M6, all through.
    name: 'drilled plate',
    material: '6082',
    build: (m) =>
      m.cutAll(m.box([150, 100, 15]), [
        ...drilled(m, grid([15, 55, 95, 135], [12, 88], -1), UP, 6.6, 17),
        ...drilled(m, grid([40, 110], [40, 60], -1), UP, 5, 17),
      ]),
    minutes: {
      saw: 0.6,
      'contour 2 × 500 mm': 0.77,
      '12 holes': 1.27,
      'edges above': 0.25,
      '6 tools': 1,
      handling: 1,
      'second side: rest of the contour, edges, 12 mouths': 1,
      'second side: tools and handling': 1.5,
    },
  },
  {
    // 100 × 80 × 38 with a pocket 70 × 50 × 25, corners of 6, and four M8 blind.
    name: 'block with a pocket',
    material: 'C45',
    build: (m) =>
      m.cutAll(m.box([100, 80, 38]), [
        m.roundedBox([70, 50, 26], [15, 15, 13], 6),
        ...drilled(m, grid([7.5, 92.5], [7.5, 72.5], 18), UP, 6.8, 21),
      ]),
    minutes: {
      saw: 1.4,
      face: 0.75,
      'sides, two layers': 1.8,
      'pocket 86 cm³ at 80, ramp': 1.3,
      'floor 35 cm²': 0.7,
      'walls 240 mm, two layers': 1,
      '4 × M8': 1,
      edges: 0.6,
      '8 tools': 1.3,
      handling: 1.2,
      'second side: face, edges, tools, handling': 2.7,
    },
  },
  {
    // ø40 × 60, ø30 × 50, ø20 × 30, out of bar ø45.
    name: 'stepped shaft',
    material: 'C45',
    build: (m) =>
      m.fuse(
        m.fuse(m.cylinder([0, 0, 0], UP, 20, 60), m.cylinder([0, 0, 60], UP, 15, 50)),
        m.cylinder([0, 0, 110], UP, 10, 30),
      ),
    minutes: {
      'roughing 107 cm³ at 150': 0.71,
      'finishing 141 cm² and shoulders': 0.5,
      'two faces': 0.3,
      'chamfers, approach': 0.3,
      'tools, parting off, bar': 0.6,
      'second side: face, chamfer, tools, handling': 1,
    },
  },
  {
    // Flange ø90 × 15 with a hub ø50 × 45, bore ø30, six ø9 on ø70; out of bar ø95.
    name: 'flanged bush',
    material: 'C45',
    build: (m) =>
      m.cutAll(m.fuse(m.cylinder([0, 0, 0], UP, 45, 15), m.cylinder([0, 0, 0], UP, 25, 60)), [
        m.cylinder([0, 0, -1], UP, 15, 62),
        ...drilled(m, around(6, 35, -1), UP, 9, 17),
      ]),
    minutes: {
      saw: 2.3,
      'roughing 255 cm³ at 150': 1.7,
      'drill ø28 × 60': 0.35,
      'bore ø30': 0.5,
      'finishing 220 cm²': 0.75,
      'two faces': 0.7,
      'lathe tools': 0.7,
      'two chuckings': 1.2,
      '6 × ø9, tools, handling': 2.4,
    },
  },
  {
    // 120 × 80 × 38, walls of 2, a floor of 3, corners of 5.
    name: 'thin-walled box',
    material: '6082',
    build: (m) => m.cut(m.box([120, 80, 38]), m.roundedBox([116, 76, 36], [2, 2, 3], 5)),
    minutes: {
      saw: 0.6,
      face: 0.25,
      'roughing 308 cm³, gently': 1.8,
      'inner walls in four layers': 1.3,
      'outer walls in four layers': 1.3,
      'floor 88 cm²': 0.9,
      edges: 0.3,
      '4 tools': 0.7,
      handling: 1,
      'second side: face, edges, tools, careful handling': 2.1,
    },
  },
  {
    // 200 × 150 × 58 with a pocket 170 × 120 × 48, corners of 8, ten M6 in the rim, a ø20 bore through both short walls.
    name: 'housing',
    material: '6082',
    build: (m) =>
      m.cutAll(m.box([200, 150, 58]), [
        m.roundedBox([170, 120, 49], [15, 15, 10], 8),
        ...drilled(m, grid([7.5, 54, 100, 146, 192.5], [7.5, 142.5], 43), UP, 5, 16),
        m.cylinder([-1, 75, 34], [1, 0, 0], 10, 202),
      ]),
    minutes: {
      saw: 1.1,
      'pocket 976 cm³ at 250': 3.9,
      'floor 204 cm²': 1.4,
      'walls 580 mm, two layers': 0.8,
      'face, four ways twice': 0.75,
      'sides 700 mm, four times': 1.9,
      '10 × M6': 1.5,
      edges: 0.65,
      '7 tools': 1.2,
      handling: 1.5,
      'second side': 2.95,
      'side bores': 2.5,
    },
  },
  {
    // ø10 × 18, ø6 × 12, off the bar.
    name: 'small pin',
    material: 'C45',
    build: (m) => m.fuse(m.cylinder([0, 0, 0], UP, 5, 18), m.cylinder([0, 0, 18], UP, 3, 12)),
    minutes: { cutting: 0.25, 'parting off': 0.05, tools: 0.25, 'bar and rapids': 0.25 },
  },
  {
    // ø40 × 80, ø10 across it, a keyway 10 × 5 × 30 a quarter turn away.
    name: 'keyed shaft',
    material: 'C45',
    build: (m) =>
      m.cutAll(m.cylinder([0, 0, 0], UP, 20, 80), [
        m.cylinder([0, -25, 20], [0, 1, 0], 5, 50),
        m.box([6, 10, 30], [15, -5, 45]),
      ]),
    minutes: {
      'turning from the bar': 1.5,
      'second side': 1,
      keyway: 0.65,
      'cross hole': 0.25,
      'tools of the mill': 0.5,
      'two clampings': 2,
    },
  },
  {
    // 80 × 80 × 20 with a dome 15 high over it (a sphere of 55.63).
    name: 'dome',
    material: '6082',
    build: (m) => {
      const radius = (38 ** 2 + 15 ** 2) / 30;
      const cap = m.common(m.sphere([40, 40, 35 - radius], radius), m.box([80, 80, 20], [0, 0, 20]));
      return m.fuse(m.box([80, 80, 20]), cap);
    },
    minutes: {
      saw: 0.7,
      'roughing in steps': 0.8,
      'semi-finishing': 1,
      'ball ø10, lines of 0.63 at 2000 mm/min over 52 cm²': 4.2,
      'flat around it': 0.2,
      sides: 0.45,
      edges: 0.15,
      '4 tools': 0.7,
      handling: 1,
      'second side': 1.7,
    },
  },
  {
    // 80 × 60 × 60 out of square bar: four M10 from above, two M10 from a side, a ø12 lengthwise.
    name: 'manifold',
    material: 'C45',
    build: (m) =>
      m.cutAll(m.box([80, 60, 60]), [
        ...drilled(m, grid([15, 65], [15, 45], 35), UP, 8.5, 26),
        ...drilled(
          m,
          [
            [30, -1, 20],
            [50, -1, 20],
          ],
          [0, 1, 0],
          8.5,
          26,
        ),
        m.cylinder([-1, 30, 30], [1, 0, 0], 6, 82),
      ]),
    minutes: {
      saw: 1.55,
      'six sides': 1.9,
      '6 × M10': 1.8,
      'ø12 × 80': 0.35,
      edges: 0.8,
      'four clampings': 4.8,
      '13 tools': 2.2,
    },
  },
];
