import { expect, test } from 'vitest';
import type { Vec3 } from '../model/part-model.ts';
import { readPattern } from './read-pattern.ts';

const pattern = (...points: readonly (readonly [number, number])[]) =>
  readPattern(
    points.map(([x, y]): Vec3 => [x, y, 5]),
    [0, 0, 1],
    1e-3,
  );
const ring = (count: number, radius: number) =>
  Array.from({ length: count }, (_, index) => {
    const angle = 0.3 + (index * 2 * Math.PI) / count;
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
  });

test('holes form a row, a circle or a rectangle, as on a drawing', () => {
  expect(pattern([0, 0], [20, 0], [40, 0])).toBe('in fila, passo 20');
  expect(pattern(...ring(3, 40))).toBe('su un cerchio ø80');
  expect(pattern(...ring(4, 40))).toBe('su un cerchio ø80');
  expect(pattern(...ring(8, 33))).toBe('su un cerchio ø66');
  expect(pattern([0, 0], [60, 0], [60, 40], [0, 40])).toBe('in rettangolo 60 × 40');
});

test('a circle through any three holes, or four that are not a rectangle, is not a pattern', () => {
  expect(pattern([0, 0], [30, 0], [7, 19])).toBeNull();
  const off = [0, 1, 2, 4].map((angle) => [20 * Math.cos(angle), 20 * Math.sin(angle)] as const);
  expect(pattern(...off)).toBeNull();
});
