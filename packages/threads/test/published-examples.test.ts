import { describe, expect, test } from 'vitest';
import { type ThreadData, threadData } from '../src/index.ts';
import examples from './thread-examples.data.json' with { type: 'json' };

const MM_PER_INCH = 25.4;

function dataOf(system: string, size: string): ThreadData {
  const outcome = threadData(system === 'NPT' ? `${size} NPT` : size);
  if (!outcome.ok) throw new Error(outcome.error.message);
  return outcome.value;
}

const inInches = (millimetres: number | undefined) => (millimetres ?? Number.NaN) / MM_PER_INCH;

/** Every quantity the file of published values names. */
const QUANTITIES: Readonly<Record<string, (data: ThreadData) => number | null | undefined>> = {
  d: ({ basic }) => basic.major,
  d1: ({ basic }) => basic.D1,
  d2: ({ basic }) => basic.D2,
  D2: ({ basic }) => basic.D2,
  d3: ({ basic }) => basic.d3,
  'internal.D1min': ({ internal }) => internal?.D1min,
  'internal.D1max': ({ internal }) => internal?.D1max,
  'internal.D2max': ({ internal }) => internal?.D2max,
  'external.dmax': ({ external }) => external?.dmax,
  'external.dmin': ({ external }) => external?.dmin,
  'external.d2max': ({ external }) => external?.d2max,
  'external.d2min': ({ external }) => external?.d2min,
  'external.d3max': ({ external }) => external?.d3max,
  'externalA.d2min': ({ external }) => external?.d2min,
  'external.majorMinIn': ({ inchLimits }) => inchLimits?.external.dmin,
  'internal.pitchMaxIn': ({ inchLimits }) => inchLimits?.internal.D2max,
  'internal.minorMaxIn': ({ inchLimits }) => inchLimits?.internal.D1max,
  'internal.minorMinIn': ({ inchLimits }) => inchLimits?.internal.D1min,
  tapDrillCutting: ({ tapDrill }) => tapDrill.cutting?.diameter,
  E1In: ({ basic }) => inInches(basic.D2),
  L2In: ({ taper }) => inInches(taper?.usefulLength),
};

describe('published values', () => {
  test('the file holds its 36 rows', () => expect(examples).toHaveLength(36));

  test.each(examples)('$size $quantity = $published ($source)', (row) => {
    const value = QUANTITIES[row.quantity]?.(dataOf(row.system, row.size));
    expect(value).toEqual(expect.any(Number));
    expect(Math.abs((value ?? Number.NaN) - row.published)).toBeLessThanOrEqual(row.tolerance);
  });
});
