import { textOf } from '../source-file.ts';
import { TOKEN, type TokenLine } from './tokens.ts';

const LETTERS = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i));
const QUOTE = 34;
const APOSTROPHE = 39;
const SEMICOLON = 59;
const DOT = 46;
const MAX_COMMENT = 120;

function isDigit(byte: number): boolean {
  return byte >= 48 && byte <= 57;
}

/** 0..25, or -1. */
function letterOf(byte: number): number {
  const upper = byte & 0xdf;
  return upper >= 65 && upper <= 90 && byte >= 65 ? upper - 65 : -1;
}

/** Underscore, `$` of system variables, letters and digits. */
function inName(byte: number): boolean {
  return byte === 95 || byte === 36 || isDigit(byte) || letterOf(byte) >= 0;
}

/** Splits the bytes of a line into tokens. */
export function tokenise(bytes: Uint8Array, from: number, to: number, out: TokenLine): void {
  out.clear();
  let at = from;
  while (at < to) {
    const byte = bytes[at] as number;
    if (byte <= 32) at += 1;
    else if (byte === SEMICOLON) {
      out.comment = textOf(bytes, at + 1, Math.min(to, at + 1 + MAX_COMMENT)).trim();
      return;
    } else if (letterOf(byte) >= 0) at = readLetter(bytes, at, from, to, out);
    else if (isDigit(byte) || (byte === DOT && isDigit(bytes[at + 1] ?? 0)))
      at = readNumber(bytes, at, from, to, out);
    else if (byte === 95 || byte === 36) at = readName(bytes, at, from, to, out);
    else if (byte === QUOTE) at = readString(bytes, at, from, to, out);
    else if (byte === APOSTROPHE) at = readBits(bytes, at, from, to, out);
    else at = readSymbol(bytes, at, from, out);
  }
}

/** A letter followed by a number is an address; by another letter or underscore, a name. */
function readLetter(bytes: Uint8Array, at: number, from: number, to: number, out: TokenLine): number {
  const next = at + 1 < to ? (bytes[at + 1] as number) : 0;
  if (letterOf(next) >= 0 || next === 95 || next === 36) return readName(bytes, at, from, to, out);
  const letter = LETTERS[letterOf(bytes[at] as number)] as string;
  let i = at + 1;
  let negative = false;
  if (next === 45 || next === 43) {
    const after = i + 1 < to ? (bytes[i + 1] as number) : 0;
    if (!isDigit(after) && after !== DOT) {
      out.push(TOKEN.name, 0, letter, at - from + 1);
      return i;
    }
    negative = next === 45;
    i += 1;
  } else if (!isDigit(next) && next !== DOT) {
    out.push(TOKEN.name, 0, letter, at - from + 1);
    return i;
  }
  const end = numberEnd(bytes, i, to);
  const value = parseNumber(bytes, i, end);
  out.push(TOKEN.address, negative ? -value : value, letter, at - from + 1);
  return end;
}

function readName(bytes: Uint8Array, at: number, from: number, to: number, out: TokenLine): number {
  let end = at;
  while (end < to && inName(bytes[end] as number)) end += 1;
  out.push(TOKEN.name, 0, textOf(bytes, at, end).toUpperCase(), at - from + 1);
  return end;
}

/** Digits, a point, and the exponent written `EX-3`. */
function numberEnd(bytes: Uint8Array, at: number, to: number): number {
  let end = at;
  while (end < to && (isDigit(bytes[end] as number) || bytes[end] === DOT)) end += 1;
  if (((bytes[end] ?? 0) & 0xdf) === 69 && ((bytes[end + 1] ?? 0) & 0xdf) === 88 && end + 2 < to) {
    let i = end + 2;
    if (bytes[i] === 45 || bytes[i] === 43) i += 1;
    if (i < to && isDigit(bytes[i] as number)) {
      while (i < to && isDigit(bytes[i] as number)) i += 1;
      return i;
    }
  }
  return end;
}

/** Up to this many digits a plain sum is exact. */
const EXACT_DIGITS = 15;
const POWERS = Array.from({ length: EXACT_DIGITS + 1 }, (_, i) => 10 ** i);

function parseNumber(bytes: Uint8Array, from: number, to: number): number {
  let digits = 0;
  let decimals = -1;
  let sum = 0;
  for (let i = from; i < to; i++) {
    const byte = bytes[i] as number;
    if (byte === DOT) {
      if (decimals >= 0) return Number.NaN;
      decimals = digits;
    } else if (isDigit(byte)) {
      sum = sum * 10 + (byte - 48);
      digits += 1;
    } else return Number(textOf(bytes, from, to).toUpperCase().replace('EX', 'E'));
  }
  if (digits === 0) return Number.NaN;
  if (digits > EXACT_DIGITS) return Number(textOf(bytes, from, to));
  return decimals < 0 ? sum : sum / (POWERS[digits - decimals] as number);
}

function readNumber(bytes: Uint8Array, at: number, from: number, to: number, out: TokenLine): number {
  const end = numberEnd(bytes, at, to);
  out.push(TOKEN.number, parseNumber(bytes, at, end), '', at - from + 1);
  return end;
}

function readString(bytes: Uint8Array, at: number, from: number, to: number, out: TokenLine): number {
  let end = at + 1;
  while (end < to && bytes[end] !== QUOTE) end += 1;
  out.push(TOKEN.string, 0, textOf(bytes, at + 1, end), at - from + 1);
  return end + 1;
}

/** `'HFF'` and `'B1010'`. */
function readBits(bytes: Uint8Array, at: number, from: number, to: number, out: TokenLine): number {
  let end = at + 1;
  while (end < to && bytes[end] !== APOSTROPHE) end += 1;
  const text = textOf(bytes, at + 1, Math.min(end, at + 40)).toUpperCase();
  const value = text.startsWith('H')
    ? Number.parseInt(text.slice(1), 16)
    : text.startsWith('B')
      ? Number.parseInt(text.slice(1), 2)
      : Number.NaN;
  if (Number.isNaN(value) && out.badColumn === 0) out.badColumn = at - from + 1;
  out.push(TOKEN.number, Number.isNaN(value) ? 0 : value, '', at - from + 1);
  return end + 1;
}

const PAIRS = new Set(['==', '<>', '<=', '>=', '<<']);
const SINGLES = new Set('+-*/=<>()[],:%{}'.split(''));

function readSymbol(bytes: Uint8Array, at: number, from: number, out: TokenLine): number {
  const one = String.fromCharCode(bytes[at] as number);
  const two = one + String.fromCharCode(bytes[at + 1] ?? 32);
  if (PAIRS.has(two)) {
    out.push(TOKEN.symbol, 0, two, at - from + 1);
    return at + 2;
  }
  if (SINGLES.has(one)) out.push(TOKEN.symbol, 0, one, at - from + 1);
  else if (out.badColumn === 0) out.badColumn = at - from + 1;
  return at + 1;
}
