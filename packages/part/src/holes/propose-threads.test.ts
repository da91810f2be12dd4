import { expect, test } from 'vitest';
import { inchPassageFor } from '../inch/inch-charts.ts';
import type { LengthUnit } from '../model/part-model.ts';
import { proposeThreads } from './propose-threads.ts';

const asked = (diameter: number, depth = diameter * 2, unit?: LengthUnit) =>
  proposeThreads(diameter, depth, unit).map(({ designation }) => designation);

// DIN 336, drills for metric coarse threads.
test.each([
  [2.5, 'M3'],
  [3.3, 'M4'],
  // Also a passage for M3,5 and M4,5 in the coarse series of ISO 273: M5 and M6 are the likelier ones.
  [4.2, 'M5'],
  [5, 'M6'],
  [6.8, 'M8'],
  [8.5, 'M10'],
  [10.2, 'M12'],
  [19.5, 'M22'],
])('ø%d suggests %s and nothing else', (diameter, designation) => {
  expect(asked(diameter)).toEqual([designation]);
});

test.each([9, 10, 11, 6.6])('ø%d is a clearance hole: no fine thread is suggested', (diameter) => {
  expect(asked(diameter)).toEqual([]);
});

// ISO 261 second choice and ISO 273 passage of M10, M14, M22, M30: 12, 15,5, 24, 35.
test.each([12, 15.5, 24, 35])(
  'ø%d is a clearance hole rather than the drill of a second-choice thread',
  (diameter) => {
    expect(asked(diameter)).toEqual([]);
  },
);

// M9 and M11 are of third choice, M7 of second: a ø6 takes a pin.
test.each([6, 7.8, 9.5])('ø%d suggests no uncommon thread', (diameter) => {
  expect(asked(diameter)).toEqual([]);
});

test.each([36, 40])('ø%d is a seat', (diameter) => {
  expect(asked(diameter, 60)).toEqual([]);
});

test('a hole too short or too deep for a thread suggests nothing', () => {
  expect(asked(6.8, 4)).toEqual([]);
  expect(asked(6.8, 80)).toEqual([]);
});

test('fine and gas threads are suggested where no coarse one fits', () => {
  expect(asked(8.8)).toEqual(['M10x1.25', 'G1/8']);
});

test('inch threads are suggested in inch files only', () => {
  expect(asked(9.9)).toEqual([]);
  expect(asked(9.9, 20, 'inch')).toEqual(['7/16-20 UNF']);
});

// Inch tap charts, Machinery's Handbook: 3/64, #50, #43, #29, #7, F, 5/16, 27/64, 17/32.
test.each([
  [1.1906, '#0-80 UNF'],
  [1.778, '#2-56 UNC'],
  [2.2606, '#4-40 UNC'],
  [3.4544, '#8-32 UNC'],
  [5.1054, '1/4-20 UNC'],
  [6.5278, '5/16-18 UNC'],
  [7.9375, '3/8-16 UNC'],
  [10.7156, '1/2-13 UNC'],
  [13.4938, '5/8-11 UNC'],
])('ø%d of a model in inches suggests %s first', (diameter, designation) => {
  expect(asked(diameter, diameter * 2, 'inch')[0]).toBe(designation);
  expect(asked(diameter, diameter * 2, 'mm')).not.toContain(designation);
});

test('in inches a through hole of whole sixteenths is plain, a blind one may be tapped', () => {
  const names = (through: boolean) =>
    proposeThreads((5 / 16) * 25.4, 12.7, 'inch', through).map(({ designation }) => designation);
  expect(names(true)).toEqual([]);
  expect(names(false)).toEqual(['3/8-16 UNC']);
});

test('letter F is the tap drill of 5/16-18 and the close passage of a 1/4 screw', () => {
  const hole = 0.257 * 25.4;
  expect(proposeThreads(hole, 12.7, 'inch', true)[0]?.designation).toBe('5/16-18 UNC');
  expect(inchPassageFor(hole)).toBe('1/4');
  expect(inchPassageFor((11 / 32) * 25.4)).toBeNull();
});
