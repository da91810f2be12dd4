import { expect, test } from 'vitest';
import { StepText } from '../text/step-text.ts';
import { PMI_KINDS, readPmi } from './read-pmi.ts';

const UNITS = `#1=(LENGTH_UNIT()NAMED_UNIT(*)SI_UNIT(.MILLI.,.METRE.));
#2=(CONVERSION_BASED_UNIT('INCH',#3)LENGTH_UNIT()NAMED_UNIT(#4));
#5=(NAMED_UNIT(*)PLANE_ANGLE_UNIT()SI_UNIT($,.RADIAN.));
#6=(CONVERSION_BASED_UNIT('DEGREE',#7)NAMED_UNIT(#8)PLANE_ANGLE_UNIT());`;

const length = (value: number, unit = 1) => `LENGTH_MEASURE_WITH_UNIT(LENGTH_MEASURE(${value}),#${unit})`;
const named = (value: number, name: string, unit = 1) =>
  `(LENGTH_MEASURE_WITH_UNIT()MEASURE_REPRESENTATION_ITEM()MEASURE_WITH_UNIT(POSITIVE_LENGTH_MEASURE(${value}),#${unit})REPRESENTATION_ITEM('${name}'))`;
const angle = (value: number, unit: number) =>
  `PLANE_ANGLE_MEASURE_WITH_UNIT(PLANE_ANGLE_MEASURE(${value}),#${unit})`;

function notesOf(entities: string) {
  const step = new StepText(`DATA;${UNITS}#20=SHAPE_ASPECT('','',#9,.T.);${entities}ENDSEC;`, PMI_KINDS);
  return readPmi(step);
}

/** A dimension, its values and its tolerance. */
const size = (values: readonly string[], tolerance = '', kind = "DIMENSIONAL_SIZE(#20,'diameter')") =>
  notesOf(
    `#30=${kind};#31=DIMENSIONAL_CHARACTERISTIC_REPRESENTATION(#30,#32);
#32=SHAPE_DIMENSION_REPRESENTATION('',(${values.map((_, i) => `#${40 + i}`).join(',')}),#9);
${values.map((value, i) => `#${40 + i}=${value};`).join('')}
${tolerance && `#33=PLUS_MINUS_TOLERANCE(#50,#30);${tolerance}`}`,
  );
const range = (low: string, high: string) => `#50=TOLERANCE_VALUE(#51,#52);#51=${low};#52=${high};`;
const MARKS: Readonly<Record<string, string>> = { diameter: 'ø', radius: 'R' };
const rounded = (value: number) => Math.round(value * 1e4) / 1e4;
/** "ø10 [-0.1, 0.2]", "ø10 H7". */
const texts = (
  notes: readonly {
    kind: string;
    value: number;
    lower: number | null;
    upper: number | null;
    fit: string | null;
  }[],
) =>
  notes.map(({ kind, value, lower, upper, fit }) => {
    const bounds = lower === null || upper === null ? '' : ` [${rounded(lower)}, ${rounded(upper)}]`;
    return `${MARKS[kind] ?? ''}${rounded(value)}${kind === 'angle' ? '°' : ''}${fit === null ? '' : ` ${fit}`}${bounds}`;
  });
const NOMINAL = named(10, 'nominal value');

test.each([
  ['deviations in their order', -0.05, 0.1, 'ø10 [-0.05, 0.1]'],
  ['the upper one first', 0.1, -0.05, 'ø10 [-0.05, 0.1]'],
  ['both below', -0.04, -0.02, 'ø10 [-0.04, -0.02]'],
  ['both above', 0.016, 0.034, 'ø10 [0.016, 0.034]'],
  ['a lower one without its sign', 0.127, 0.127, 'ø10 [-0.127, 0.127]'],
  ['an upper one with the sign of the lower', -0.1, -0.1, 'ø10 [-0.1, 0.1]'],
  ['one is zero', 0, 0.015, 'ø10 [0, 0.015]'],
  ['no width at all', 0, 0, 'ø10'],
])('%s: %d and %d', (_case, low, high, text) => {
  expect(texts(size([NOMINAL], range(length(low), length(high))))).toEqual([text]);
});

test('inches of a nominal value, millimetres of its deviations', () => {
  // 3/8 in = 9.525 mm; 3/64 in = 1.1906 mm; 0.005 in = 0.127 mm.
  expect(texts(size([named(0.375, 'nominal value', 2)], range(length(-0.005, 2), length(0.005, 2))))).toEqual(
    ['ø9.525 [-0.127, 0.127]'],
  );
  expect(texts(size([named(0.046875, '', 2)], range(length(0), length(0.05))))).toEqual([
    'ø1.1906 [0, 0.05]',
  ]);
});

test('angles are degrees, whatever the unit of each value', () => {
  const bounds = range(angle(-0.5, 6), angle(0.008726646, 5));
  expect(texts(size([angle(0.785398163, 5)], bounds, "ANGULAR_SIZE(#20,'',.SMALL.)"))).toEqual([
    '45° [-0.5, 0.5]',
  ]);
  expect(texts(size([angle(120, 6)], '', "ANGULAR_LOCATION('','',#20,#20,.SMALL.)"))).toEqual(['120°']);
});

test.each([
  ["'H','hole','7',''", 'ø10 H7'],
  ["'h','shaft','6','ISO 286'", 'ø10 h6'],
  ["'JS','','9',''", 'ø10 JS9'],
  ["'H7','','',''", 'ø10 H7'],
  ["'H','','IT7',''", 'ø10 H7'],
  ["'H7','hole','7',''", 'ø10 H7'],
  ["'','','',''", 'ø10'],
])('limits and fits (%s) are %s', (words, text) => {
  expect(texts(size([NOMINAL], `#50=LIMITS_AND_FITS(${words});`))).toEqual([text]);
});

test('limits instead of deviations, also without a nominal value or the wrong way round', () => {
  const [high, low] = [named(10.2, 'Upper Limit'), named(9.9, 'lower limit')];
  expect(texts(size([NOMINAL, high, low]))).toEqual(['ø10 [-0.1, 0.2]']);
  expect(texts(size([low, high]))).toEqual(['ø9.9 [0, 0.3]']);
  expect(texts(size([NOMINAL, named(9.9, 'upper limit'), named(10.2, 'lower limit')]))).toEqual([
    'ø10 [-0.1, 0.2]',
  ]);
});

test('a value beside a number of features, a radius and a length', () => {
  const count = "DESCRIPTIVE_REPRESENTATION_ITEM('dimensional note','4X')";
  expect(texts(size([count, NOMINAL]))).toEqual(['ø10']);
  expect(texts(size([NOMINAL], '', "DIMENSIONAL_SIZE(#20,'spherical radius')"))).toEqual(['R10']);
  expect(texts(size([NOMINAL], '', "DIMENSIONAL_LOCATION('linear distance','',#20,#20)"))).toEqual(['10']);
});
