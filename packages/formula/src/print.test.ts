import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryAst, withoutPositions } from '../test/arbitrary-ast.ts';
import { parse } from './parse.ts';
import { print } from './print.ts';

const reprint = (text: string) => {
  const parsed = parse(text);
  return parsed.ok ? print(parsed.ast) : parsed.error.message;
};

describe('print', () => {
  it.each([
    ['=if(a>1;ROUND(b;2);.5)', 'SE(a > 1; ARROTONDA(b; 2); 0,5)'],
    ['((1+2))*3', '(1 + 2) * 3'],
    ['1+(2*3)', '1 + 2 * 3'],
    ['1-(2-3)', '1 - (2 - 3)'],
    ['(1-2)-3', '1 - 2 - 3'],
    ['2^(3^2)', '2^(3^2)'],
    ['(2^3)^2', '2^3^2'],
    ['-x^2', '(-x)^2'],
    ['-(x^2)', '-(x^2)'],
    ['2^-1', '2^-1'],
    ['(-5)%', '-5%'],
    ['-(5%)', '-(5%)'],
    ['(a&b)="x"', 'a & b = "x"'],
    ['a&(b="x")', 'a & (b = "x")'],
    ['"di ""prova"""', '"di ""prova"""'],
    ['true', 'VERO'],
    ['{1.5\\"a";-2\\FALSE}', '{1,5\\"a";-2\\FALSO}'],
    ['1E21', '1E+21'],
    ['0,0000001', '1E-7'],
    ['1.234.567,5', '1234567,5'],
    ['CEILING(a;5)+pi()', 'ARROTONDA.ECCESSO(a; 5) + PI.GRECO()'],
    ['Sconosciuta(1)', 'Sconosciuta(1)'],
  ])('%s → %s', (text, canonical) => {
    expect(reprint(text)).toBe(canonical);
    expect(reprint(canonical)).toBe(canonical);
  });

  it('gives names their declared spelling', () => {
    const parsed = parse('QUANTITA*Peso');
    const variables = ['quantità', 'peso'].map((name) => ({ name, type: 'number', help: '' }) as const);
    expect(parsed.ok && print(parsed.ast, variables)).toBe('quantità * peso');
  });

  it('is read back as the same tree', () => {
    fc.assert(
      fc.property(arbitraryAst, (ast) => {
        const text = print(ast);
        const parsed = parse(text);
        if (!parsed.ok) throw new Error(`${text}: ${parsed.error.message}`);
        expect(withoutPositions(parsed.ast)).toEqual(ast);
        expect(print(parsed.ast)).toBe(text);
      }),
      { numRuns: 1000 },
    );
  });
});
