import type { BinaryOperator } from './ast.ts';
import { MAX_LENGTH, TOO_LONG } from './limits.ts';
import { readNumber } from './read-number.ts';
import type { Mark, Token } from './token.ts';
import { describeUnreadable, findForeignOperator } from './unreadable.ts';

const BLANK = /\s+/y;
const NAME = /[\p{L}_][\p{L}\p{M}\p{Nd}_.]*/uy;
const NUMBER = /((?:\d|[.,]\d)[\d.,]*)([eE][+-]?\d+)?/y;
const OPERATOR = /<>|<=|>=|[-+*/^&=<>%]/y;
const MARK = /[(){};\\]/y;

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** The words of a formula in order, never overlapping; only blanks lie between them. Never fails. */
export function lex(whole: string): readonly Token[] {
  const text = whole.slice(0, MAX_LENGTH);
  const tokens = lexWithinLimit(text);
  if (whole.length <= MAX_LENGTH) return tokens;
  // What lies past the limit is one unreadable word, so that an editor stays fast on a pasted book.
  return [
    ...tokens,
    { kind: 'error', code: 'length', message: TOO_LONG, start: text.length, end: whole.length },
  ];
}

function lexWithinLimit(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const blank = matchAt(BLANK, text, at);
    if (blank) {
      at += blank[0].length;
      continue;
    }
    // A leading "=" starts the formula: it is not the first half of a foreign operator.
    const token = readToken(text, at, tokens.length === 0);
    tokens.push(token);
    at = token.end;
  }
  return tokens;
}

function readToken(text: string, start: number, first: boolean): Token {
  const name = matchAt(NAME, text, start);
  if (name) return { kind: 'name', name: name[0].normalize('NFC'), start, end: start + name[0].length };

  const number = matchAt(NUMBER, text, start);
  if (number) {
    const span = { start, end: start + number[0].length };
    const read = readNumber(number[1] ?? '', number[2] ?? '');
    if (read.ok) return { kind: 'number', value: read.value, ...span };
    return { kind: 'error', code: read.code, message: read.message, ...span };
  }

  if (text[start] === '"') return readText(text, start);

  const foreign = first && text[start] === '=' ? undefined : findForeignOperator(text, start);
  if (foreign)
    return { kind: 'error', code: 'syntax', message: foreign.message, start, end: start + foreign.length };

  const operator = matchAt(OPERATOR, text, start);
  if (operator) {
    const sign = operator[0] as BinaryOperator | '%';
    return { kind: 'operator', operator: sign, start, end: start + sign.length };
  }
  const mark = matchAt(MARK, text, start);
  if (mark) return { kind: 'mark', mark: mark[0] as Mark, start, end: start + 1 };

  const unreadable = describeUnreadable(text, start);
  return {
    kind: 'error',
    code: 'syntax',
    message: unreadable.message,
    start,
    end: start + unreadable.length,
  };
}

/** A quote inside a text is written twice. */
function readText(text: string, start: number): Token {
  let close = text.indexOf('"', start + 1);
  while (close !== -1 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  if (close === -1) {
    const message = 'Il testo non è chiuso: mancano le virgolette «"».';
    return { kind: 'error', code: 'syntax', message, start, end: text.length };
  }
  const value = text.slice(start + 1, close).replaceAll('""', '"');
  return { kind: 'text', value, start, end: close + 1 };
}
