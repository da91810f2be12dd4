import { expect, it } from 'vitest';
import type { Drawing } from './drawing.ts';
import { readDxf } from './read-dxf.ts';
import { toPathData } from './to-path-data.ts';

/** Groups as a file has them: code, value, code, value… */
const lines = (...pairs: readonly (string | number)[]) => pairs.join('\r\n');
const section = (name: string, ...inside: readonly string[]) =>
  [lines(0, 'SECTION', 2, name), ...inside, lines(0, 'ENDSEC')].join('\r\n');
const file = (...sections: readonly string[]) => [...sections, lines(0, 'EOF'), ''].join('\r\n');
const entities = (...inside: readonly string[]) => file(section('ENTITIES', ...inside));

function drawn(text: string): Drawing {
  const read = readDxf(text);
  if (read.kind !== 'drawing') throw new Error(read.reason);
  return read.drawing;
}

const line = lines(0, 'LINE', 8, '0', 10, 0, 20, 0, 11, 120, 21, 80);

it('reads a line and its size', () => {
  const { lines: found, size, unit } = drawn(entities(line));
  expect(toPathData(found)).toBe('M0 0L120 -80');
  expect([size, unit]).toEqual([{ width: 120, height: 80 }, null]);
});

it('converts inches to mm', () => {
  const header = section('HEADER', lines(9, '$INSUNITS', 70, 1));
  const { size, unit } = drawn(file(header, section('ENTITIES', line)));
  expect([size.width, size.height, unit]).toEqual([120 * 25.4, 80 * 25.4, 'in']);
});

it.each([
  // name, entity, width, height
  ['a circle', lines(0, 'CIRCLE', 10, 5, 20, 5, 40, 10), 20, 20],
  ['a quarter', lines(0, 'ARC', 10, 0, 20, 0, 40, 10, 50, 0, 51, 90), 10, 10],
  ['an arc over the start of the turn', lines(0, 'ARC', 10, 0, 20, 0, 40, 10, 50, 270, 51, 90), 10, 20],
  // Two halves of a circle of diameter 20: a slot of 50 × 20.
  [
    'a slot of bulges',
    lines(
      ...[0, 'LWPOLYLINE', 90, 4, 70, 1, 10, 0, 20, 0, 10, 30, 20, 0, 42, 1],
      ...[10, 30, 20, 20, 10, 0, 20, 20, 42, 1],
    ),
    50,
    20,
  ],
  [
    'an old polyline',
    lines(
      ...[0, 'POLYLINE', 66, 1, 70, 0, 0, 'VERTEX', 10, 0, 20, 0, 42, -1],
      ...[0, 'VERTEX', 10, 20, 20, 0, 0, 'SEQEND'],
    ),
    20,
    10,
  ],
  ['an ellipse', lines(0, 'ELLIPSE', 10, 0, 20, 0, 11, 0, 21, 15, 40, 0.5), 15, 30],
  // The quarter of a circle as a rational curve of degree 2 (Piegl and Tiller, The NURBS Book, 7.3).
  [
    'a rational spline',
    lines(
      ...[0, 'SPLINE', 71, 2, 40, 0, 40, 0, 40, 0, 40, 1, 40, 1, 40, 1, 41, 1, 41, Math.SQRT1_2, 41, 1],
      ...[10, 10, 20, 0, 10, 10, 20, 10, 10, 0, 20, 10],
    ),
    10,
    10,
  ],
  ['an arc on the back of the plane', lines(0, 'ARC', 10, 0, 20, 0, 40, 10, 50, 0, 51, 90, 230, -1), 10, 10],
])('knows the size of %s', (_, entity, width, height) => {
  const { size } = drawn(entities(entity));
  expect(size.width).toBeCloseTo(width, 6);
  expect(size.height).toBeCloseTo(height, 6);
});

it('keeps every point of a rational quarter on its circle', () => {
  const spline = lines(
    ...[0, 'SPLINE', 71, 2, 40, 0, 40, 0, 40, 0, 40, 1, 40, 1, 40, 1, 41, 1, 41, Math.SQRT1_2, 41, 1],
    ...[10, 10, 20, 0, 10, 10, 20, 10, 10, 0, 20, 10],
  );
  for (const { x, y } of drawn(entities(spline)).lines[0]?.points ?? []) {
    expect(Math.hypot(x, y)).toBeCloseTo(10, 9);
  }
});

it('flips an arc on the back of the plane', () => {
  const arc = lines(0, 'ARC', 10, 0, 20, 0, 40, 10, 50, 0, 51, 90, 230, -1);
  expect(drawn(entities(arc)).bounds.minX).toBeCloseTo(-10, 6);
});

const hole = section(
  'BLOCKS',
  lines(0, 'BLOCK', 2, 'FORO', 10, 1, 20, 1),
  lines(0, 'CIRCLE', 10, 1, 20, 1, 40, 2),
  lines(0, 'ENDBLK'),
  lines(0, 'BLOCK', 2, 'CERCHIO', 10, 0, 20, 0),
  lines(0, 'INSERT', 2, 'FORO', 10, 10, 20, 0),
  lines(0, 'INSERT', 2, 'CERCHIO', 10, 0, 20, 0),
  lines(0, 'ENDBLK'),
);

