import type { BinaryOperator } from './ast.ts';
import { lex } from './lex.ts';
import type { Mark, Token } from './token.ts';

type OperatorToken = Extract<Token, { kind: 'operator' }>;
type MarkToken = Extract<Token, { kind: 'mark' }>;

/** A cursor over the words of a formula. Past the end it shows an `error` word that covers the last character. */
export class TokenReader {
  readonly text: string;
  private readonly tokens: readonly Token[];
  private readonly end: Token;
  private position = 0;
  private takenEnd = 0;

  constructor(text: string) {
    this.text = text;
    this.tokens = lex(text);
    const last = this.tokens.at(-1) ?? { start: 0, end: text.length };
    const message = 'La formula finisce prima del previsto: manca un valore.';
    this.end = { kind: 'error', code: 'syntax', message, start: last.start, end: last.end };
  }

  get atEnd(): boolean {
    return this.position >= this.tokens.length;
  }

  /** Where the last word taken ends. */
  get lastEnd(): number {
    return this.takenEnd;
  }

  peek(): Token {
    return this.tokens[this.position] ?? this.end;
  }

  take(): Token {
    const token = this.peek();
    this.position += 1;
    this.takenEnd = token.end;
    return token;
  }

  takeMark(mark: Mark): MarkToken | undefined {
    const token = this.peek();
    if (token.kind !== 'mark' || token.mark !== mark) return undefined;
    this.take();
    return token;
  }

  takeOperator(operator: BinaryOperator | '%'): OperatorToken | undefined {
    const token = this.peek();
    if (token.kind !== 'operator' || token.operator !== operator) return undefined;
    this.take();
    return token;
  }
}
