import { describe, expect, it } from 'vitest';
import { evaluateText, type Row } from '../test/evaluate-text.ts';

// Unless noted, the examples of each function's page on support.microsoft.com.
const EXACT: readonly Row[] = [
  ['ARROTONDA(2,15;1)', 2.2],
  ['ARROTONDA(2,149;1)', 2.1],
  ['ARROTONDA(-1,475;2)', -1.48],
  ['ARROTONDA(21,5;-1)', 20],
  ['ARROTONDA(626,3;-3)', 1000],
  ['ARROTONDA(1,98;-1)', 0],
  ['ARROTONDA(-50,55;-2)', -100],
  ['ARROTONDA(23,7825;2)', 23.78],
  // Halves that a binary product would miss.
  ['ARROTONDA(2,675;2)', 2.68],
  ['ARROTONDA(1,005;2)', 1.01],
  ['ARROTONDA(1,115;2)', 1.12],
  ['ARROTONDA(8,325;2)', 8.33],
  ['ARROTONDA(0,285;2)', 0.29],
  ['ARROTONDA(-2,675;2)', -2.68],
  ['ARROTONDA(1,1*1,15;2)', 1.27],
  ['ARROTONDA(0,5;0)', 1],
  ['ARROTONDA(-0,5;0)', -1],
  ['ARROTONDA(2,5;0)', 3],
  ['ARROTONDA(-2,5;0)', -3],
  ['ARROTONDA(0,49999;0)', 0],
  ['ARROTONDA(5;-1)', 10],
  ['ARROTONDA(4,9;-1)', 0],
  ['ARROTONDA(1234567,891;2)', 1234567.89],
  ['ARROTONDA(123456789,125;2)', 123456789.13],
  ['ARROTONDA(2,71;20)', 2.71],
  ['ARROTONDA(1,25;1,9)', 1.3],
  ['ARROTONDA(0;2)', 0],
  ['ARROTONDA(VERO;0)', 1],
  ['ARROTONDA("2,5";0)', 3],
  ['ARROTONDA("x";0)', '#VALORE!'],
  ['ROUND(2,5;0)', 3],
  ['arrotonda(2,5;0)', 3],

  ['ARROTONDA.PER.ECC(3,2;0)', 4],
  ['ARROTONDA.PER.ECC(76,9;0)', 77],
  ['ARROTONDA.PER.ECC(3,14159;3)*1000', 3142],
  ['ARROTONDA.PER.ECC(-3,14159;1)', -3.2],
  ['ARROTONDA.PER.ECC(31415,92654;-2)', 31500],
  ['ARROTONDA.PER.ECC(0,1;-2)', 100],
  ['ARROTONDA.PER.ECC(4;0)', 4],
  ['ARROTONDA.PER.ECC(2,3;1)', 2.3],
  ['ARROTONDA.PER.ECC(1,1-1-0,1;0)', 0],
  ['ARROTONDA.PER.ECC(4,35*100;0)', 435],
  ['ROUNDUP(3,2;0)', 4],

  ['ARROTONDA.PER.DIF(3,2;0)', 3],
  ['ARROTONDA.PER.DIF(76,9;0)', 76],
  ['ARROTONDA.PER.DIF(3,14159;3)*1000', 3141],
  ['ARROTONDA.PER.DIF(-3,14159;1)', -3.1],
  ['ARROTONDA.PER.DIF(31415,92654;-2)', 31400],
  ['ARROTONDA.PER.DIF(0,1;-2)', 0],
  ['ARROTONDA.PER.DIF(4,35*100;0)', 435],
  ['ARROTONDA.PER.DIF(2,3;1)', 2.3],
  ['ROUNDDOWN(3,2;0)', 3],

  ['ARROTONDA.ECCESSO(2,5;1)', 3],
  ['ARROTONDA.ECCESSO(-2,5;-2)', -4],
  ['ARROTONDA.ECCESSO(-2,5;2)', -2],
  ['ARROTONDA.ECCESSO(1,5;0,1)', 1.5],
  ['ARROTONDA.ECCESSO(0,234;0,01)', 0.24],
  ['ARROTONDA.ECCESSO(4,42;0,05)', 4.45],
  ['ARROTONDA.ECCESSO(22,25;0,1)', 22.3],
  ['ARROTONDA.ECCESSO(22,25;0,5)', 22.5],
  ['ARROTONDA.ECCESSO(22,25;10)', 30],
  ['ARROTONDA.ECCESSO(-22,25;-10)', -30],
  ['ARROTONDA.ECCESSO(-22,25;10)', -20],
  ['ARROTONDA.ECCESSO(22,25;-10)', '#NUM!'],
  ['ARROTONDA.ECCESSO(0,3;0,1)', 0.3],
  ['ARROTONDA.ECCESSO(7;0)', 0],
  ['ARROTONDA.ECCESSO(0;5)', 0],
  ['MULTIPLO.ARROTONDA.ECC(13;5)', 15],
  ['CEILING(13;5)', 15],

  ['INT(8,9)', 8],
  ['INT(-8,9)', -9],
  ['INT(19,5)', 19],
  ['INT(-3)', -3],
  ['INT(4,35*100)', 435],
  ['INT(0,99)', 0],
  ['INT(-0,01)', -1],
  ['INT(123456789012345,5)', 123456789012345],

  ['ASS(2)', 2],
  ['ASS(-2)', 2],
  ['ASS(-4)', 4],
  ['ASS(0)', 0],
  ['ABS(-2)', 2],

  ['RADQ(16)', 4],
  ['RADQ(-16)', '#NUM!'],
  ['RADQ(ASS(-16))', 4],
  ['RADQ(0)', 0],
  ['RADQ(2,25)', 1.5],
  ['SQRT(9)', 3],

  ['POTENZA(5;2)', 25],
  ['POTENZA(2;-1)', 0.5],
  ['POTENZA(0;0)', '#NUM!'],
  ['POTENZA(0;-1)', '#DIV/0!'],
  ['POTENZA(-8;1/3)', -2],
  ['POTENZA(-2;3)', -8],
  ['POTENZA(-4;0,5)', '#NUM!'],
  ['POWER(2;10)', 1024],

  ['PI.GRECO()', Math.PI],
  ['PI()', Math.PI],
  ['ARROTONDA(PI.GRECO();1)', 3.1],
];

/** Irrational results, to the digits the page prints. */
const PRINTED: readonly (readonly [formula: string, value: number, decimals: number])[] = [
  ['POTENZA(98,6;3,2)', 2401077.222, 3],
  ['POTENZA(4;5/4)', 5.656854249, 9],
  ['RADQ(3)', 1.732050808, 9],
  ['PI.GRECO()/2', 1.570796327, 9],
  ['PI.GRECO()*3^2', 28.27433388, 8],
  ['(-2)^(1/3)', -1.25992, 5],
];

describe('numeric functions give the values of Excel', () => {
  it.each(EXACT)('%s → %s', (formula, value) => {
    expect(evaluateText(formula)).toBe(value);
  });

  it.each(PRINTED)('%s → %s', (formula, value, decimals) => {
    expect(evaluateText(formula)).toBeCloseTo(value, decimals);
  });
});
