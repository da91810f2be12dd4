import { expect, test } from 'vitest';
import { bytesOf } from '../test/read-rows.ts';
import { analyze } from './analyze.ts';

const codes = (text: string, name = 'a.nc') =>
  analyze([{ name, bytes: bytesOf(text) }]).report.findings.map(({ code }) => code);

const noise = Array.from({ length: 4000 }, (_, i) => String.fromCharCode((i * 7919 + (i >> 3)) & 255)).join(
  '',
);

test.each([
  ['a binary file', noise],
  ['a PDF', '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n'],
  [
    'a STEP model',
    "ISO-10303-21;\nHEADER;\nFILE_NAME('a');\nENDSEC;\nDATA;\n#10=CARTESIAN_POINT('',(0.,0.,0.));\n",
  ],
  ['a mail', 'Buongiorno,\nin allegato il programma richiesto.\nCordiali saluti\nMario Rossi\n'],
  ['source code', 'function run() {\n  const value = read();\n  return value;\n}\nexport default run;\n'],
  ['an empty file', ''],
  ['blank lines', '\r\n  \n'],
  ['a table', 'codice;descrizione;prezzo\nA1;Perno;12,50\nA2;Vite;3,20\n'],
  ['a parts list', 'pos,codice,pezzi\n1,P10,4\n2,F200,8\n3,B7,2\n'],
  ['JSON', '{\n  "name": "prova",\n  "values": [1, 2, 3]\n}\n'],
])('%s is no program: one finding, no moves', (_what, text) => {
  expect(codes(text)).toEqual(['not-a-program']);
});

test.each([
  ['Okuma OSP', '$FLANGIA.MIN%\nG15 H1\nG0 X100 Z100\nVC1=10\nM02', 'a.min'],
  ['Okuma OSP', 'G15 H1\nCALL OBORE PX=10\nNOEX V1=2\nM02', 'a.nc'],
  [
    'Heidenhain DIN/ISO',
    '%PROVA G71 *\nN10 G30 G17 X+0 Y+0 Z-20*\nN20 G00 G40 G90 Z+100 M3*\nN9999 %PROVA G71 *',
    'a.i',
  ],
  ['torni a più canali ($1, $2)', 'O1\n$1\nM03 S1=3000\nG01 X-0.5 F0.05\nM30\n$2\nM30', 'a.nc'],
  ['Mazatrol', 'binario', 'PEZZO.PBG'],
])('%s is named and not read', (control, text, name) => {
  const { findings } = analyze([{ name, bytes: bytesOf(text) }]).report;
  expect(findings.map(({ code }) => code)).toEqual(['foreign-control']);
  expect(findings[0]?.message).toContain(control);
});

test('two-byte text without a byte order mark is read', () => {
  const text = 'G21 G90\nG0 X5 Z5\nM30\n';
  const [low, high] = [[...text].map((sign) => `${sign}\0`), [...text].map((sign) => `\0${sign}`)];
  for (const signs of [low, high]) {
    expect(analyze(bytesOf(signs.join(''))).report).toMatchObject({ lines: 3, moves: { rapid: 1 } });
  }
});

test('a Siemens program of assignments only is recognised', () => {
  expect(codes('DEF REAL LENGTH_A\nLENGTH_A = DEPTH * HALF\nDEPTH = LENGTH_A', 'VARS.MPF')).not.toContain(
    'not-a-program',
  );
});

test('the zeros at the ends of a tape do not mean a binary file', () => {
  expect(codes(`${'\0'.repeat(60)}%\nO1\nG21 G0 X5\nM30\n%${'\0'.repeat(60)}`)).not.toContain(
    'not-a-program',
  );
});
