import { describe, expect, it } from 'vitest';
import { evaluateText, type Row } from '../test/evaluate-text.ts';

// Precedence and conversions: Microsoft, "Calculation operators and precedence in Excel".
const ARITHMETIC: readonly Row[] = [
  ['=1+1', 2],
  ['1+1', 2],
  ['5+2*3', 11],
  ['(5+2)*3', 21],
  ['10-4-3', 3],
  ['24/4/2', 3],
  ['2*3%', 0.06],
  ['20%', 0.2],
  ['50%%', 0.005],
  ['200*10%', 20],
  ['3^2', 9],
  ['2^3^2', 64],
  ['-2^2', 4],
  ['(-2)^2', 4],
  ['-(2^2)', -4],
  ['0-2^2', -4],
  ['1-2^2', -3],
  ['2^-1', 0.5],
  ['2^-2^2', 0.0625],
  ['-2%', -0.02],
  ['4^50%', 2],
  ['--5', 5],
  ['-+-5', 5],
  ['2--3', 5],
  ['2+-3', -1],
  ['7/2', 3.5],
  ['1,5*2', 3],
  ['-0', 0],
  ['0*-1', 0],
  ['(-8)^(1/3)', -2],
  ['(-2)^(1/2)', '#NUM!'],
  ['0^0', '#NUM!'],
  ['0^-1', '#DIV/0!'],
  ['1/0', '#DIV/0!'],
  ['0/0', '#DIV/0!'],
  ['10^400', '#NUM!'],
  ['1E308*10', '#NUM!'],
  // Excel 97 and later give 0 where only the error of the binary form is left (Microsoft KB 78113).
  ['1,333+1,225-1,333-1,225', 0],
  ['0,5-0,4-0,1', 0],
  ['0,1+0,2-0,3', 0],
];

const COMPARISON: readonly Row[] = [
  ['1=1', true],
  ['1=2', false],
  ['1<>2', true],
  ['1<2', true],
  ['2<=2', true],
  ['2>=3', false],
  ['3>2', true],
  ['1+1=2', true],
  ['"a"="A"', true],
  ['"Acciaio"="ACCIAIO"', true],
  ['"perche"="perché"', false],
  ['"a"<"b"', true],
  ['"B">"a"', true],
  ['"è"<"f"', true],
  ['VERO=VERO', true],
  ['VERO>FALSO', true],
  // Numbers come before texts, texts before FALSO and VERO.
  ['"1"=1', false],
  ['9999<"a"', true],
  ['"z"<FALSO', true],
  ['VERO=1', false],
  ['1<2<3', false],
  // Operands are compared on 15 significant digits.
  ['0,1+0,2=0,3', true],
  ['1,1-0,9=0,2', true],
  ['1/3=0,333333333333333', true],
  ['1/3=0,33333333333333', false],
  ['1,0000000000001=1', false],
];

const TEXT: readonly Row[] = [
  ['"a"&"b"', 'ab'],
  ['"Ø"&25', 'Ø25'],
  ['1&2', '12'],
  ['1,5&" kg"', '1,5 kg'],
  ['VERO&""', 'VERO'],
  ['1/3&""', '0,333333333333333'],
  ['0,1+0,2&""', '0,3'],
  ['1&2=12', false],
  ['1&2="12"', true],
  ['1+1&"x"', '2x'],
  ['"detto ""M8"""', 'detto "M8"'],
  ['""', ''],
  ['+"a"', 'a'],
];

const CONVERSION: readonly Row[] = [
  ['"3"+4', 7],
  ['"3,5"*2', 7],
  ['" 12 "+0', 12],
  ['"-2"+0', -2],
  ['"10%"+0', 0.1],
  ['"1.234,5"+0', 1234.5],
  ['"1.234"+0', '#VALORE!'],
  ['"abc"+1', '#VALORE!'],
  ['-"a"', '#VALORE!'],
  ['"a"%', '#VALORE!'],
  ['""+1', '#VALORE!'],
  ['VERO+1', 2],
  ['VERO*5', 5],
  ['(3>2)*10', 10],
  ['-VERO', -1],
  ['{1\\2}+1', '#VALORE!'],
  ['{1\\2}', '#VALORE!'],
  ['{1}="a"', '#VALORE!'],
  ['"a"&{1}', '#VALORE!'],
  ['pippo+1', '#NOME?'],
  ['PIPPO(1)', '#NOME?'],
  ['1/0+pippo', '#DIV/0!'],
];

describe('operators give the values of Excel', () => {
  it.each([...ARITHMETIC, ...COMPARISON, ...TEXT, ...CONVERSION])('%s → %s', (formula, value) => {
    expect(evaluateText(formula)).toBe(value);
  });
});

describe('names', () => {
  it.each([
    ['quantità*2', 20],
    ['QUANTITÀ*2', 20],
    ['quantita*2', 20],
    ['Quantita\u0300*2', 20],
    ['superficie_lavorata/5', 3],
    ['vite.M8+1', 5],
  ] satisfies readonly Row[])('%s → %s', (formula, value) => {
    expect(evaluateText(formula, { quantità: 10, superficie_lavorata: 15, 'vite.m8': 4 })).toBe(value);
  });
});
