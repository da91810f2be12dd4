import { describe, expect, test } from 'vitest';
import { threadData } from '../thread-data.ts';

function inches(size: string, internalClass: string, externalClass: string) {
  const outcome = threadData(size, { internalClass, externalClass });
  if (!outcome.ok) throw new Error(outcome.error.message);
  const limits = outcome.value.inchLimits;
  if (!limits) throw new Error('no inch limits');
  return limits;
}

/** Published table of UNC 2B limits (inches): D2max, D2min, D1max, D1min. Rows it misprints are left out. */
const COARSE_2B: readonly (readonly [string, number, number, number, number])[] = [
  ['#1-64', 0.0655, 0.0629, 0.0623, 0.0561],
  ['#4-40', 0.0991, 0.0958, 0.0939, 0.0849],
  ['#5-40', 0.1121, 0.1088, 0.1062, 0.0979],
  ['#6-32', 0.1214, 0.1177, 0.114, 0.104],
  ['#8-32', 0.1475, 0.1437, 0.139, 0.13],
  ['#10-24', 0.1672, 0.1629, 0.156, 0.145],
  ['#12-24', 0.1933, 0.1889, 0.181, 0.171],
  ['1/4-20', 0.2224, 0.2175, 0.207, 0.196],
  ['5/16-18', 0.2817, 0.2764, 0.265, 0.252],
  ['3/8-16', 0.3401, 0.3344, 0.321, 0.307],
  ['7/16-14', 0.3972, 0.3911, 0.376, 0.36],
  ['5/8-11', 0.5732, 0.566, 0.546, 0.527],
  ['3/4-10', 0.6927, 0.685, 0.663, 0.642],
  ['7/8-9', 0.811, 0.8028, 0.778, 0.755],
  ['1-8', 0.9276, 0.9188, 0.89, 0.865],
  ['1 1/8-7', 1.0416, 1.0322, 0.998, 0.97],
  ['1 1/4-7', 1.1668, 1.1572, 1.123, 1.095],
  ['1 3/8-6', 1.2771, 1.2667, 1.225, 1.195],
  ['1 3/4-5', 1.6317, 1.6201, 1.568, 1.534],
  ['2-4.5', 1.8681, 1.8557, 1.795, 1.759],
  ['2 1/2-4', 2.3511, 2.3376, 2.267, 2.229],
  ['3-4', 2.8515, 2.8376, 2.767, 2.729],
  ['3 3/4-4', 3.6021, 3.5876, 3.517, 3.479],
];

/** eFunda unified threads (inches). External: dmax, dmin, d2max, d2min, d3max. Internal: D1max, D1min, D2max, D2min. */
const BOTH_CLASSES: readonly (readonly [string, readonly number[], readonly number[], readonly number[]])[] =
  [
    [
      '0-80',
      [0.0595, 0.0563, 0.0514, 0.0496, 0.0446],
      [0.06, 0.0568, 0.0519, 0.0506, 0.0451],
      [0.0514, 0.0465, 0.0536, 0.0519],
    ],
    [
      '1-64',
      [0.0724, 0.0686, 0.0623, 0.0603, 0.0538],
      [0.073, 0.0692, 0.0629, 0.0614, 0.0544],
      [0.0623, 0.0561, 0.0648, 0.0629],
    ],
    [
      '1-72',
      [0.0724, 0.0689, 0.0634, 0.0615, 0.0559],
      [0.073, 0.0695, 0.064, 0.0626, 0.0565],
      [0.0635, 0.058, 0.0659, 0.064],
    ],
    [
      '2-64',
      [0.0854, 0.0816, 0.0753, 0.0733, 0.0668],
      [0.086, 0.0822, 0.0759, 0.0744, 0.0674],
      [0.0753, 0.0691, 0.0779, 0.0759],
    ],
  ];

describe('classes 2A, 2B, 3A, 3B', () => {
  test.each(COARSE_2B)('%s 2B', (size, D2max, D2min, D1max, D1min) => {
    expect(inches(size, '2B', '2A').internal).toEqual({ class: '2B', D2max, D2min, D1max, D1min });
  });

  test.each(BOTH_CLASSES)('%s', (size, external2, external3, internal3) => {
    const two = inches(size, '2B', '2A').external;
    const three = inches(size, '3B', '3A');
    const values = (limits: typeof two) => [
      limits.dmax,
      limits.dmin,
      limits.d2max,
      limits.d2min,
      limits.d3max,
    ];
    expect(values(two)).toEqual(external2);
    expect(values(three.external)).toEqual(external3);
    const { D1max, D1min, D2max, D2min } = three.internal;
    expect([D1max, D1min, D2max, D2min]).toEqual(internal3);
  });

  test.each([
    ['5/8-11 UNC', 0.5391],
    ['5/8-18 UNF', 0.573],
    ['5/8-24 UNEF', 0.5869],
  ])('%s 3B: largest minor diameter %d, to 0.0001 in where 2B prints 0.001', (size, D1max) => {
    expect(inches(size, '3B', '3A').internal.D1max).toBe(D1max);
  });

  test('millimetres are the inches converted, to the micrometre', () => {
    const outcome = threadData('1/2-20 UNF');
    expect(outcome.ok && outcome.value.internal?.D1max).toBe(11.608);
    expect(outcome.ok && outcome.value.inchLimits?.internal.D1max).toBe(0.457);
  });
});
