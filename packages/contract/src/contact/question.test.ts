import { expect, it } from 'vitest';
import { drawQuestion, operators, solveQuestion } from './question.ts';

it('asks for no negative number: the keypad of a phone has no minus', () => {
  for (let a = 0; a < 10; a++)
    for (let b = 0; b < 10; b++)
      for (const index of operators.keys()) {
        const drawn = [a / 10, b / 10, index / operators.length];
        const { text, answer } = drawQuestion(() => drawn.shift() ?? 0);
        expect(answer, text).toBeGreaterThanOrEqual(0);
        expect(solveQuestion(text)).toBe(answer);
      }
});
