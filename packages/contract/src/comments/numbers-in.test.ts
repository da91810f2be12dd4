import { expect, it } from 'vitest';
import { cutAtNumbers, numbersIn } from './numbers-in.ts';

it.each([
  ['Come P-2026-0141, ma in inox.', ['P-2026-0141']],
  ['(C-2026-0007) e 12/2026/A: vedi Q017', ['C-2026-0007', '12/2026/A', 'Q017']],
  ['Ciao @Ugo, 5 pezzi', []],
  ['', []],
])('«%s» may name %j', (text, numbers) => {
  expect(numbersIn(text)).toEqual(numbers);
});

it('preserves the text completely', () => {
  const text = '\nVedi P-2026-0141.\n\n• C-2026-0007 – à Ø12 h7 …';
  expect(
    cutAtNumbers(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
