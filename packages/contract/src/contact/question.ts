/**
 * The arithmetic anti-bot question: two digits and an operator. The server draws it and hands it out signed, or a sender
 * draws its own; the page works the answer out only to say at once that it is wrong.
 */
export const operators = ['+', '-', '×'] as const;
type Operator = (typeof operators)[number];

interface Question {
  readonly text: string;
  readonly answer: number;
}

const apply = (a: number, operator: Operator, b: number): number =>
  operator === '+' ? a + b : operator === '-' ? a - b : a * b;

/** `random` gives a number in [0, 1), so that the caller owns the chance. */
export function drawQuestion(random: () => number): Question {
  const first = Math.floor(random() * 10);
  const second = Math.floor(random() * 10);
  const operator = operators[Math.floor(random() * operators.length)] ?? '+';
  // The keypad of a phone has no minus: the smaller digit is taken from the larger one.
  const isTurned = operator === '-' && first < second;
  const [a, b] = isTurned ? [second, first] : [first, second];
  return { text: `${a} ${operator} ${b}`, answer: apply(a, operator, b) };
}

/** Words may stand before it («Quanto fa 3 + 4?»). */
const PATTERN = /^[\p{L}\s:]*([0-9])\s*([+\-−*x×])\s*([0-9])\s*=?\s*\??\s*$/iu;

/** The right answer to a question as it came in, or null when it is not one of ours. */
export function solveQuestion(text: string): number | null {
  const match = PATTERN.exec(text);
  if (!match) return null;
  const [, a, sign, b] = match;
  const operator = sign === '+' ? '+' : sign === '-' || sign === '−' ? '-' : '×';
  return apply(Number(a), operator, Number(b));
}
