import { expect, it } from 'vitest';
import type { AxisDirection } from './axis-directions.ts';
import { cubeFaces } from './cube-faces.ts';

/** Seen from the front: X to the right, Z up, Y away from the eye. On screen, down is positive. */
const front: readonly AxisDirection[] = [
  ['X', 1, 0, 0],
  ['Y', 0, 0, -1],
  ['Z', 0, -1, 0],
];

it('shows one side, upright, where the eye looks straight at it', () => {
  const faces = cubeFaces(front);
  expect(faces.map(({ label }) => label)).toEqual(['FRONTE']);
  expect(faces[0]).toMatchObject({ from: [0, -1, 0], matrix: 'matrix(1 0 0 1 0 0)' });
  expect(faces[0]?.outline).toBe('-24,24 24,24 24,-24 -24,-24');
});

it('shows three sides from a corner: top, front and right', () => {
  const iso: readonly AxisDirection[] = [
    ['X', 0.7, 0.35, 0.612],
    ['Y', 0.7, -0.35, -0.612],
    ['Z', 0, -0.866, 0.5],
  ];
  const faces = cubeFaces(iso);
  expect(faces.map(({ label }) => label)).toEqual(['ALTO', 'FRONTE', 'DX']);
  // Half a side of 24 in a box of 92: the top lies 24 × 0.866 above the middle, the right side 24 × 0.7 beside it.
  expect(faces[0]?.centre.map((part) => Number(part.toFixed(1)))).toEqual([0, -22.6]);
  expect(faces[2]?.centre.map((part) => Number(part.toFixed(1)))).toEqual([18.3, 9.1]);
});
