import type { PartReport } from '@truciolo/part';
import { expect, test } from 'vitest';
import { pin } from '../../test/parts.ts';
import { clampings, millingDirections } from './clampings.ts';

/** A shaft with a keyway from +x and a hole across it along y. */
const shaft: PartReport = {
  ...pin(),
  setups: [{ kind: 'milling', direction: [1, 0, 0], indexed: [[0, 1, 0]], faces: [] }],
};

test('a keyway and a cross hole are clamped twice on three axes, once with an indexer', () => {
  const directions = millingDirections(shaft);
  expect(clampings('centro-3-assi', directions)).toHaveLength(2);
  expect(clampings('centro-4-assi', directions)).toMatchObject([
    { reason: { code: 'mill-around', data: { sides: 2 } } },
  ]);
});
