import { expect, test } from 'vitest';
import { bytesOf } from '../test/read-rows.ts';
import { detectDialect } from './dialect.ts';
import { programKind } from './program-kind.ts';

test.each([
  ['fanuc', 'a.nc', '%\nO0001\nG0 X0\nM98 P1000\nM30'],
  ['fanuc', 'a.nc', 'WHILE [#1 LT 5] DO1\nEND1'],
  ['fanuc', 'a.nc', '%\nO0001\nM98 P100\nM98 P200\nM98 P300\nM98 P400\nM98 P500'],
  ['fanuc', 'a.nc', '%\nO0001\nG97 S3000 M33\nG1 X0'],
  ['haas', 'a.nc', 'G0 X0\nM33'],
  ['haas', 'a.nc', '%\nO01234\nG154 P2\nG187 P3\nM97 P100'],
  ['linuxcnc', 'a.ngc', 'G21\nG0 X1'],
  ['linuxcnc', 'a.nc', 'o100 sub\no100 endsub\n#<a>=1'],
  ['grbl', 'a.gcode', '$H\nG0 X1'],
  ['siemens', 'a.mpf', 'R1=5\nG1 X=R1'],
  ['siemens', 'a.nc', 'CYCLE83(10,0,2,-20)\nTRANS X10\nMCALL'],
  ['heidenhain', 'a.h', '0 BEGIN PGM A MM\n1 L X+1 R0 FMAX'],
  ['siemens', 'a.txt', 'N10 G17 G90 G700 G94\nN20 G1 X2 F20'],
  ['grbl', 'a.txt', '; LightBurn 1.4.03\nG21\nM4\nG1 X40 S500 F1000'],
  ['heidenhain', 'a.txt', '0 BEGIN PGM A MM\n1 TOOL CALL 5 Z S2000'],
])('%s: %s', (dialect, name, text) => {
  expect(detectDialect({ name, bytes: bytesOf(text) })).toBe(dialect);
});

test('words in comments are ignored', () => {
  expect(detectDialect({ name: 'a.nc', bytes: bytesOf('(TRANS ROT REPEAT CYCLE83)\nG0 X1 ; REPEAT') })).toBe(
    'fanuc',
  );
});

test.each([
  ['lathe', 'G0 X50. Z2.\nG1 X40. F100.\nG2 X44. Z-2. I2. K0.\nG1 Z-20.'],
  ['lathe', 'G50 S2000\nT0101\nG96 S150 M3\nG0 X50 Z2'],
  ['lathe', 'G0 X50 Z2\nG71 U2 R1\nG71 P10 Q20 U0.4 W0.1'],
  ['lathe', 'N10 G95 M4 S800\nG0 X42 Z2\nG1 X40 Z-20 F0.25\nG1 X44 F.3\nM30'],
  ['lathe', 'DIAMON\nLIMS=3000\nG96 S200 M4\nT1 D1\nG0 X50 Z2'],
  // Driven tools and a Y axis do not make a mill of it.
  ['lathe', 'G50 S3000\nT0505\nM13 S1200\nG0 X60. Y0 Z-10.\nG1 Y12. F0.1'],
  ['lathe', 'T0909\nG97 S3000 M13\nG0 X70. Z5.\nG19\nG28 U0. V0.\nG1 Y2. F300'],
  ['lathe', 'G17\nT0909\nG12.1\nG1 X40. C10. F300'],
  ['lathe', 'G21 G18 G7 G90\nT3 M6\nG0 X24 Z3\nG76 P1.5 Z-20 I-2 J0.2 R1.5 K0.92 Q29.5 H1'],
  ['mill', 'G17\nT1 M6\nG91 G28 W0 Z0\nG0 X0 Y0'],
  ['mill', 'G17\nT1 M6\nG0 X0 Y0'],
  ['mill', 'G21\nG0 X0 Y0\nG1 Z-1 F0.5'],
  ['mill', '0 BEGIN PGM A MM\n1 L X+1 Z+2 F0.2'],
  [null, 'G0 X0 Z5\nG1 X10 F100'],
  [null, ''],
])('%s: %j', (kind, text) => {
  expect(programKind({ name: 'a.nc', bytes: bytesOf(text) })).toBe(kind);
});
