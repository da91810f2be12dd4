import { expect, test } from 'vitest';
import { runText } from '../../test/motion-rows.ts';

test('M70 and M72 restore units, distance mode and feed', () => {
  const { rows, problems } = runText('linuxcnc', 'G21 G90 F100\nM70\nG20 G91 F50\nG1 X1\nM72\nG1 X50\nM2');
  expect(problems.filter((text) => !text.endsWith('unit-mix'))).toEqual([]);
  expect(rows).toEqual(['G1 25.4 0 0', 'G1 50 0 0']);
});

test('M73 restores them when the sub ends', () => {
  const text = 'o100 sub\nM73\nG91\nG1 X5\no100 endsub\nG21 G90 F100\nG1 X10\no100 call\nG1 X3\nM2';
  expect(runText('linuxcnc', text).rows).toEqual(['G1 10 0 0', 'G1 15 0 0', 'G1 3 0 0']);
});

test('M72 without M70 is reported', () => {
  expect(runText('linuxcnc', 'G1 X1 F9\nM72\nM2').problems).toEqual(['2:1 bad-block']);
});
