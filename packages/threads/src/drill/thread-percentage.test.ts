import { describe, expect, test } from 'vitest';
import { parseDesignation } from '../designation/parse-designation.ts';
import { threadPercentage } from './thread-percentage.ts';

function thread(text: string) {
  const outcome = parseDesignation(text);
  if (!outcome.ok) throw new Error(outcome.error.message);
  return outcome.value;
}

const percentage = (text: string, drill: number) => {
  const outcome = threadPercentage(thread(text), drill);
  return outcome.ok ? outcome.value : outcome.error;
};

describe('threadPercentage', () => {
  test('M10 in 8.5 mm: 92.4 % (Yamawa) and 77 % on the American base', () => {
    expect(percentage('M10', 8.5)).toMatchObject({
      iso: expect.closeTo(92.4, 1),
      american: expect.closeTo(77, 1),
    });
  });

  test('1/4-20 drilled with a number 7 (0.2010 in): 75 % in American charts', () => {
    expect(percentage('1/4-20', 0.201 * 25.4)).toMatchObject({ american: expect.closeTo(75.4, 1) });
  });

  test('a hole of D1 is a full thread on the basic profile, in every form', () => {
    expect(percentage('M8', 6.6468)).toMatchObject({ iso: expect.closeTo(100, 1) });
    expect(percentage('G1/2', 18.6316)).toMatchObject({ iso: expect.closeTo(100, 1), american: null });
    expect(percentage('Tr20x4', 16)).toMatchObject({ iso: 100, american: null });
  });

  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, 8, 9])('M8 refuses a hole of %d mm', (drill) => {
    expect(percentage('M8', drill)).toMatchObject({ code: 'invalid-number' });
  });

  test('a tapered thread has no percentage', () => {
    expect(percentage('1/2 NPT', 18)).toMatchObject({ code: 'not-applicable' });
    expect(percentage('R1/2', 18)).toMatchObject({ code: 'not-applicable' });
  });
});
