import { expect, test } from 'vitest';
import { bytesOf } from '../../test/read-rows.ts';
import { Evaluator } from './evaluator.ts';
import { Variables } from './variables.ts';

function evaluate(text: string, rs274 = true, depth = 50) {
  const variables = new Variables(rs274);
  variables.write(1, 5);
  variables.write(2, 1);
  variables.writeName('quota', -2.5);
  const evaluator = new Evaluator(
    variables,
    { readNumber: () => undefined, readName: () => undefined },
    depth,
  );
  const bytes = bytesOf(text);
  evaluator.open(bytes, 0, bytes.length);
  const value = evaluator.value();
  return evaluator.error === '' ? value : evaluator.error;
}

// Order of operations and functions as the LinuxCNC manual gives them.
test.each([
  ['[2 ** 3 * 2]', 16],
  ['[1 + 2 * 3]', 7],
  ['[10 / 4 - 1]', 1.5],
  ['[7 MOD 3]', 1],
  ['[-7 MOD 3]', 2],
  ['[1 LT 2 AND 3 GT 4]', 0],
  ['[[2 EQ 2] OR [1 EQ 0]]', 1],
  ['ATAN[1]/[1]', 45],
  ['SIN[30]', 0.5],
  ['SQRT[16]', 4],
  ['FIX[-2.8]', -3],
  ['FUP[2.2]', 3],
  ['ROUND[-2.5]', -3],
  ['#[#2]', 5],
  ['##2', 5],
  ['#<quota>', -2.5],
  ['EXISTS[#<quota>]', 1],
  ['EXISTS[#<niente>]', 0],
  ['-[3 - 5]', 2],
])('%s = %s', (text, expected) => {
  expect(evaluate(text)).toBeCloseTo(expected as number, 12);
});

test('macro B evaluates AND bitwise with the precedence of a product', () => {
  expect(evaluate('[6 AND 3]', false)).toBe(2);
  expect(evaluate('[1 + 6 AND 3]', false)).toBe(3);
  expect(evaluate('POW[2,10]', false)).toBe(1024);
});

test.each(['[1 / 0]', 'SQRT[-1]', '#[', '[1 + ', '#<niente>', '#99999', 'BOH[1]'])(
  '%s is refused with a reason',
  (text) => {
    expect(typeof evaluate(text)).toBe('string');
  },
);

test('nested brackets have a limit', () => {
  expect(evaluate(`${'['.repeat(80)}1${']'.repeat(80)}`)).toMatch(/parentesi|profonda/);
});
