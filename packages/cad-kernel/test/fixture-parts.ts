import type { TopoDS_Shape } from 'replicad-opencascadejs';
import type { PartMaker } from './make-parts.ts';

/** Parts whose models stand as JSON in packages/part/test/fixtures, so that recognition is tested without the kernel. */
export const fixtureParts: Record<string, (m: PartMaker) => TopoDS_Shape> = {
  // 80 × 50 × 20: two ø8 through, one ø6 through with counterbore ø11 × 6, one ø5 blind 12 deep.
  'drilled-plate': (m) => {
    let plate = m.box([80, 50, 20]);
    for (const x of [15, 65]) plate = m.cut(plate, m.cylinder([x, 10, -1], [0, 0, 1], 4, 22));
    plate = m.cut(plate, m.cylinder([40, 25, -1], [0, 0, 1], 3, 22));
    plate = m.cut(plate, m.cylinder([40, 25, 14], [0, 0, 1], 5.5, 7));
    return m.cut(plate, m.cylinder([15, 40, 8], [0, 0, 1], 2.5, 13));
  },
  // ø40 × 60, ø25 × 40 behind it, bore ø12 through.
  'stepped-shaft': (m) => {
    const body = m.fuse(
      m.cylinder([0, 0, 0], [0, 0, 1], 20, 60),
      m.cylinder([0, 0, 60], [0, 0, 1], 12.5, 40),
    );
    return m.cut(body, m.cylinder([0, 0, -1], [0, 0, 1], 6, 102));
  },
  // 100 × 60 × 30: closed pocket 30 × 20 × 10 with sharp corners, obround slot 10 wide and 8 deep, open slot 12 wide, tilted.
  'pocketed-block': (m) => {
    let block = m.box([100, 60, 30]);
    block = m.cut(block, m.box([30, 20, 11], [10, 20, 20]));
    const slot = m.fuse(m.box([20, 10, 9], [55, 10, 22]), m.cylinder([55, 15, 22], [0, 0, 1], 5, 9));
    block = m.cut(block, m.fuse(slot, m.cylinder([75, 15, 22], [0, 0, 1], 5, 9)));
    return m.tilt(m.cut(block, m.box([12, 62, 11], [84, -1, 20])), 0.4, 1.1);
  },
  // 50 × 50 × 12 with a ring groove ø20 / ø30 × 5: its outer wall is round and hollow, and no hole.
  'ring-groove': (m) => {
    const ring = m.cut(m.cylinder([25, 25, 7], [0, 0, 1], 15, 6), m.cylinder([25, 25, 6], [0, 0, 1], 10, 8));
    return m.cut(m.box([50, 50, 12]), ring);
  },
  // 100 × 60 × 8: a corner 20 × 15 cut off, a notch 30 × 10 and a slot 6 × 20 in the long sides, all through.
  'notched-plate': (m) =>
    m.cutAll(m.box([100, 60, 8]), [
      m.box([21, 16, 10], [-1, -1, -1]),
      m.box([30, 11, 10], [40, 50, -1]),
      m.box([6, 21, 10], [80, -1, -1]),
    ]),
  // ø40 × 10 on a hub ø20 × 25 with a ø8 bore: 12 half-round gaps of r 3 around it.
  'toothed-wheel': (m) => {
    const gaps = Array.from({ length: 12 }, (_, index) => {
      const angle = (index * Math.PI) / 6;
      return m.cylinder([20 * Math.cos(angle), 20 * Math.sin(angle), -1], [0, 0, 1], 3, 12);
    });
    const wheel = m.cutAll(m.cylinder([0, 0, 0], [0, 0, 1], 20, 10), gaps);
    const body = m.fuse(wheel, m.cylinder([0, 0, 0], [0, 0, 1], 10, 25));
    return m.cut(body, m.cylinder([0, 0, -1], [0, 0, 1], 4, 27));
  },
  // 60 × 40 × 10 with a round boss ø20 × 10 that reaches over its long side.
  'boss-over-edge': (m) => m.fuse(m.box([60, 40, 10]), m.cylinder([30, 36, 0], [0, 0, 1], 10, 20)),
  // 80 × 40 × 12: a ø20 bore with a keyway 6 × 3, and one into which a slot 6 × 6 breaks from the end of the plate.
  'keyed-bores': (m) => {
    const bores = [20, 60].map((x) => m.cylinder([x, 20, -1], [0, 0, 1], 10, 14));
    const slot = m.box([25, 6, 6], [60, 17, 3]);
    return m.cutAll(m.box([80, 40, 12]), [...bores, m.box([6, 13, 14], [17, 20, -1]), slot]);
  },
  // 60 × 40 × 30: a ø5 hole across a ø14 one.
  'crossing-holes': (m) => {
    const block = m.cut(m.box([60, 40, 30]), m.cylinder([-1, 20, 15], [1, 0, 0], 7, 62));
    return m.cut(block, m.cylinder([30, 20, -1], [0, 0, 1], 2.5, 32));
  },
  // 60 × 40 × 30 with a T-slot: 10 wide down to 8, then 22 wide and 6 high; a groove 4 × 3 round one corner below it.
  't-slot': (m) => {
    const block = m.cutAll(m.box([60, 40, 30]), [
      m.box([62, 10, 10], [-1, 15, 22]),
      m.box([62, 22, 6], [-1, 9, 16]),
    ]);
    return m.cut(block, m.cut(m.box([70, 50, 4], [-5, -5, 4]), m.box([70, 50, 6], [3, 3, 3])));
  },
  // U of 3 mm sheet with inner bends of 4 mm: two coaxial ø10 holes, one in each wall.
  'bent-sheet': (m) => {
    const outer = m.fuse(
      m.fuse(m.box([46, 50, 33], [0, 0, 7]), m.box([32, 50, 20], [7, 0, 0])),
      m.fuse(m.cylinder([7, 0, 7], [0, 1, 0], 7, 50), m.cylinder([39, 0, 7], [0, 1, 0], 7, 50)),
    );
    const inner = m.fuse(
      m.fuse(m.box([40, 52, 40], [3, -1, 7]), m.box([32, 52, 20], [7, -1, 3])),
      m.fuse(m.cylinder([7, -1, 7], [0, 1, 0], 4, 52), m.cylinder([39, -1, 7], [0, 1, 0], 4, 52)),
    );
    return m.cut(m.cut(outer, inner), m.cylinder([-1, 25, 25], [1, 0, 0], 5, 48));
  },
  // 30 × 30 × 100 bar: T-slots 6 wide at the mouth, 12 × 3 inside, in all four sides, and a ø5 hole along it.
  'slotted-profile': (m) =>
    m.cutAll(m.box([30, 30, 100]), [
      m.box([6, 4, 102], [12, -1, -1]),
      m.box([12, 3, 102], [9, 2, -1]),
      m.box([6, 4, 102], [12, 27, -1]),
      m.box([12, 3, 102], [9, 25, -1]),
      m.box([4, 6, 102], [-1, 12, -1]),
      m.box([3, 12, 102], [2, 9, -1]),
      m.box([4, 6, 102], [27, 12, -1]),
      m.box([3, 12, 102], [25, 9, -1]),
      m.cylinder([15, 15, -1], [0, 0, 1], 2.5, 102),
    ]),
  // 40 × 30 × 8: a through hole ø6 with the roof of a printed one, a ledge 3 × 2 along one side.
  'teardrop-plate': (m) => {
    const drop = m.fuse(
      m.cylinder([7, -3, -1], [0, 0, 1], 3, 10),
      m.tilt(m.box([3, 3, 10], [7, -3, -1]), Math.PI / 4, 0),
    );
    return m.cutAll(m.box([40, 30, 8], [-13, -18, 0]), [drop, m.box([40, 3, 2], [-13, 9, 6])]);
  },
  // 40 × 40 × 60: one upright edge broken at 45°, 5 wide.
  'broken-edge': (m) =>
    m.cut(m.box([40, 40, 60], [7, -3, 0]), m.tilt(m.box([22.5, 30, 62], [-13, -18, -1]), Math.PI / 4, 0)),
  // ø80 × 12 with a ø40 bore that opens downwards in a radius of 8.
  'flared-bore': (m) => {
    const mouth = m.cut(m.cylinder([0, 0, 0], [0, 0, 1], 28, 8), m.torus([0, 0, 8], 28, 8));
    return m.cutAll(m.cylinder([0, 0, 0], [0, 0, 1], 40, 12), [
      m.cylinder([0, 0, -1], [0, 0, 1], 20, 14),
      mouth,
    ]);
  },
  // ø40 × 80 with a ø10 hole across it and a keyway 10 × 5 × 30 a quarter turn away from the hole.
  'cross-drilled-shaft': (m) =>
    m.cutAll(m.cylinder([0, 0, 0], [0, 0, 1], 20, 80), [
      m.cylinder([0, -25, 20], [0, 1, 0], 5, 50),
      m.box([6, 10, 30], [15, -5, 45]),
    ]),
  // 60 × 40 × 30 with a ø8 hole through it, 30° off the upright.
  'oblique-hole': (m) =>
    m.cut(m.box([60, 40, 30]), m.cylinder([10, 20, -20], [0.5, 0, Math.sqrt(0.75)], 4, 80)),
  // Open box 120 × 80 × 40: walls of 1,2, a floor of 2, four ø5 holes in the floor and one ø8 in a short wall.
  'thin-box': (m) =>
    m.cutAll(m.box([120, 80, 40]), [
      m.box([117.6, 77.6, 40], [1.2, 1.2, 2]),
      ...[20, 100].flatMap((x) => [20, 60].map((y) => m.cylinder([x, y, -1], [0, 0, 1], 2.5, 4))),
      m.cylinder([-1, 40, 20], [1, 0, 0], 4, 4),
    ]),
  // U of 120 × 40 × 60: a ø10 hole in its high wall with a counterbore ø20 × 8 from within, split in two halves; the
  // lower wall across is in front of one of them.
  'half-hidden-counterbore': (m) => {
    const bore = m.cylinder([12, 20, 40], [1, 0, 0], 10, 8);
    const half = m.box([8, 40, 20], [12, 0, 40]);
    return m.cutAll(
      m.cut(m.cut(m.box([120, 40, 60]), m.box([60, 42, 50], [20, -1, 15])), m.cut(bore, half)),
      [
        m.cut(bore, m.cut(bore, half)),
        m.cylinder([-1, 20, 40], [1, 0, 0], 5, 22),
        m.box([42, 42, 22], [79, -1, 39]),
      ],
    );
  },
};
