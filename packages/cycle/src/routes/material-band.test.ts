import type { StockProposal } from '@truciolo/part';
import { expect, test } from 'vitest';
import { materialBand } from './material-band.ts';

const stock = (kind: StockProposal['kind'], ...dimensions: number[]): StockProposal => ({
  kind,
  dimensions,
  volume: 1,
  label: '',
  waste: 0,
});
const exact = { exact: true, process: 'milled' } as const;

test('a bar has one open size, the length, a sawn block three', () => {
  expect(materialBand(exact, stock('round', 30, 100))).toBeCloseTo(0.05 + 2 / 100);
  expect(materialBand(exact, stock('block', 40, 50, 100))).toBeCloseTo(0.05 + 2 / 40 + 2 / 50 + 2 / 100);
});

test('a small blank is less certain, a mesh or a casting even less, within limits', () => {
  const small = materialBand(exact, stock('block', 10, 10, 10));
  expect(small).toBeGreaterThan(materialBand(exact, stock('block', 100, 100, 100)));
  expect(materialBand({ ...exact, exact: false }, stock('round', 30, 100))).toBeCloseTo(0.22);
  expect(materialBand({ ...exact, process: 'casting' }, stock('round', 30, 100))).toBeCloseTo(0.27);
  expect(materialBand(exact, stock('block', 1, 1, 0))).toBe(0.9);
});
