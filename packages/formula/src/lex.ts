import type { BinaryOperator } from './ast.ts';
import { MAX_LENGTH, TOO_LONG } from './limits.ts';
import { readNumber } from './read-number.ts';
import type { Mark, Token } from './token.ts';
import { describeUnreadable, findForeignOperator, type Unreadable } from './unreadable.ts';

const BLANK = /\s+/y;
const NAME = /[\p{L}_][\p{L}\p{M}\p{Nd}_.]*/uy;
const NUMBER = /((?:\d|[.,]\d)[\d.,]*)([eE][+-]?\d+)?/y;

const MARKS: ReadonlySet<string> = new Set('(){};\\');
const OPERATOR_STARTS: ReadonlySet<string> = new Set('+-*/^&=<>%');
const NUMBER_STARTS: ReadonlySet<string> = new Set('0123456789.,');
const LONG_OPERATORS: ReadonlySet<string> = new Set(['<>', '<=', '>=']);

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** The words of a formula in order, never overlapping; only blanks lie between them. Never fails. */
export function lex(whole: string): readonly Token[] {
  const text = whole.slice(0, MAX_LENGTH);
  const tokens = lexWithinLimit(text);
  if (whole.length <= MAX_LENGTH) return tokens;
  // Text past the limit is one unreadable token, so that an editor stays fast on a pasted book.
  return [
    ...tokens,
    { kind: 'error', code: 'length', message: TOO_LONG, start: text.length, end: whole.length },
  ];
}

function lexWithinLimit(text: string): Token[] {
  const tokens: Token[] = [];
  let at = blankEnd(text, 0);
  while (at < text.length) {
    // A leading "=" starts the formula: it is not the first half of a foreign operator.
    const token = readToken(text, at, tokens.length === 0);
    tokens.push(token);
    at = blankEnd(text, token.end);
  }
  return tokens;
}

const blankEnd = (text: string, at: number): number => at + (matchAt(BLANK, text, at)?.[0].length ?? 0);

function readToken(text: string, start: number, first: boolean): Token {
  const character = text.charAt(start);
  if (MARKS.has(character)) return { kind: 'mark', mark: character as Mark, start, end: start + 1 };
  if (character === '"') return readText(text, start);
  if (OPERATOR_STARTS.has(character)) return readOperator(text, start, first);
  const number = NUMBER_STARTS.has(character) ? matchAt(NUMBER, text, start) : null;
  if (number) return readNumeral(number, start);
  const name = matchAt(NAME, text, start);
  if (name) return { kind: 'name', name: name[0].normalize('NFC'), start, end: start + name[0].length };
  return refuse(describeUnreadable(text, start), start);
}

const refuse = ({ message, length }: Unreadable, start: number): Token => ({
  kind: 'error',
  code: 'syntax',
  message,
  start,
  end: start + length,
});

function readOperator(text: string, start: number, first: boolean): Token {
  const foreign = first && text[start] === '=' ? undefined : findForeignOperator(text, start);
  if (foreign) return refuse(foreign, start);
  const pair = text.slice(start, start + 2);
  const sign = LONG_OPERATORS.has(pair) ? pair : pair.charAt(0);
  return { kind: 'operator', operator: sign as BinaryOperator | '%', start, end: start + sign.length };
}

function readNumeral(match: RegExpExecArray, start: number): Token {
  const end = start + match[0].length;
  const read = readNumber(match[1] ?? '', match[2] ?? '');
  if (read.ok) return { kind: 'number', value: read.value, start, end };
  return { kind: 'error', code: read.code, message: read.message, start, end };
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
