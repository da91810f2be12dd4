import fc from 'fast-check';
import type { BinaryOperator, Node } from '../src/ast.ts';
import { FUNCTIONS } from '../src/find-function.ts';
import { arityOf } from '../src/function-catalog.ts';
import { foldName } from '../src/index.ts';

const at = { start: 0, end: 0 } as const;

const BINARY: readonly BinaryOperator[] = ['+', '-', '*', '/', '^', '&', '=', '<>', '<', '>', '<=', '>='];
const RESERVED = new Set(['vero', 'falso', 'true', 'false']);

const name = fc
  .stringMatching(/^[a-zàèéìòùA-Z_][a-zàèéìòù0-9_.]{0,8}$/)
  .map((text) => text.normalize('NFC'))
  .filter((text) => !RESERVED.has(foldName(text)));

const size = fc.oneof(
  fc.nat(1000),
  fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }),
  fc.nat(1e6).map((thousandths) => thousandths / 1000),
);
const positive = size.map((value) => (value === 0 ? 0 : value));
const signed = fc
  .tuple(positive, fc.boolean())
  .map(([value, minus]) => (minus && value !== 0 ? -value : value));
const scalar = fc.oneof(signed, fc.string({ unit: 'grapheme' }), fc.boolean());

const table = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }))
  .chain(([width, height]) =>
    fc.array(fc.array(scalar, { minLength: width, maxLength: width }), {
      minLength: height,
      maxLength: height,
    }),
  )
  .map((rows): Node => ({ kind: 'table', rows, ...at }));

const isFunction = (text: string) =>
  FUNCTIONS.some(({ name: own, aliases }) =>
    [own, ...aliases].some((known) => foldName(known) === foldName(text)),
  );

interface Words {
  readonly names: fc.Arbitrary<string>;
  /** A function's name with how many arguments it gets. */
  readonly calls: fc.Arbitrary<readonly [name: string, min: number, max: number]>;
}

const makeArbitraryAst = ({ names, calls }: Words): fc.Arbitrary<Node> =>
  fc.letrec<{ node: Node }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 6, depthIdentifier: 'formula' },
      positive.map((value): Node => ({ kind: 'number', value, ...at })),
      names.map((text): Node => ({ kind: 'name', name: text, ...at })),
      fc.string({ unit: 'grapheme' }).map((value): Node => ({ kind: 'text', value, ...at })),
      fc.boolean().map((value): Node => ({ kind: 'boolean', value, ...at })),
      table,
      fc
        .tuple(fc.constantFrom('-' as const, '+' as const), tie('node'))
        .map(([operator, operand]): Node => ({ kind: 'sign', operator, operand, ...at })),
      tie('node').map((operand): Node => ({ kind: 'percent', operand, ...at })),
      fc
        .tuple(fc.constantFrom(...BINARY), tie('node'), tie('node'))
        .map(([operator, left, right]): Node => ({ kind: 'binary', operator, left, right, ...at })),
      calls.chain(([called, min, max]) =>
        fc
          .array(tie('node'), { minLength: min, maxLength: max })
          .map((args): Node => ({ kind: 'call', name: called, nameEnd: 0, args, ...at })),
      ),
    ),
  })).node;

/** Any tree that can be written down, known names or not. */
export const arbitraryAst: fc.Arbitrary<Node> = makeArbitraryAst({
  names: name,
  calls: fc
    .oneof(
      fc.constantFrom(...FUNCTIONS.map((known) => known.name)),
      name.filter((text) => !isFunction(text)),
    )
    .map((called) => [called, 0, 3] as const),
});

/** Trees over these variables, with the right number of arguments everywhere. */
export const arbitraryAstOver = (variables: readonly string[]): fc.Arbitrary<Node> =>
  makeArbitraryAst({
    names: fc.constantFrom(...variables),
    calls: fc.constantFrom(...FUNCTIONS).map((known) => {
      const { min, max } = arityOf(known);
      return [known.name, min, Math.min(max, min + 2)] as const;
    }),
  });
