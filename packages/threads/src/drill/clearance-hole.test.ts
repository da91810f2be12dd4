import { expect, test } from 'vitest';
import { passageFor } from './clearance-hole.ts';

// ISO 273, fine and medium series: M3 3,2 / 3,4, M8 8,4 / 9, M16 17 / 17,5.
test.each([
  [3.2, 'M3'],
  [3.3, 'M3'],
  [3.4, 'M3'],
  [8.5, 'M8'],
  [17.5, 'M16'],
])('ø%d is a clearance hole for %s', (diameter, screw) => {
  expect(passageFor(diameter)).toBe(screw);
});

// Drills of M5, M6, M8: play of no series, or of the coarse one, or of a screw of second choice alone (M4,5).
test.each([4.2, 5, 6.8])('ø%d is a clearance hole for no common screw', (diameter) => {
  expect(passageFor(diameter)).toBeNull();
});