it('places nested blocks, rotated, scaled and in rows, and survives one that contains itself', () => {
  const grid = lines(0, 'INSERT', 2, 'FORO', 10, 0, 20, 0, 70, 3, 71, 2, 44, 10, 45, 20);
  expect(drawn(file(hole, section('ENTITIES', grid))).size).toEqual({ width: 24, height: 24 });
  const turned = lines(0, 'INSERT', 2, 'CERCHIO', 10, 0, 20, 0, 41, 2, 42, 2, 50, 90);
  const { bounds, lines: circles } = drawn(file(hole, section('ENTITIES', turned)));
  expect(bounds.minY).toBeCloseTo(20 - 4, 6);
  expect(bounds.maxY).toBeCloseTo(20 + 4, 6);
  expect(circles.length).toBeLessThan(20);
});

it('leaves out hidden layers, paper space and unsupported entities, and says so', () => {
  const layers = section(
    'TABLES',
    lines(0, 'LAYER', 2, 'SPENTO', 62, -7),
    lines(0, 'LAYER', 2, 'GELO', 70, 1),
  );
  const far = (...extra: (string | number)[]) => lines(0, 'LINE', 10, 0, 20, 0, 11, 9999, 21, 9999, ...extra);
  const all = [line, far(8, 'SPENTO'), far(8, 'GELO'), far(67, 1), lines(0, 'HATCH', 8, '0')];
  const { size, skipped } = drawn(file(layers, section('ENTITIES', ...all)));
  expect([size, skipped]).toEqual([{ width: 120, height: 80 }, { HATCH: 1 }]);
});

it('draws a dimension from its block, without counting it in the size', () => {
  const blocks = section(
    'BLOCKS',
    lines(0, 'BLOCK', 2, '*D1', 10, 0, 20, 0),
    lines(0, 'LINE', 10, 0, 20, -30, 11, 120, 21, -30),
    lines(0, 'MTEXT', 10, 60, 20, -28, 40, 3.5, 71, 5, 1, '{\\fArial|b0;%%c120}\\P\\H0.7x;\\S+0,1^-0;'),
    lines(0, 'ENDBLK'),
  );
  const {
    lines: found,
    texts,
    size,
  } = drawn(file(blocks, section('ENTITIES', line, lines(0, 'DIMENSION', 2, '*D1'))));
  expect(found.map(({ role }) => role)).toEqual(['edge', 'annotation']);
  expect(texts).toMatchObject([{ text: 'ø120 +0,1/-0', align: 'middle', height: 3.5 }]);
  expect(size.height).toBe(80);
});

it('reserves space for text at any rotation', () => {
  const text = (angle: number) => lines(0, 'TEXT', 10, 0, 20, 100, 40, 10, 50, angle, 1, 'Perno');
  const { bounds, size } = drawn(entities(line, text(0)));
  expect([bounds.maxY, size.height]).toEqual([110, 80]);
  expect(drawn(entities(line, text(90))).bounds.maxY).toBeCloseTo(130, 6);
});

it.each([
  ['binary', 'AutoCAD Binary DXF\r\n\u001a\0'],
  ['not-dxf', 'ISO-10303-21;\nHEADER;\n'],
  ['not-dxf', ''],
  ['not-dxf', lines(0, 'SECTION', 2, 'ENTITIES', 'dieci', 5)],
  ['empty', entities()],
  ['too-large', file(hole, section('ENTITIES', lines(0, 'INSERT', 2, 'FORO', 70, 3000, 71, 3000)))],
] as const)('refuses a %s file', (reason, text) => {
  expect(readDxf(text)).toEqual({ kind: 'unreadable', reason });
});

it('reads a truncated file as far as it goes', () => {
  const text = entities(line, lines(0, 'CIRCLE', 10, 5)).split('ENDSEC')[0] ?? '';
  expect(drawn(text).size).toEqual({ width: 120, height: 80 });
});

it.each([
  ['nothing at all', lines(0, 'POINT', 10, 0, 20, 0)],
  ['words', lines(0, 'TEXT', 10, 0, 20, 0, 40, 2, 1, 'x')],
])(
  'blocks that each place ten of the next, finally %s, are refused without expanding them',
  (_what, last) => {
    const levels = Array.from({ length: 10 }, (_, level) => {
      const inside =
        level === 9
          ? [last]
          : Array.from({ length: 10 }, () => lines(0, 'INSERT', 2, `B${level + 1}`, 10, 0, 20, 0));
      return [lines(0, 'BLOCK', 2, `B${level}`, 10, 0, 20, 0), ...inside, lines(0, 'ENDBLK')].join('\r\n');
    });
    const bomb = file(
      section('BLOCKS', ...levels),
      section('ENTITIES', lines(0, 'INSERT', 2, 'B0', 10, 0, 20, 0)),
    );
    expect(readDxf(bomb)).toEqual({ kind: 'unreadable', reason: 'too-large' });
  },
);

it('an empty block placed a million million times is refused', () => {
  const blocks = section('BLOCKS', lines(0, 'BLOCK', 2, 'B', 10, 0, 20, 0), lines(0, 'ENDBLK'));
  const insert = lines(0, 'INSERT', 2, 'B', 10, 0, 20, 0, 70, 1e6, 71, 1e6, 44, 1, 45, 1);
  expect(readDxf(file(blocks, section('ENTITIES', insert)))).toEqual({
    kind: 'unreadable',
    reason: 'too-large',
  });
});

it('a spline of an unusual degree is left out', () => {
  const count = 20_001;
  const knots = Array.from({ length: 2 * count }, (_, at) => lines(40, at < count ? 0 : 1));
  const points = Array.from({ length: count }, (_, at) => lines(10, at, 20, at % 7));
  const spline = [lines(0, 'SPLINE', 71, count - 1), ...knots, ...points].join('\r\n');
  expect(drawn(entities(line, spline)).skipped).toEqual({ SPLINE: 1 });
});
