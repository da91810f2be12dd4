import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryAst } from '../test/arbitrary-ast.ts';
import { compile, type Inputs } from './compile.ts';
import { parse } from './parse.ts';
import type { VariableDeclaration } from './scope.ts';
import { type TraceNode, trace } from './trace.ts';

const VARIABLES: readonly VariableDeclaration[] = [
  { name: 'quantità', type: 'number', unit: 'pz', help: '' },
  { name: 'peso', type: 'number', unit: 'kg', help: '' },
];

/** A trace as indented lines. */
const outline = ({ text, result, children }: TraceNode, indent = ''): readonly string[] => {
  const shown =
    result.status === 'value'
      ? JSON.stringify(result.value)
      : result.status === 'error'
        ? result.error.code
        : '—';
  return [`${indent}${text} → ${shown}`, ...children.flatMap((child) => outline(child, `${indent}  `))];
};

const traced = (text: string, inputs: Inputs) => {
  const parsed = parse(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return trace(parsed.ast, VARIABLES, inputs);
};

describe('trace', () => {
  it('gives the value of each part and marks the branch that was not taken', () => {
    const { evaluation, root } = traced('max(35;SE(QUANTITA>=100;peso*1,5;peso*2))', {
      quantità: 20,
      peso: 30,
    });
    expect(evaluation).toEqual({ ok: true, value: 60 });
    expect(outline(root)).toEqual([
      'MAX(35; SE(quantità >= 100; peso * 1,5; peso * 2)) → 60',
      '  35 → 35',
      '  SE(quantità >= 100; peso * 1,5; peso * 2) → 60',
      '    quantità >= 100 → false',
      '      quantità → 20',
      '      100 → 100',
      '    peso * 1,5 → —',
      '      peso → —',
      '      1,5 → —',
      '    peso * 2 → 60',
      '      peso → 30',
      '      2 → 2',
    ]);
  });

  it('shows the origin of a failure and the function that caught it', () => {
    const { evaluation, root } = traced('SE.ERRORE(peso / quantità; 0) + 1', { quantità: 0, peso: 3 });
    expect(evaluation).toEqual({ ok: true, value: 1 });
    expect(outline(root)).toEqual([
      'SE.ERRORE(peso / quantità; 0) + 1 → 1',
      '  SE.ERRORE(peso / quantità; 0) → 0',
      '    peso / quantità → division-by-zero',
      '      peso → 3',
      '      quantità → 0',
      '    0 → 0',
      '  1 → 1',
    ]);
  });

  it('keeps the place of each part in the text', () => {
    expect(traced('1 + peso', { peso: 2 }).root.children[1]).toMatchObject({ start: 4, end: 8 });
  });

  it('agrees with the compiled formula', () => {
    fc.assert(
      fc.property(arbitraryAst, (ast) => {
        const inputs = { quantità: 4, peso: 0.5 };
        expect(trace(ast, VARIABLES, inputs).evaluation).toEqual(compile(ast, VARIABLES).evaluate(inputs));
      }),
      { numRuns: 500 },
    );
  });
});
