import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byScope } from '../../../testing/by-scope.ts';
import { arbitraryAst, arbitraryAstOver } from '../test/arbitrary-ast.ts';
import { checkFormula } from './check-formula.ts';
import { compile } from './compile.ts';
import { parse } from './parse.ts';
import type { VariableDeclaration } from './scope.ts';
import { type Table, typeOfValue } from './value.ts';

const VARIABLES: readonly VariableDeclaration[] = [
  { name: 'quantità', type: 'number', help: '' },
  { name: 'peso', type: 'number', help: '' },
  { name: 'tabella', type: 'table', help: '' },
];

const compiled = (text: string, maxSteps?: number) => {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return compile(parsed.ast, VARIABLES, maxSteps === undefined ? {} : { maxSteps });
};

const long: Table = { kind: 'table', rows: Array.from({ length: 5000 }, (_, index) => [index, index * 2]) };

describe('compile', () => {
  it('lists the variables it uses, once each, as declared', () => {
    const formula = compiled('PESO * quantita + peso');
    expect(formula.variables).toEqual(['peso', 'quantità']);
    expect(formula.evaluateRow([2, 3])).toEqual({ ok: true, value: 8 });
    expect(formula.evaluate({ quantità: 3, peso: 2 })).toEqual({ ok: true, value: 8 });
  });

  it.each([
    [
      '1 + peso / (quantità - 3)',
      { quantità: 3, peso: 1 },
      'division-by-zero',
      12,
      24,
      'Divisione per zero: il divisore vale 0.',
    ],
    ['2 * peso', {}, 'value', 4, 8, 'Manca il valore di «peso».'],
    ['2 * peso', { peso: Number.NaN }, 'value', 4, 8, 'Manca il valore di «peso».'],
    ['2 * pesi', { peso: 1 }, 'unknown-name', 4, 8, 'Il nome «pesi» non esiste: forse volevi «peso»?'],
    ['1 + "abc"', {}, 'value', 4, 9, '«abc» è un testo, qui serve un numero.'],
    [
      'CERCA.VERT(peso; {5\\1}; 2)',
      { peso: 2 },
      'not-found',
      11,
      15,
      '2 viene prima del primo valore della tabella.',
    ],
    [
      'CERCA.VERT("x"; {5\\1}; 2; FALSO)',
      {},
      'not-found',
      11,
      14,
      '«x» non è nella prima colonna della tabella.',
    ],
    ['1 + RADQ(peso - 1)', { peso: 0 }, 'number', 9, 17, 'La radice vuole un numero non negativo.'],
  ])('%s fails at its own place', (text, inputs, code, start, end, message) => {
    expect(compiled(text).evaluate(inputs)).toEqual({ ok: false, error: { code, message, start, end } });
  });

  it('treats a stray null as a missing value', () => {
    const inputs = JSON.parse('{"peso":null}');
    expect(compiled('peso').evaluate(inputs)).toMatchObject({
      ok: false,
      error: { message: 'Manca il valore di «peso».' },
    });
  });

  it('does not find properties of the prototype', () => {
    const parsed = parse('constructor');
    const formula = parsed.ok ? compile(parsed.ast, [{ name: 'constructor', type: 'number' }]) : null;
    expect(formula?.evaluate({})).toMatchObject({
      ok: false,
      error: { message: 'Manca il valore di «constructor».' },
    });
  });
});

describe('the budget of steps', () => {
  it.each([
    ['1 + 1 + 1', 2],
    ['SE(VERO; 1 + 1)', 2],
    ['SOMMA({1\\2;3\\4})', 5],
    ['CERCA.VERT(4; {1\\1;2\\2;3\\3;4\\4}; 2; FALSO)', 5],
    ['CERCA.VERT(4; {1\\1;2\\2;3\\3;4\\4}; 2)', 3],
    ['E({1\\1})', 3],
    ['-5%', 2],
    ['"a" & "b"', 1],
    ['1 < 2', 1],
    ['MAX(1; 2)', 1],
  ])('%s takes %i steps, no less', (text, steps) => {
    expect(compiled(text, steps).evaluate({}).ok).toBe(true);
    expect(compiled(text, steps - 1).evaluate({})).toMatchObject({ ok: false, error: { code: 'steps' } });
  });

  it('cannot be bypassed with SE.ERRORE', () => {
    expect(compiled('SE.ERRORE(SOMMA(tabella); 0)', 9000).evaluate({ tabella: long })).toMatchObject({
      ok: false,
      error: {
        code: 'steps',
        message: 'Il calcolo è troppo lungo ed è stato fermato: riduci la formula o le tabelle.',
      },
    });
  });

  it('stops a formula that sums a long table hundreds of times', () => {
    const formula = compiled(`SOMMA(${Array.from({ length: 250 }, () => 'tabella').join(';')})`);
    expect(formula.evaluate({ tabella: long })).toMatchObject({ ok: false, error: { code: 'steps' } });
  });
});

const RUNS = { numRuns: byScope(300, 1000) };

describe('any formula', () => {
  it('gives a finite number, a text, a boolean or an error, and the same one every time', () => {
    fc.assert(
      fc.property(arbitraryAst, (ast) => {
        const formula = compile(ast, VARIABLES);
        const inputs = { quantità: 3, peso: 1.5, tabella: long };
        const first = formula.evaluate(inputs);
        if (first.ok && typeof first.value === 'number') expect(Number.isFinite(first.value)).toBe(true);
        expect(formula.evaluate(inputs)).toEqual(first);
      }),
      RUNS,
    );
  });

  it('that passes the check never fails by name, number of arguments or a type known beforehand', () => {
    let passed = 0;
    fc.assert(
      fc.property(arbitraryAstOver(['quantità', 'peso', 'tabella']), (ast) => {
        if (!checkFormula(ast, VARIABLES).ok) return;
        passed += 1;
        const evaluation = compile(ast, VARIABLES).evaluate({ quantità: 3, peso: 1.5, tabella: long });
        if (evaluation.ok) return;
        expect(['unknown-name', 'unknown-function', 'arity', 'type', 'steps']).not.toContain(
          evaluation.error.code,
        );
      }),
      RUNS,
    );
    expect(passed).toBeGreaterThan(RUNS.numRuns / 5);
  });

  it('without an `any` that passes the check gives the type the check said', () => {
    fc.assert(
      fc.property(arbitraryAstOver(['quantità', 'peso', 'tabella']), (ast) => {
        const { ok, type } = checkFormula(ast, VARIABLES);
        const evaluation = compile(ast, VARIABLES).evaluate({ quantità: 3, peso: 1.5, tabella: long });
        if (ok && type !== 'any' && evaluation.ok) expect(typeOfValue(evaluation.value)).toBe(type);
      }),
      RUNS,
    );
  });
});
