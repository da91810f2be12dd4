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
  // 100 × 60 × 8: a corner 20 × 15 cut off and a notch 30 × 10 in the other long side, both through.
  'notched-plate': (m) =>
    m.cutAll(m.box([100, 60, 8]), [m.box([21, 16, 10], [-1, -1, -1]), m.box([30, 11, 10], [40, 50, -1])]),
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
};
