import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byScope } from '../../../testing/by-scope.ts';
import { evaluateText } from '../test/evaluate-text.ts';
import { checkFormula } from './check-formula.ts';
import { complete } from './complete.ts';
import { FUNCTIONS } from './find-function.ts';
import { highlight } from './highlight.ts';
import { parse } from './parse.ts';
import type { VariableDeclaration } from './scope.ts';
import { signatureAt } from './signature-at.ts';

const VARIABLES: readonly VariableDeclaration[] = [
  { name: 'quantità', type: 'number', unit: 'pz', help: 'Pezzi del lotto' },
  { name: 'superficie', type: 'number', unit: 'dm²', help: 'Superficie del pezzo' },
  { name: 'semilavorato', type: 'boolean', help: 'Parte da un semilavorato' },
];

/** Splits at the `|` that marks the cursor. */
const atCursor = (marked: string): readonly [string, number] => [
  marked.replace('|', ''),
  marked.indexOf('|'),
];

const labels = (marked: string) => complete(...atCursor(marked), VARIABLES).map(({ label }) => label);

describe('highlight', () => {
  it('names the kind of every word', () => {
    const text = '=SE(peso>1,5;"a"&VERO;BOH({1\\2})) # 1.234 "x';
    expect(highlight(text).map(({ kind, start, end }) => [text.slice(start, end), kind])).toEqual([
      ['=', 'operator'],
      ['SE', 'function'],
      ['(', 'bracket'],
      ['peso', 'name'],
      ['>', 'operator'],
      ['1,5', 'number'],
      [';', 'separator'],
      ['"a"', 'text'],
      ['&', 'operator'],
      ['VERO', 'boolean'],
      [';', 'separator'],
      ['BOH', 'unknown-function'],
      ['(', 'bracket'],
      ['{', 'bracket'],
      ['1', 'number'],
      ['\\', 'separator'],
      ['2', 'number'],
      ['}', 'bracket'],
      [')', 'bracket'],
      [')', 'bracket'],
      ['#', 'error'],
      ['1.234', 'error'],
      ['"x', 'error'],
    ]);
  });

  it('leaves only blanks between words, on any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const words = highlight(text);
        const gaps = words.map(({ start }, index) => text.slice(words[index - 1]?.end ?? 0, start));
        const blank = [...gaps, text.slice(words.at(-1)?.end ?? 0)].every((gap) => /^\s*$/.test(gap));
        return blank && words.every(({ start, end }) => start < end);
      }),
      { numRuns: byScope(300, 1000) },
    );
  });
});

describe('complete', () => {
  it.each([
    ['qua|', ['quantità']],
    ['QUANTI|', ['quantità']],
    ['1+sup|', ['superficie']],
    ['SE|', ['SE', 'semilavorato', 'SE.ERRORE', 'SEN', 'PIÙ.SE']],
    [
      'arr|',
      ['ARROTONDA', 'ARROTONDA.PER.ECC', 'ARROTONDA.PER.DIF', 'ARROTONDA.ECCESSO', 'ARROTONDA.DIFETTO'],
    ],
    ['VLOOK|', ['CERCA.VERT']],
    ['multiplo|', ['ARROTONDA.ECCESSO', 'ARROTONDA.DIFETTO']],
    ['ver|', ['VERO', 'CERCA.VERT']],
    ['{ver|', ['VERO']],
    ['lavorat|', ['semilavorato']],
    ['qua|ntità+1', ['quantità']],
    ['"qua|', []],
    ['"qua"|', []],
    ['12|', []],
    ['quantità |', []],
    ['quantità) |', []],
    ['5%|', []],
    ['zzz|', []],
  ])('%s → %j', (marked, expected) => {
    expect(labels(marked)).toEqual(expected);
  });

  it.each(['|', '=|', '1 + |', 'SE(|', 'SE(1; |', '-|'])(
    'offers everything where a value may come: %s',
    (marked) => {
      expect(labels(marked)).toHaveLength(VARIABLES.length + FUNCTIONS.length + 2);
      expect(labels(marked)[0]).toBe('quantità');
    },
  );

  it('returns the text to insert, its place, and the reason', () => {
    expect(complete('1+qua', 5, VARIABLES)[0]).toEqual({
      kind: 'variable',
      label: 'quantità',
      insert: 'quantità',
      detail: 'pz',
      help: 'Pezzi del lotto',
      start: 2,
      end: 5,
    });
    expect(complete('vlook', 5, VARIABLES)[0]).toMatchObject({
      kind: 'function',
      insert: 'CERCA.VERT(',
      detail: 'CERCA.VERT(valore; tabella; colonna; [intervallo])',
      alias: 'VLOOKUP',
    });
    expect(complete('pi', 2, VARIABLES)[0]).toMatchObject({ insert: 'PI.GRECO()' });
    expect(complete('ma(1;2)', 2, VARIABLES)[0]).toMatchObject({ insert: 'MAX', start: 0, end: 2 });
  });
});

describe('signatureAt', () => {
  it.each([
    ['SE(|', 'SE', 0, 0],
    ['SE(a;|', 'SE', 1, 1],
    ['SE(a;MAX(1;2|', 'MAX', 1, 0],
    ['SE(a;MAX(1;2)|', 'SE', 1, 1],
    ['SE(a;(1+|', 'SE', 1, 1],
    ['CERCA.VERT(a;{1\\2;3\\4|', 'CERCA.VERT', 1, 1],
    ['CERCA.VERT(a;{1\\2;3\\4};|', 'CERCA.VERT', 2, 2],
    ['vlookup(|', 'CERCA.VERT', 0, 0],
    ['ARROTONDA(1;2;|', 'ARROTONDA', 2, null],
    ['SE("(;";|', 'SE', 1, 1],
    ['SE("a;|', 'SE', 0, 0],
  ])('%s → %s, argument %s', (marked, name, argument, active) => {
    expect(signatureAt(...atCursor(marked))).toMatchObject({ name, argument, active });
  });

  it.each(['|', 'SE|', 'SE|(1)', 'SE(1)|', 'BOH(|', '(|', 'a+|'])('none at %s', (marked) => {
    expect(signatureAt(...atCursor(marked))).toBeNull();
  });
});

describe('the catalogue', () => {
  const inputs = {
    quantità: 30,
    materiale: 'titanio',
    peso: 3,
    diametro: 20,
    fori: 4,
    attrezzaggio: 50,
    lunghezza: 120,
    prezzo: 4.42,
    quota: 24,
    superficie: 9,
    classe: 2,
    costo: 60,
  };
  const declared = Object.entries(inputs).map(
    ([name, value]) => ({ name, type: typeof value === 'number' ? 'number' : 'text', help: '' }) as const,
  );

  it.each(FUNCTIONS.map(({ name, example }) => [name, example]))(
    '%s: the example passes the check and has a value',
    (name, example) => {
      const parsed = parse(example);
      expect(parsed.ok && checkFormula(parsed.ast, declared).diagnostics).toEqual([]);
      expect(String(evaluateText(example, inputs))).not.toMatch(/^#/);
      expect(example).toContain(`${name}(`);
    },
  );

  it.each(FUNCTIONS.map(({ name, help }) => [name, help]))('%s has one line of help', (_, help) => {
    expect(help).toMatch(/^\S[^\n]*\.$/);
  });
});
