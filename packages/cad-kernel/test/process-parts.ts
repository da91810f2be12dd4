import type { Vec3 } from '@truciolo/part';
import type { TopoDS_Shape } from 'replicad-opencascadejs';
import type { PartMaker } from './make-parts.ts';

/** A prism with six sides around z, this far across its flats. */
export function hexagon(m: PartMaker, across: number, height: number) {
  const size: Vec3 = [2 * across, 2 * across, height];
  const half = Array.from({ length: 6 }, (_, side) => {
    const block = m.box(size, [across / 2, -across, 0]);
    return m.turn(block, (side * Math.PI) / 3);
  });
  return m.cutAll(m.cylinder([0, 0, 0], [0, 0, 1], across, height), half);
}

/** Parts whose process follows from evidence that is easily overlooked. */
export const processParts: Record<string, (m: PartMaker) => TopoDS_Shape> = {
  // 40 × 40 × 300, walls of 2, a cross of 2 inside: four closed channels; two ø5 holes across one wall.
  'hollow-profile': (m) =>
    m.cutAll(m.box([40, 40, 300]), [
      ...[2, 21].flatMap((x) => [2, 21].map((y) => m.box([17, 17, 302], [x, y, -1]))),
      ...[50, 250].map((z) => m.cylinder([10, -1, z], [0, 1, 0], 2.5, 4)),
    ]),
  // The same 60 long: shorter than two widths, it is a block with windows.
  'short-frame': (m) =>
    m.cutAll(
      m.box([40, 40, 60]),
      [2, 21].flatMap((x) => [2, 21].map((y) => m.box([17, 17, 62], [x, y, -1]))),
    ),
  // 60 × 40 × 30 with a closed room inside it that no tool enters, drained by a ø4 hole.
  'closed-room': (m) =>
    m.cutAll(m.box([60, 40, 30]), [
      m.box([52, 32, 22], [4, 4, 4]),
      m.cylinder([30, 20, -1], [0, 0, 1], 2, 6),
    ]),
  // 100 × 60 × 3 sheet with a pocket 15 × 10, 1.5 deep.
  'sheet-with-pocket': (m) => m.cut(m.box([100, 60, 3]), m.box([15, 10, 2], [30, 20, 1.5])),
  // 60 × 40 × 2 with a rim of 2 around a floor of 1.
  'shallow-tray': (m) => m.cut(m.box([60, 40, 2]), m.box([56, 36, 2], [2, 2, 1])),
  // A square flange 13 × 13 × 3 with a boss ø9 × 9, bored ø4.
  'boss-and-flange': (m) => {
    const flange = m.box([13, 13, 3], [-6.5, -6.5, 0]);
    const body = m.fuse(flange, m.cylinder([0, 0, 3], [0, 0, 1], 4.5, 9));
    return m.cut(body, m.cylinder([0, 0, -1], [0, 0, 1], 2, 14));
  },
  // A hexagon 30 × 16 with the hole of M20.
  'nut-blank': (m) => m.cut(hexagon(m, 30, 16), m.cylinder([0, 0, -1], [0, 0, 1], 8.75, 18)),
  // A square bar 40 × 120 with a journal ø25 × 40.
  'square-journal': (m) =>
    m.fuse(m.box([40, 40, 120], [-20, -20, 0]), m.cylinder([0, 0, 120], [0, 0, 1], 12.5, 40)),
  // A ball ø40 flattened at its foot, with the hole of M8.
  'ball-knob': (m) =>
    m.cutAll(m.sphere([0, 0, 0], 20), [
      m.box([60, 60, 20], [-30, -30, -36]),
      m.cylinder([0, 0, -17], [0, 0, 1], 3.4, 20),
    ]),
  // An angle 50 × 50 × 5, 300 long, two ø11 in each leg.
  'steel-angle': (m) =>
    m.cutAll(m.cut(m.box([50, 50, 300]), m.box([50, 50, 302], [5, 5, -1])), [
      ...[60, 240].map((z) => m.cylinder([30, -1, z], [0, 1, 0], 5.5, 7)),
      ...[60, 240].map((z) => m.cylinder([-1, 30, z], [1, 0, 0], 5.5, 7)),
    ]),
  // 100 × 30 × 150 with thirteen fins of 2.5 on a base of 6, the outer ones of 3.
  'heat-sink': (m) =>
    m.cutAll(
      m.box([100, 150, 30]),
      Array.from({ length: 14 }, (_, index) => m.box([4.5, 152, 25], [3 + index * 7, -1, 6])),
    ),
  // A tube 60 × 40 × 3 with rounded corners, 200 long.
  'square-tube': (m) =>
    m.cut(m.roundedBox([60, 40, 200], [0, 0, 0], 5), m.roundedBox([54, 34, 202], [3, 3, -1], 2)),
  // A slide 80 × 40 × 200 with a T-slot along it: 12 wide at the mouth, 20 × 8 inside.
  'slotted-slide': (m) =>
    m.cutAll(m.box([80, 40, 200]), [m.box([12, 20, 202], [34, 21, -1]), m.box([20, 8, 202], [30, 15, -1])]),
  // A tube ø40 × 3, 400 long, two ø8 across it.
  'drilled-tube': (m) =>
    m.cutAll(m.cylinder([0, 0, 0], [0, 0, 1], 20, 400), [
      m.cylinder([0, 0, -1], [0, 0, 1], 17, 402),
      ...[50, 350].map((z) => m.cylinder([0, -30, z], [0, 1, 0], 4, 60)),
    ]),
  // A head of 30 whose corners are turned down to ø29 at its end, a shank ø18 × 50.
  'chamfered-bolt': (m) =>
    m.fuse(
      m.common(hexagon(m, 30, 14), m.sphere([0, 0, 23.26], 27.4)),
      m.cylinder([0, 0, 14], [0, 0, 1], 9, 50),
    ),
  // ø60 × 40 bored ø30: outside 3.8 × 2.5, in the bore 2.15 × 1, in the end 3.5 × 2 up to ø50.
  'grooved-bush': (m) => {
    const ring = (low: number, high: number, outer: number, inner: number) =>
      m.cut(
        m.cylinder([0, 0, low], [0, 0, 1], outer / 2, high - low),
        m.cylinder([0, 0, low - 1], [0, 0, 1], inner / 2, high - low + 2),
      );
    return m.cutAll(m.cylinder([0, 0, 0], [0, 0, 1], 30, 40), [
      m.cylinder([0, 0, -1], [0, 0, 1], 15, 42),
      ring(18.2, 22, 70, 55),
      ring(30, 32.15, 32, 20),
      ring(38, 41, 50, 43),
    ]);
  },
  // 15 thick: a round end ø50 whose bore is ø20, so that wall and thickness are equal, and one ø40 with ø16.
  lever: (m) =>
    m.cutAll(
      m.fuse(
        m.fuse(m.box([120, 30, 15], [0, -15, 0]), m.cylinder([0, 0, 0], [0, 0, 1], 25, 15)),
        m.cylinder([120, 0, 0], [0, 0, 1], 20, 15),
      ),
      [m.cylinder([0, 0, -1], [0, 0, 1], 10, 17), m.cylinder([120, 0, -1], [0, 0, 1], 8, 17)],
    ),
  // A plate 120 × 80 × 10 with a ring cut through it, whose middle is loose.
  'loose-island': (m) => {
    const ring = m.cut(
      m.cylinder([60, 40, -1], [0, 0, 1], 25, 12),
      m.cylinder([60, 40, -2], [0, 0, 1], 20, 14),
    );
    return m.cut(m.box([120, 80, 10]), ring);
  },
  // 150 × 60 × 8: the letters T, I, H, L engraved 0.5 deep in strokes of 1.2, and again cut through in strokes of 3.
  'engraved-plate': (m) => {
    const letters = (at: number, size: number, stroke: number, low: number, high: number) => {
      const bar = (x: number, y: number, w: number, h: number) => m.box([w, h, high - low], [x, y, low]);
      const [x0, step] = [10, size * 1.4];
      return [
        m.fuse(
          bar(x0, at + size - stroke, size, stroke),
          bar(x0 + size / 2 - stroke / 2, at, stroke, size - stroke / 2),
        ),
        bar(x0 + step + size / 2, at, stroke, size),
        m.fuse(
          m.fuse(bar(x0 + 2 * step, at, stroke, size), bar(x0 + 2 * step + size - stroke, at, stroke, size)),
          bar(x0 + 2 * step + stroke / 2, at + size / 2, size - stroke, stroke),
        ),
        m.fuse(
          bar(x0 + 3 * step, at, stroke, size),
          bar(x0 + 3 * step + stroke / 2, at, size - stroke, stroke),
        ),
      ];
    };
    return m.cutAll(m.box([150, 60, 8]), [...letters(5, 14, 1.2, 7.5, 9), ...letters(30, 22, 3, -1, 9)]);
  },
};
