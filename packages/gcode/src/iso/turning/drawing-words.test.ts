import { expect, test } from 'vitest';
import { codesOf, readRows } from '../../../test/read-rows.ts';

const LATHE = { dialect: 'fanuc', lathe: true } as const;
const START = 'G99\nG0 X0 Z2\nG1 Z0 F.2\n';
const after = (text: string) => {
  const { rows, findings } = readRows(`${START}${text}\nM30`, LATHE);
  return { rows: rows.slice(2), codes: codesOf(findings) };
};

// By hand: Ø30 with a chamfer of 2 mm begins at radius 13 and ends 2 mm along Z.
test.each(['X30. K-2.\nZ-20.', 'X30. C-2.\nZ-20.', 'X30. ,C2.\nZ-20.', 'U30. K-2.\nW-20.'])(
  'chamfer of a lathe: %j',
  (text) => {
    expect(after(text)).toEqual({ rows: ['G1 13 0 0', 'G1 15 0 -2', 'G1 15 0 -20'], codes: [] });
  },
);

test.each(['Z-10. R3.\nX40.', 'Z-10. ,R3.\nX40.', 'W-10. R-3.\nU40.'])('rounding of a lathe: %j', (text) => {
  // From the axis along Z to the left, then outwards: the centre is at Z-7, 3 mm off the axis.
  expect(after(text)).toEqual({ rows: ['G1 0 0 -7', 'G2 3 0 -10', 'G1 20 0 -10'], codes: [] });
});

test.each(['X40. Z-10. K2.\nZ-20.', 'Z-20. K2.\nX40.'])('%j has no corner: the word is told', (text) => {
  expect(after(text).codes).toEqual(['unused-word']);
});

test('the angle of a line gives its other coordinate', () => {
  // 135° from +Z: 10 mm of radius outwards are 10 mm towards -Z; 150° over 10 mm of Z are 10 tan 30° = 5.774 mm.
  expect(after('X20. A135.').rows).toEqual(['G1 10 0 -10']);
  expect(after('Z-10. ,A150.').rows).toEqual(['G1 5.774 0 -10']);
});

test('C at a feed per minute is the angle of the spindle', () => {
  const { canon } = readRows('G98\nG0 X20. Z2.\nG1 X10. C90. F100\nX8.\nM30', LATHE);
  expect(canon.rotary?.[3 * 1 + 2]).toBe(90);
});
