import { expect, test } from 'vitest';
import { proposeThreads } from './propose-threads.ts';

const asked = (diameter: number, depth = 30) =>
  proposeThreads(diameter, depth).map(({ designation }) => designation);

test('the drill of a coarse thread asks for it first', () => {
  expect(asked(6.8)[0]).toBe('M8');
  // Also a passage for M3,5 in the coarse series of ISO 273: M5 is the likelier one.
  expect(asked(4.2)[0]).toBe('M5');
});

test.each([9, 10, 11, 6.6])('ø%d lets a screw pass: no fine thread is asked about', (diameter) => {
  expect(asked(diameter)).toEqual([]);
});

test.each([36, 40])('ø%d is a seat', (diameter) => {
  expect(asked(diameter, 60)).toEqual([]);
});

test('a hole too short for a thread asks nothing', () => {
  expect(asked(6.8, 4)).toEqual([]);
});
