import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byScope } from '../../../testing/by-scope.ts';
import { calculate, describeResult, type Operation, operations, warningText } from '../src/index.ts';
import { arbitraryInput } from './arbitrary-inputs.ts';

function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

const RUNS = byScope(300, 1000);
const strange = /NaN|Infinity|∞|undefined|null|\{|\}/;

function examine<Op extends Operation>(operation: Op, seen: { ok: number; refused: number }) {
  const holds = fc.property(arbitraryInput(operation), (input) => {
    const outcome = calculate(operation, input);
    if (!outcome.ok) {
      seen.refused += 1;
      expect(outcome.errors.length).toBeGreaterThan(0);
      const messages = outcome.errors.map(({ message }) => message);
      expect(messages.filter((message) => strange.test(message) || !/^.{10,}\.$/.test(message))).toEqual([]);
      return;
    }
    seen.ok += 1;
    const numbers = numbersIn([outcome.result, outcome.warnings, outcome.limits]);
    expect(numbers.filter((value) => !Number.isFinite(value))).toEqual([]);
    const rows = describeResult(operation, outcome.result, 'imperial');
    const texts = [...outcome.warnings.map(warningText), ...rows.map((row) => `${row.text} ${row.formula}`)];
    expect(texts.filter((text) => strange.test(text))).toEqual([]);
  });
  fc.assert(holds, { numRuns: RUNS });
}

describe('whatever is typed, no NaN, Infinity or undefined comes out', () => {
  it.each(operations)('%s', (operation) => {
    const seen = { ok: 0, refused: 0 };
    examine(operation, seen);
    // The generator is worth something only when both sides are met often.
    expect(seen.ok).toBeGreaterThan(0.03 * RUNS);
    expect(seen.refused).toBeGreaterThan(0.03 * RUNS);
  });
});
