import { describe, expect, test } from 'vitest';
import { threadData } from '../thread-data.ts';

function limits(size: string, externalClass?: string, internalClass?: string) {
  const outcome = threadData(size, {
    ...(externalClass === undefined ? {} : { externalClass }),
    ...(internalClass === undefined ? {} : { internalClass }),
  });
  if (!outcome.ok) throw new Error(outcome.error.message);
  return outcome.value;
}

/** amesweb.info metric external thread chart: dmax, dmin, d2max, d2min, d3min. */
const EXTERNAL: readonly (readonly [string, string, number, number, number, number, number])[] = [
  ['M1.6', '6g', 1.581, 1.496, 1.354, 1.291, 1.075],
  ['M1.6', '6h', 1.6, 1.515, 1.373, 1.31, 1.094],
  ['M1.6', '4g6g', 1.581, 1.496, 1.354, 1.314, 1.098],
  ['M2', '6g', 1.981, 1.886, 1.721, 1.654, 1.408],
  ['M2.5', '4g6g', 2.48, 2.38, 2.188, 2.143, 1.866],
  ['M3', '6g', 2.98, 2.874, 2.655, 2.58, 2.272],
  ['M3', '6h', 3, 2.894, 2.675, 2.6, 2.292],
  ['M3.5', '4g6g', 3.479, 3.354, 3.089, 3.036, 2.666],
  ['M4', '6g', 3.978, 3.838, 3.523, 3.433, 3.002],
  ['M4', '4g6g', 3.978, 3.838, 3.523, 3.467, 3.036],
  ['M5', '6h', 5, 4.85, 4.48, 4.385, 3.892],
  ['M5', '4g6g', 4.976, 4.826, 4.456, 4.396, 3.903],
];

describe('external limits', () => {
  test.each(EXTERNAL)('%s %s', (size, name, dmax, dmin, d2max, d2min, d3min) => {
    expect(limits(size, name).external).toMatchObject({ class: name, dmax, dmin, d2max, d2min, d3min });
  });
});

describe('tolerances are those of the tables, not of the rounded formula', () => {
  test('M5x0.5: Td2 is 75 µm (the formula rounds to 80)', () => {
    const { external } = limits('M5x0.5');
    expect((external?.d2max ?? 0) - (external?.d2min ?? 0)).toBeCloseTo(0.075, 6);
  });
  test('M10: TD2 is 180 µm (the formula rounds to 170)', () => {
    const { internal } = limits('M10');
    expect((internal?.D2max ?? 0) - (internal?.D2min ?? 0)).toBeCloseTo(0.18, 6);
  });
  test('M20: TD1 is 450 µm (the formula rounds to 425)', () => {
    const { internal } = limits('M20');
    expect((internal?.D1max ?? 0) - (internal?.D1min ?? 0)).toBeCloseTo(0.45, 6);
  });
  test('M36: Td is 475 µm (the formula rounds to 450)', () => {
    const { external } = limits('M36');
    expect((external?.dmax ?? 0) - (external?.dmin ?? 0)).toBeCloseTo(0.475, 6);
  });
});

describe('classes', () => {
  test('defaults follow the published tables', () => {
    const classes = (size: string) => [limits(size).internal?.class, limits(size).external?.class];
    expect(classes('M8')).toEqual(['6H', '6g']);
    expect(classes('M1.4')).toEqual(['5H', '6h']);
    expect(classes('M1.6x0.2')).toEqual(['4H', '6g']);
    expect(classes('M2x0.25')).toEqual(['5H', '6g']);
  });

  test('position G lifts every internal limit by the deviation', () => {
    const plain = limits('M8', undefined, '6H').internal;
    const lifted = limits('M8', undefined, '6G').internal;
    expect((lifted?.D1min ?? 0) - (plain?.D1min ?? 0)).toBeCloseTo(0.028, 6);
    expect((lifted?.D2max ?? 0) - (plain?.D2max ?? 0)).toBeCloseTo(0.028, 6);
  });

  test('a mixed class takes the first grade on D2, the second on D1', () => {
    const mixed = limits('M8', undefined, '4H5H').internal;
    expect(mixed?.D2max).toBe(limits('M8', undefined, '4H').internal?.D2max);
    expect(mixed?.D1max).toBe(limits('M8', undefined, '5H').internal?.D1max);
  });

  test.each(['6X', '9H', '6h', ''])(
    'internal class "%s" is refused with a list of the valid ones',
    (name) => {
      const outcome = threadData('M8', { internalClass: name });
      expect(outcome).toMatchObject({ ok: false, error: { code: 'unknown-class' } });
      expect(outcome.ok ? '' : outcome.error.message).toContain('4H, 5H, 6H, 7H, 8H, 5G, 6G, 7G, 4H5H, 5H6H');
    },
  );
});
