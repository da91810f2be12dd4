import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byScope } from '../../../../testing/by-scope.ts';
import { triangulateLoops } from './triangulate-loops.ts';

type Point = readonly [number, number];

const areaOf = (loop: readonly Point[]): number =>
  loop.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = loop[(index + 1) % loop.length] as Point;
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

const figure = (borders: readonly (readonly Point[])[]) => {
  let next = 0;
  const loops = borders.map((border) => border.map(() => next++));
  const points = borders.flat();
  const triangles = triangulateLoops(Float64Array.from(points.flat()), loops);
  const corners = Array.from({ length: (triangles?.length ?? 0) / 3 }, (_, triangle) =>
    [0, 1, 2].map((corner) => points[triangles?.[triangle * 3 + corner] ?? 0] as Point),
  );
  return { loops, triangles, areas: corners.map(areaOf) };
};

const polygon = ([x, y]: Point, radius: number, corners: number, turn: number, hand: 1 | -1): Point[] =>
  Array.from({ length: corners }, (_, corner) => {
    const angle = turn + (hand * corner * 2 * Math.PI) / corners;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });

const slotAt = (y: number): Point[] => [
  [1, y - 0.4],
  [1, y + 0.4],
  [58, y + 0.4],
  [58, y - 0.4],
];

test('a square with a square hole', () => {
  const outer: Point[] = [
    [0, 0],
    [4, 0],
    [4, 4],
    [0, 4],
  ];
  const hole: Point[] = [
    [1, 1],
    [1, 3],
    [3, 3],
    [3, 1],
  ];
  expect(figure([outer, hole]).triangles).toHaveLength(8 * 3);
  expect(figure([outer]).areas).toEqual([8, 8]);
});

test('corners on a straight side stay corners: the neighbouring face has them too', () => {
  const outer: Point[] = [
    [0, 0],
    [1, 0],
    [2, 0],
    [4, 0],
    [4, 4],
    [0, 4],
  ];
  expect(figure([outer]).triangles).toHaveLength(4 * 3);
});

test('refuses borders without an area: crossing, touching, reversed, a repeated point, invalid numbers', () => {
  const outer = polygon([0, 0], 10, 6, 0.1, 1);
  const hole = (at: Point) => polygon(at, 3, 8, 0.2, -1);
  expect(figure([outer, hole([9, 0])]).triangles).toBeNull();
  expect(figure([outer, hole([0, 0]), hole([1, 0])]).triangles).toBeNull();
  expect(figure([outer, polygon([0, 0], 3, 8, 0, 1)]).triangles).toBeNull();
  expect(figure([[...outer, outer[0] as Point]]).triangles).toBeNull();
  expect(
    figure([
      [
        [Number.NaN, 0],
        [1, 0],
        [0, 1],
      ],
    ]).triangles,
  ).toBeNull();
  expect(figure([[]]).triangles).toBeNull();
});

test('any figure with holes: the triangles cover it once, and each side of its borders belongs to one of them', () => {
  const cell = fc.record({
    at: fc.tuple(fc.double({ min: -2, max: 2, noNaN: true }), fc.double({ min: -2, max: 2, noNaN: true })),
    radius: fc.double({ min: 0.5, max: 2.5, noNaN: true }),
    corners: fc.integer({ min: 3, max: 24 }),
    turn: fc.double({ min: 0, max: 6.3, noNaN: true }),
  });
  fc.assert(
    fc.property(
      fc.array(fc.option(cell), { minLength: 1, maxLength: 36 }),
      fc.double({ min: 0, max: 6.3, noNaN: true }),
      fc.boolean(),
      fc.boolean(),
      (cells, tilt, isNotched, isSlotted) => {
        const turned = ([x, y]: Point): Point => [
          // Single precision, like a mesh: no two points of a side are exactly in line.
          Math.fround(x * Math.cos(tilt) - y * Math.sin(tilt)),
          Math.fround(x * Math.sin(tilt) + y * Math.cos(tilt)),
        ];
        const notch: Point[] = isNotched
          ? [
              [66, 20],
              [62, 30],
              [64, 58],
            ]
          : [];
        const outer: Point[] = [[-2, -2], [30, -2], [66, -2], ...notch, [66, 66], [-2, 66]];
        const holes = cells.flatMap((hole, index) => {
          if (!hole) return [];
          const middle: Point = [
            5 + (index % 6) * 10 + hole.at[0],
            5 + Math.floor(index / 6) * 10 + hole.at[1],
          ];
          return [polygon(middle, hole.radius, hole.corners, hole.turn, -1)];
        });
        // Long and narrow between the holes: without being forced no triangle would have such a side.
        const slots = isSlotted ? [0, 10, 20, 30, 40, 50].map(slotAt) : [];
        const borders = [outer, ...slots, ...holes].map((border) => border.map(turned));
        const { triangles, areas, loops } = figure(borders);
        expect(triangles).not.toBeNull();
        const area = borders.reduce((sum, border) => sum + areaOf(border), 0);
        expect(Math.abs(areas.reduce((sum, own) => sum + own, 0) / area - 1)).toBeLessThan(1e-9);
        expect(Math.min(...areas)).toBeGreaterThanOrEqual(0);
        const sides = new Map<string, number>();
        triangles?.forEach((from, index) => {
          const side = `${from} ${triangles[index % 3 === 2 ? index - 2 : index + 1]}`;
          sides.set(side, (sides.get(side) ?? 0) + 1);
        });
        for (const loop of loops) {
          loop.forEach((from, index) => {
            expect(sides.get(`${from} ${loop[(index + 1) % loop.length]}`)).toBe(1);
          });
        }
      },
    ),
    { numRuns: byScope(30, 100) },
  );
});
