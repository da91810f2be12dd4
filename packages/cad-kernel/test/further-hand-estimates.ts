import { drilled, grid, type HandEstimate, UP } from './hand-estimates.ts';
import { hexagon } from './process-parts.ts';

/**
 * Eight parts of other kinds, by the rules of thumb of the first ten. Further ones: gentle roughing of thin walls 170
 * cm³/min, in layers of four times the wall with a fifth more for the ways; a piece of 30 kg is hoisted in 5 min; the
 * laser cuts 3 mm of steel at 4 m/min, a second a piercing.
 */
export const furtherHandEstimates: readonly HandEstimate[] = [
  {
    // ø28 × 60 and ø20 × 25 off the bar ø30, M10 × 25 in the end, two ø6 across.
    name: 'pin with cross holes',
    material: 'C45',
    build: (m) =>
      m.cutAll(m.fuse(m.cylinder([0, 0, 0], UP, 14, 60), m.cylinder([0, 0, 60], UP, 10, 25)), [
        m.cylinder([0, 0, 60], UP, 4.25, 26),
        m.cylinder([0, -20, 15], [0, 1, 0], 3, 40),
        m.cylinder([0, -20, 45], [0, 1, 0], 3, 40),
      ]),
    minutes: {
      'roughing 15 cm³ at 150': 0.1,
      'finishing 68 cm² and shoulder': 0.25,
      'two faces': 0.15,
      'chamfers, approach': 0.2,
      'centre, ø8.5, M10': 0.3,
      'parting off': 0.15,
      'tools, bar': 0.5,
      'second side: face, chamfer, tools, handling': 0.9,
      '2 × ø6 × 28': 0.35,
      'their edges': 0.2,
      'tools of the mill': 0.4,
      'vice with a vee': 1,
    },
  },
  {
    // An angle 60 × 80 × 100 of 3 mm, bent over 3, four ø9.
    name: 'bent bracket',
    material: 'C45',
    build: (m) => {
      const bend = m.common(
        m.cut(m.cylinder([6, 0, 6], [0, 1, 0], 6, 100), m.cylinder([6, -1, 6], [0, 1, 0], 3, 102)),
        m.box([6, 100, 6]),
      );
      const flat = m.fuse(m.box([54, 100, 3], [6, 0, 0]), m.box([3, 100, 74], [0, 0, 6]));
      return m.cutAll(m.fuse(flat, bend), [
        ...drilled(m, grid([40], [25, 75], -1), UP, 9, 5),
        ...[25, 75].map((y) => m.cylinder([-1, y, 55], [1, 0, 0], 4.5, 5)),
      ]);
    },
    minutes: {
      'laser: 583 mm at 4 m/min': 0.15,
      '5 piercings': 0.08,
      'rapids, head': 0.05,
      'taking out, edges': 0.33,
      'one bend': 0.25,
    },
  },
  {
    // ø45 × 360 between two journals ø35 × 60, out of bar ø50.
    name: 'long shaft',
    material: 'C45',
    build: (m) => m.fuse(m.cylinder([0, 0, 0], UP, 17.5, 480), m.cylinder([0, 0, 60], UP, 22.5, 360)),
    minutes: {
      saw: 1,
      'roughing 254 cm³, gently': 2,
      'finishing 641 cm² and shoulders': 2.2,
      'two faces, two centres': 0.7,
      'chamfers, approach': 0.4,
      tools: 0.5,
      'two chuckings with tailstock, 7 kg': 2.8,
    },
  },
  {
    // 300 × 200 × 20, nominal thickness: forty M6 through and two ø8.
    name: 'plate with forty threads',
    material: '6082',
    threads: { 5: 'M6' },
    build: (m) =>
      m.cutAll(m.box([300, 200, 20]), [
        ...drilled(
          m,
          grid([15, 45, 75, 105, 135, 165, 195, 225, 255, 285], [15, 70, 130, 185], -1),
          UP,
          5,
          22,
        ),
        ...drilled(m, grid([60, 240], [100], -1), UP, 8, 22),
      ]),
    minutes: {
      saw: 0.8,
      'contour 2 × 1000 mm': 1.43,
      '40 × M6': 6,
      '2 × ø8': 0.3,
      'edges above': 0.5,
      '7 tools': 1.2,
      'handling, 3 kg': 1.3,
      'second side: rest of the contour, edges': 1,
      'second side: 42 mouths': 1.05,
      'second side: tools and handling': 1.65,
    },
  },
  {
    // A hexagon 27 × 20 with a shank ø20 × 30 and a bore ø10 through, out of hexagonal bar.
    name: 'hexagon fitting',
    material: 'C45',
    stock: 'Esagono 27 × 52',
    build: (m) =>
      m.cut(m.fuse(hexagon(m, 27, 20), m.cylinder([0, 0, 0], UP, 10, 50)), m.cylinder([0, 0, -1], UP, 5, 52)),
    minutes: {
      'roughing 10 cm³ over corners': 0.1,
      'finishing 22 cm²': 0.1,
      face: 0.1,
      'centre, ø10 × 50': 0.25,
      chamfers: 0.15,
      'parting off': 0.15,
      'tools, bar': 0.52,
      'second side: face, chamfers, tools, handling': 0.9,
    },
  },
  {
    // 200 × 200 × 90, 28 kg: a pocket 120 × 120 × 40 with corners of 10, ø60 through its floor, four ø22.
    name: 'heavy block',
    material: 'C45',
    build: (m) =>
      m.cutAll(m.box([200, 200, 90]), [
        m.roundedBox([120, 120, 41], [40, 40, 50], 10),
        m.cylinder([100, 100, -1], UP, 30, 60),
        ...drilled(m, grid([20, 180], [20, 180], -1), UP, 22, 92),
      ]),
    minutes: {
      'saw 195 cm² at 40': 4.9,
      'hoist at the saw': 3,
      'face, four ways twice': 2.4,
      'sides, three layers and finish': 5.4,
      'pocket 576 cm³ at 80': 7.2,
      'floor 115 cm²': 2.3,
      'walls 480 mm, two layers': 1.6,
      'ø60, 141 cm³ and its wall': 2.7,
      '4 × ø22 × 90': 1.3,
      edges: 1.3,
      '9 tools': 1.5,
      hoist: 5,
      'second side: face, edges, tools, hoist': 8.6,
    },
  },
  {
    // ø120 × 30 with a close bore ø80, out of bar ø125.
    name: 'ring',
    material: 'C45',
    build: (m) => m.cut(m.cylinder([0, 0, 0], UP, 60, 30), m.cylinder([0, 0, -1], UP, 40, 32)),
    minutes: {
      saw: 3.6,
      'drill ø30': 0.3,
      'boring 138 cm³ at 150': 0.92,
      'finishing the bore twice': 0.5,
      'outside 29 cm³ and 113 cm²': 0.6,
      'two faces': 0.9,
      chamfers: 0.3,
      '8 tools': 0.7,
      'two chuckings, 3 kg': 1.3,
    },
  },
  {
    // 200 × 120 × 30: walls and a rib of 1.5, a floor of 2, corners of 4.
    name: 'tray with a rib',
    material: '6082',
    build: (m) =>
      m.cutAll(m.box([200, 120, 30]), [
        m.roundedBox([97.75, 117, 29], [1.5, 1.5, 2], 4),
        m.roundedBox([97.75, 117, 29], [100.75, 1.5, 2], 4),
      ]),
    minutes: {
      saw: 0.8,
      face: 0.4,
      'roughing 640 cm³, gently': 3.7,
      'inner walls 859 mm in five layers': 3.4,
      'outer walls 640 mm in five layers': 2.6,
      'floors 229 cm²': 2.3,
      edges: 0.75,
      '4 tools': 0.7,
      handling: 1.1,
      'second side: face, edges, tools, careful handling': 2.5,
    },
  },
];
