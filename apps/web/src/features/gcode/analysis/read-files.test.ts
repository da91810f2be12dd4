import { writeShortClock } from '@truciolo/italian';
import { describe, expect, it } from 'vitest';
import { findMainProgram } from './find-main-program.ts';
import { lineStarts } from './line-starts.ts';
import { isBinary, readFiles, readText } from './read-files.ts';
import { SourceLines } from './source-lines.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('unreadable files', () => {
  it('names the empty one', async () => {
    expect(await readFiles([new File([], 'vuoto.nc')])).toMatchObject({
      ok: false,
      message: expect.stringContaining('«vuoto.nc» è vuoto'),
    });
    expect(readText('  \n')).toMatchObject({ ok: false });
  });

  it('distinguishes binary files from old tapes', () => {
    expect(isBinary(Uint8Array.from([80, 75, 3, 4, 0, 0]))).toBe(true);
    expect(isBinary(bytes('%\r\nO1\tG0 X1\r\n\x1a'))).toBe(false);
  });
});

describe('the main program of a folder', () => {
  it.each([
    [['O1210.nc', 'G1 X1\nM99'], ['O1000.nc', 'M98 P1210\nM30'], 'O1000.nc'],
    [['TASCA.H', 'BEGIN PGM TASCA MM'], ['PIASTRA.H', '5 CALL PGM TASCA'], 'PIASTRA.H'],
    [['L20.SPF', 'G1 X1 M17 ; long enough to be longer'], ['P.MPF', 'L20'], 'P.MPF'],
  ])('is the one that no other calls', ([sub, subText], [main, mainText], expected) => {
    const files = [
      { name: sub as string, bytes: bytes(subText as string) },
      { name: main as string, bytes: bytes(mainText as string) },
    ];
    expect(findMainProgram(files)[0]?.name).toBe(expected);
  });
});

describe('lines', () => {
  it.each([
    ['a\nb\n', ['a', 'b']],
    ['a\r\nb', ['a', 'b']],
    ['a\rb', ['a', 'b']],
    ['', []],
    ['\n\nx', ['', '', 'x']],
  ])('of %j', (text, expected) => {
    const lines = new SourceLines(bytes(text), lineStarts(bytes(text)));
    expect(Array.from({ length: lines.count }, (_, i) => lines.text(i + 1))).toEqual(expected);
  });

  it('reads the code page of older CAM systems', () => {
    const old = Uint8Array.from([40, 0xd8, 49, 50, 41]);
    expect(new SourceLines(old, lineStarts(old)).text(1)).toBe('(Ø12)');
  });
});

describe('clock', () => {
  it.each([
    [188, '3:08'],
    [3735, '1:02:15'],
    [0.4, '0:00'],
  ])('%s s is %s', (seconds, text) => {
    expect(writeShortClock(seconds)).toBe(text);
  });
});
