import { describe, expect, it } from 'vitest';
import { evaluateText } from '../test/evaluate-text.ts';
import { checkFormula } from './check-formula.ts';
import { parse } from './parse.ts';

const value = (text: string) => evaluateText(text);

/** Values of the function reference of Microsoft Excel (support.microsoft.com) and of LibreOffice Calc's help. */
describe('numbers', () => {
  it.each([
    // MOD: n - d*INT(n/d)
    ['RESTO(3;2)', 1],
    ['RESTO(-3;2)', 1],
    ['RESTO(3;-2)', -1],
    ['RESTO(-3;-2)', -1],
    ['RESTO(0,3;0,1)', 0],
    ['RESTO(5,5;2)', 1.5],
    // TRUNC
    ['TRONCA(8,9)', 8],
    ['TRONCA(-8,9)', -8],
    ['TRONCA(0,45)', 0],
    ['TRONCA(1,2345;2)', 1.23],
    // FLOOR
    ['ARROTONDA.DIFETTO(3,7;2)', 2],
    ['ARROTONDA.DIFETTO(-2,5;-2)', -2],
    ['ARROTONDA.DIFETTO(-2,5;2)', -4],
    ['ARROTONDA.DIFETTO(1,58;0,1)', 1.5],
    ['ARROTONDA.DIFETTO(0,234;0,01)', 0.23],
    ['ARROTONDA.DIFETTO(0;5)', 0],
    // LN, LOG
    ['LN(1)', 0],
    ['LOG(10)', 1],
    ['LOG(8;2)', 3],
    ['LOG(1000)', 3],
    // AVERAGE
    ['MEDIA(10;7;9;27;2)', 11],
    ['MEDIA({1;2;"x";6})', 3],
  ])('%s = %d', (text, expected) => expect(value(text)).toBe(expected));

  it.each([
    ['LN(86)', 4.4543473],
    ['LOG(86;2,7182818)', 4.4543473],
    ['SEN(PI.GRECO()/2)', 1],
    ['SEN(RADIANTI(30))', 0.5],
    ['COS(1,047)', 0.5001711],
    ['COS(RADIANTI(60))', 0.5],
    ['TAN(0,785)', 0.99920399],
    ['TAN(RADIANTI(45))', 1],
  ])('%s is about %d', (text, expected) => expect(value(text)).toBeCloseTo(expected, 7));

  it.each([
    ['RESTO(1;0)', '#DIV/0!'],
    ['ARROTONDA.DIFETTO(2,5;-2)', '#NUM!'],
    ['ARROTONDA.DIFETTO(2,5;0)', '#DIV/0!'],
    ['LN(0)', '#NUM!'],
    ['LOG(-1)', '#NUM!'],
    ['LOG(10;1)', '#DIV/0!'],
    ['LOG(10;0)', '#NUM!'],
    ['MEDIA({"a";"b"})', '#DIV/0!'],
  ])('%s is %s', (text, code) => expect(value(text)).toBe(code));
});

describe('PIÙ.SE', () => {
  it.each([
    ['PIÙ.SE(85>89;"A";85>79;"B";VERO;"F")', 'B'],
    ['PIU.SE(1>2;"A";VERO;"F")', 'F'],
    ['IFS(FALSO;1;1;2)', 2],
    ['PIÙ.SE(VERO;1;1/0;2)', 1],
  ])('%s', (text, expected) => expect(value(text)).toBe(expected));

  it('without a true condition it is not found; a condition in error is the result', () => {
    expect(value('PIÙ.SE(FALSO;1;1>2;2)')).toBe('#N/D');
    expect(value('PIÙ.SE(1/0;1;VERO;2)')).toBe('#DIV/0!');
  });
});

describe('INDICE and CONFRONTA', () => {
  it.each([
    ['INDICE({1\\2;3\\4};2;2)', 4],
    ['INDICE({10;20;30};2)', 20],
    ['INDICE({10\\20\\30};3)', 30],
    ['CONFRONTA(39;{25;38;40;41})', 2],
    ['CONFRONTA(41;{25;38;40;41};0)', 4],
    ['CONFRONTA(30;{41;40;38;25};-1)', 3],
    ['CONFRONTA("b*";{"acciaio";"bronzo"};0)', 2],
    ['INDICE({5;4,5;3,8};CONFRONTA(50;{1;10;100}))', 4.5],
  ])('%s', (text, expected) => expect(value(text)).toBe(expected));

  it.each([
    ['INDICE({1\\2;3\\4};3;1)', '#RIF!'],
    ['INDICE({1\\2;3\\4};1;3)', '#RIF!'],
    ['INDICE({1\\2;3\\4};1)', '#RIF!'],
    ['INDICE({1;2};0)', '#VALORE!'],
    ['CONFRONTA(1;{25;38})', '#N/D'],
    ['CONFRONTA(1;{1\\2;3\\4})', '#N/D'],
  ])('%s is %s', (text, code) => expect(value(text)).toBe(code));
});

describe('a suggestion is never the opposite of the written text', () => {
  const suggestion = (text: string) => {
    const parsed = parse(text);
    if (!parsed.ok) throw new Error(parsed.error.message);
    return checkFormula(parsed.ast, []).diagnostics[0]?.suggestion;
  };
  it.each([
    ['ARROTONDA.DIFETO(1;2)', 'ARROTONDA.DIFETTO'],
    ['ARROTONDA.ECESSO(1;2)', undefined],
    ['ARROTONDA.PER.DIFETTO(1;2)', 'ARROTONDA.PER.DIF'],
    ['ARROTONDA.PER.ECCESSO(1;2)', 'ARROTONDA.PER.ECC'],
    ['ROUNDDOW(1;2)', 'ROUNDDOWN'],
  ])('%s', (text, expected) => {
    const found = suggestion(text);
    if (expected === undefined) expect(found).not.toMatch(/DIF/);
    else expect(found).toBe(expected);
  });
});
