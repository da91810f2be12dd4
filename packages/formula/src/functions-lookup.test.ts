import { describe, expect, it } from 'vitest';
import { evaluateText, type Row } from '../test/evaluate-text.ts';
import type { Table } from './value.ts';
import { makeTable } from './value.ts';

const table = (rows: Parameters<typeof makeTable>[0]): Table => {
  const made = makeTable(rows);
  if (!made.ok) throw new Error(made.message);
  return made.table;
};

// Density, viscosity and temperature: the worked example of Microsoft's VLOOKUP page (Excel 2007).
const AIR = table([
  [0.457, 3.55, 500],
  [0.525, 3.25, 400],
  [0.616, 2.93, 300],
  [0.675, 2.75, 250],
  [0.746, 2.57, 200],
  [0.835, 2.38, 150],
  [0.946, 2.17, 100],
  [1.09, 1.95, 50],
  [1.29, 1.71, 0],
]);
const MATERIALS = table([
  ['C45', 1.2, true],
  ['Alluminio 6082', 4.5, false],
  ['alluminio 7075', 7.8, false],
  ['AISI 304', 3.9, true],
  ['Cosa? vera', 1, true],
]);

const PUBLISHED: readonly Row[] = [
  ['CERCA.VERT(1;aria;2)', 2.17],
  ['CERCA.VERT(1;aria;3;VERO)', 100],
  ['CERCA.VERT(0,7;aria;3;FALSO)', '#N/D'],
  ['CERCA.VERT(0,1;aria;2;VERO)', '#N/D'],
  ['CERCA.VERT(2;aria;2;VERO)', 1.71],
];

const BY_RULE: readonly Row[] = [
  ['CERCA.VERT(0,946;aria;2;FALSO)', 2.17],
  ['CERCA.VERT(0,457;aria;1)', 0.457],
  ['CERCA.VERT(1;aria;2,9)', 2.17],
  ['CERCA.VERT(1;aria;0)', '#VALORE!'],
  ['CERCA.VERT(1;aria;4)', '#RIF!'],
  ['CERCA.VERT(1;5;1)', '#VALORE!'],
  ['CERCA.VERT(aria;aria;1)', '#VALORE!'],
  ['CERCA.VERT(1/0;aria;1)', '#DIV/0!'],
  ['CERCA.VERT("1";aria;2)', '#N/D'],
  ['CERCA.VERT("1";{1\\2};2;FALSO)', '#N/D'],
  ['VLOOKUP(1;aria;2)', 2.17],
  // Quantity breaks written in the formula.
  ['CERCA.VERT(1;{1\\5;10\\4,5;100\\3,8};2)', 5],
  ['CERCA.VERT(9;{1\\5;10\\4,5;100\\3,8};2)', 5],
  ['CERCA.VERT(10;{1\\5;10\\4,5;100\\3,8};2)', 4.5],
  ['CERCA.VERT(99,9;{1\\5;10\\4,5;100\\3,8};2)', 4.5],
  ['CERCA.VERT(5000;{1\\5;10\\4,5;100\\3,8};2)', 3.8],
  ['CERCA.VERT(0;{1\\5;10\\4,5};2)', '#N/D'],
  ['SE.ERRORE(CERCA.VERT(0;{1\\5};2);9)', 9],
  ['CERCA.VERT(0,1+0,2;{0,3\\7};2;FALSO)', 7],
  // The last of equal keys when approximate, the first when exact.
  ['CERCA.VERT(2;{1\\1;2\\2;2\\3;4\\4};2)', 3],
  ['CERCA.VERT(2;{1\\1;2\\2;2\\3;4\\4};2;FALSO)', 2],
  ['CERCA.VERT(2;{1\\1;2\\2;2\\3;4\\4};2;0)', 2],
  // Texts: case apart, with wildcards.
  ['CERCA.VERT("c45";materiali;2;FALSO)', 1.2],
  ['CERCA.VERT("AISI*";materiali;2;FALSO)', 3.9],
  ['CERCA.VERT("*6082";materiali;2;FALSO)', 4.5],
  ['CERCA.VERT("allum*";materiali;2;FALSO)', 4.5],
  ['CERCA.VERT("C?5";materiali;2;FALSO)', 1.2],
  ['CERCA.VERT("C?";materiali;2;FALSO)', '#N/D'],
  ['CERCA.VERT("cosa~?*";materiali;2;FALSO)', 1],
  ['CERCA.VERT("C45";materiali;3;FALSO)', true],
  ['CERCA.VERT("titanio";materiali;2;FALSO)', '#N/D'],
  ['CERCA.VERT("m";{"a"\\1;"g"\\2;"n"\\3};2)', 2],
  ['CERCA.VERT(VERO;{FALSO\\0;VERO\\1};2;FALSO)', 1],
  ['CERCA.VERT(2;SE(VERO;{1\\5};{1\\6});2)', 5],
];

describe('CERCA.VERT gives the values of Excel', () => {
  it.each([...PUBLISHED, ...BY_RULE])('%s → %s', (formula, value) => {
    expect(evaluateText(formula, { aria: AIR, materiali: MATERIALS })).toBe(value);
  });

  it('refuses a sought text beyond the 255 characters of Excel', () => {
    expect(evaluateText(`CERCA.VERT("${'a'.repeat(256)}";materiali;2;FALSO)`, { materiali: MATERIALS })).toBe(
      '#VALORE!',
    );
  });
});

describe('makeTable', () => {
  it.each([
    [[], 'La tabella è vuota.'],
    [[[]], 'La tabella è vuota.'],
    [[[1, 2], [3]], 'La riga 2 ha 1 colonne invece di 2.'],
    [[[Number.NaN]], 'La riga 1 contiene un numero non valido.'],
  ])('refuses %j', (rows, message) => {
    expect(makeTable(rows)).toEqual({ ok: false, message });
  });
});
