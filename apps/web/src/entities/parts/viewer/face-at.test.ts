import { expect, it } from 'vitest';
import { faceAt } from './face-at.ts';

const faces = [
  { firstTriangle: 0, triangleCount: 2 },
  { firstTriangle: 2, triangleCount: 5 },
  { firstTriangle: 7, triangleCount: 1 },
];

it('finds the face of each triangle and none beyond the last', () => {
  expect([0, 1, 2, 6, 7, 8, -1].map((triangle) => faceAt(faces, triangle))).toEqual([0, 0, 1, 1, 2, -1, -1]);
  expect(faceAt([], 0)).toBe(-1);
});
