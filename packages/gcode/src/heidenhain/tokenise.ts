import { textOf } from '../source-file.ts';
import { type BlockPieces, PIECE } from './tokens.ts';

const SEMICOLON = 59;
const TILDE = 126;
const QUOTE = 34;
const MAX_COMMENT = 120;
const LETTERS = Array.from({ length: 26 }, (_, i) => String.fromCharCode(65 + i));
/** Up to this many digits a plain sum is exact. */
const EXACT_DIGITS = 15;
const POWERS = Array.from({ length: EXACT_DIGITS + 1 }, (_, i) => 10 ** i);
const SYMBOLS = new Set("+-*/^%=():,~|<>#[].!?&\\_$@{}'".split(''));
const PREFIX_BEFORE_Q = /^(F|FU|FZ|[XYZABCUVWIJK]|I[XYZABC]|PR|PA|LEN|CCA|REP)(Q[LR]?)$/;

function isDigit(byte: number): boolean {
  return byte >= 48 && byte <= 57;
}

function isLetter(byte: number): boolean {
  const upper = byte & 0xdf;
  return upper >= 65 && upper <= 90 && byte >= 65;
}

/** Splits the bytes of a line into pieces added to `out`; true when the block continues in the next line (`~`). */
export function tokenise(
  bytes: Uint8Array,
  from: number,
  to: number,
  line: number,
  out: BlockPieces,
): boolean {
  let at = from;
  let more = false;
  out.bytes = bytes;
  while (at < to) {
    const byte = bytes[at] as number;
    if (byte <= 32) at += 1;
    else if (byte === SEMICOLON) {
      more = goesOn(bytes, at, to);
      out.hasComment = true;
      if (!more) out.comment = textOf(bytes, at + 1, Math.min(to, at + 1 + MAX_COMMENT)).trim();
      return more;
    } else if (isLetter(byte)) at = readName(bytes, at, from, to, line, out);
    else if (isDigit(byte) || (byte === 46 && isDigit(bytes[at + 1] ?? 0)))
      at = readNumber(bytes, at, from, to, line, out);
    else if (byte === QUOTE) {
      let end = at + 1;
      while (end < to && bytes[end] !== QUOTE) end += 1;
      out.push(PIECE.string, 0, textOf(bytes, at + 1, end), at - from + 1, line);
      at = end + 1;
    } else {
      const text = String.fromCharCode(byte);
      if (byte === TILDE) more = true;
      else if (SYMBOLS.has(text)) out.push(PIECE.symbol, 0, text, at - from + 1, line);
      else if (out.bad === '') {
        out.bad = text;
        out.badColumn = at - from + 1;
      }
      at += 1;
    }
  }
  return more;
}

/** The line ends with `~`: the block runs on in the next one. */
export function goesOn(bytes: Uint8Array, from: number, to: number): boolean {
  let end = to - 1;
  while (end > from && (bytes[end] as number) <= 32) end -= 1;
  return bytes[end] === TILDE;
}

export function startsWithDigit(bytes: Uint8Array, from: number, to: number): boolean {
  let at = from;
  while (at < to && (bytes[at] as number) <= 32) at += 1;
  return at < to && isDigit(bytes[at] as number);
}

/** Letters; `FQ1` is F with the parameter Q1. */
function readName(
  bytes: Uint8Array,
  at: number,
  from: number,
  to: number,
  line: number,
  out: BlockPieces,
): number {
  let end = at;
  while (end < to && isLetter(bytes[end] as number)) end += 1;
  const column = at - from + 1;
  if (end === at + 1) {
    out.push(PIECE.name, 0, LETTERS[((bytes[at] as number) & 0xdf) - 65] as string, column, line);
    return end;
  }
  const text = textOf(bytes, at, end).toUpperCase();
  const split = end < to && isDigit(bytes[end] as number) ? PREFIX_BEFORE_Q.exec(text) : null;
  if (split) {
    const head = split[1] as string;
    out.push(PIECE.name, 0, head, column, line);
    out.push(PIECE.name, 0, split[2] as string, column + head.length, line);
  } else out.push(PIECE.name, 0, text, column, line);
  return end;
}

/** Digits with a decimal point or comma. */
function readNumber(
  bytes: Uint8Array,
  at: number,
  from: number,
  to: number,
  line: number,
  out: BlockPieces,
): number {
  let end = at;
  let digits = 0;
  let decimals = -1;
  let sum = 0;
  let dots = 0;
  while (end < to) {
    const byte = bytes[end] as number;
    if (isDigit(byte)) {
      sum = sum * 10 + (byte - 48);
      digits += 1;
    } else if (byte === 46 || (byte === 44 && dots === 0 && isDigit(bytes[end + 1] ?? 0))) {
      dots += 1;
      if (decimals < 0) decimals = digits;
    } else break;
    end += 1;
  }
  let value = decimals < 0 ? sum : sum / (POWERS[Math.min(digits - decimals, EXACT_DIGITS)] as number);
  if (dots > 1 || digits === 0) value = Number.NaN;
  else if (digits > EXACT_DIGITS) value = Number(textOf(bytes, at, end).replace(',', '.'));
  out.pushNumber(value, at, end, at - from + 1, line);
  return end;
}
