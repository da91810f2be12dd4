import { describe, expect, it } from 'vitest';
import { evaluateText, type Row } from '../test/evaluate-text.ts';

const LOGIC: readonly Row[] = [
  ['SE(1<2;"sì";"no")', 'sì'],
  ['SE(1>2;"sì";"no")', 'no'],
  ['SE(VERO;1)', 1],
  ['SE(FALSO;1)', false],
  ['SE(5;1;2)', 1],
  ['SE(0;1;2)', 2],
  ['SE("VERO";1;2)', 1],
  ['SE("falso";1;2)', 2],
  ['SE("boh";1;2)', '#VALORE!'],
  ['SE(1/0;1;2)', '#DIV/0!'],
  // Only the chosen branch is computed.
  ['SE(VERO;1;1/0)', 1],
  ['SE(FALSO;1/0;2)', 2],
  ['SE(VERO;1;pippo)', 1],
  ['IF(1<2;10;20)', 10],
  ['SE(1=1;SE(2=3;"a";"b");"c")', 'b'],

  ['E(VERO;VERO)', true],
  ['E(VERO;FALSO)', false],
  ['E(1<2;2<3)', true],
  ['E(2+2=4;2+3=5)', true],
  ['E(1;1)', true],
  ['E(1;0)', false],
  ['E("VERO";VERO)', true],
  ['E("boh")', '#VALORE!'],
  // Every argument is computed.
  ['E(FALSO;1/0=1)', '#DIV/0!'],
  ['E({1\\0})', false],
  ['E({1\\"testo"})', true],
  ['E({"testo"})', '#VALORE!'],
  ['AND(VERO;VERO)', true],

  ['O(VERO;FALSO)', true],
  ['O(FALSO;FALSO)', false],
  ['O(1+1=1;2+2=5)', false],
  ['O(VERO;1/0=1)', '#DIV/0!'],
  ['O({0\\0;0\\1})', true],
  ['OR(FALSO;VERO)', true],

  ['NON(FALSO)', true],
  ['NON(1+1=2)', false],
  ['NON(0)', true],
  ['NON("a")', '#VALORE!'],
  ['NOT(VERO)', false],

  ['SCEGLI(2;"1°";"2°";"3°")', '2°'],
  ['SCEGLI(1;10;20)', 10],
  ['SCEGLI(2,9;10;20;30)', 20],
  ['SCEGLI(0;10;20)', '#VALORE!'],
  ['SCEGLI(3;10;20)', '#VALORE!'],
  ['SCEGLI(1;10;1/0)', 10],
  ['SCEGLI(2;10;1/0)', '#DIV/0!'],
  ['SCEGLI("a";1)', '#VALORE!'],
  ['CHOOSE(1;"a";"b")', 'a'],

  ['SE.ERRORE(210/35;"errore")', 6],
  ['SE.ERRORE(55/0;"errore nel calcolo")', 'errore nel calcolo'],
  ['SE.ERRORE(1;1/0)', 1],
  ['SE.ERRORE(1/0;2/0)', '#DIV/0!'],
  ['SE.ERRORE("a"+1;0)', 0],
  ['SE.ERRORE(RADQ(-1);-1)', -1],
  ['SE.ERRORE(pippo;7)', 7],
  ['IFERROR(1/0;3)', 3],

  ['VERO', true],
  ['FALSO', false],
  ['VERO()', true],
  ['TRUE', true],
  ['false', false],
];

describe('logical functions give the values of Excel', () => {
  it.each(LOGIC)('%s → %s', (formula, value) => {
    expect(evaluateText(formula)).toBe(value);
  });
});

const AGGREGATE: readonly Row[] = [
  ['SOMMA(3;2)', 5],
  ['SOMMA("5";15;VERO)', 21],
  ['SOMMA(1,5;2,5;-1)', 3],
  ['SOMMA(5)', 5],
  ['SOMMA("a")', '#VALORE!'],
  ['SOMMA(1;1/0)', '#DIV/0!'],
  // Inside a table texts and booleans are passed over.
  ['SOMMA({1\\2;3\\4})', 10],
  ['SOMMA({1\\"2";VERO\\4})', 5],
  ['SOMMA({"a"})', 0],
  ['SOMMA({1\\2};10)', 13],
  ['SUM(1;2;3)', 6],
  ['SOMMA(1E308;1E308)', '#NUM!'],

  ['MIN(10;7;9;27;2)', 2],
  ['MIN(10;7;9;27;2;0)', 0],
  ['MIN(-1;-5)', -5],
  ['MIN({3\\1;2\\8})', 1],
  ['MIN({"a"})', 0],
  ['MIN(VERO;5)', 1],
  ['MIN("a";1)', '#VALORE!'],

  ['MAX(10;7;9;27;2)', 27],
  ['MAX(10;7;9;27;2;30)', 30],
  ['MAX(-1;-5)', -1],
  ['MAX({3\\1;2\\8};5)', 8],
  ['MAX({"a"\\VERO})', 0],
  ['MAX(35;12*1,8)', 35],
  ['MAX(1/0;1)', '#DIV/0!'],
];

describe('SOMMA, MIN and MAX give the values of Excel', () => {
  it.each(AGGREGATE)('%s → %s', (formula, value) => {
    expect(evaluateText(formula)).toBe(value);
  });
});
