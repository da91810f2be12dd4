import type { Block } from './block.ts';
import { BIT } from './letters.ts';

/** Powers of ten that a double holds exactly: an integer divided by one of them is rounded only once. */
const POWER_OF_TEN = Float64Array.from({ length: 23 }, (_, i) => 10 ** i);

/**
 * Digits a plain number may have on the hot path, before and after the point: together an integer that a double holds
 * exactly, each for itself one of 32 bits. Longer ones take the slow path, which checks the range.
 */
const MAX_WHOLE_DIGITS = 8;
const MAX_FRACTION_DIGITS = 7;

const LINE_FEED = 10;
const OPEN_COMMENT = 40;
const CLOSE_COMMENT = 41;
const SEMICOLON = 59;
const PLUS = 43;
const MINUS = 45;
const DOT = 46;
const LETTER_G = 6;
const LETTER_M = 12;
const LETTER_O = 14;

/** True when the line was all letter-number words and comments; false sends it to the slow reader. */
export class LineScanner {
  /** First byte after the line's end once `scan` has returned. */
  next = 0;

  /** Reads the line at `from` into `block`. Allocates nothing. */
  scan(bytes: Uint8Array, from: number, block: Block): boolean {
    const size = bytes.length;
    let at = from;
    let mask = 0;
    let dotMask = 0;
    block.clear();
    while (at < size) {
      let byte = bytes[at] as number;
      if (byte <= 32) {
        at += 1;
        if (byte === LINE_FEED) break;
        continue;
      }
      if (byte >= 97 && byte <= 122) byte -= 32;
      if (byte < 65 || byte > 90) {
        if (byte === OPEN_COMMENT) {
          at = skipComment(bytes, at, block);
          if (at < 0) return false;
          continue;
        }
        if (byte === SEMICOLON) {
          at = skipToEnd(bytes, at, block);
          continue;
        }
        return false;
      }
      const letter = byte - 65;
      const column = at - from + 1;
      at += 1;
      // The number: sign, digits, point, digits.
      let isNegative = false;
      let digit = at < size ? (bytes[at] as number) : LINE_FEED;
      while (digit === 32 || digit === 9) digit = ++at < size ? (bytes[at] as number) : LINE_FEED;
      if (digit === MINUS) {
        isNegative = true;
        digit = ++at < size ? (bytes[at] as number) : LINE_FEED;
      } else if (digit === PLUS) {
        digit = ++at < size ? (bytes[at] as number) : LINE_FEED;
      }
      // The part before the point and the part after it are 32-bit integers (`| 0`): the machine's fastest sums.
      let whole = 0;
      const wholeFrom = at;
      while (digit >= 48 && digit <= 57) {
        whole = (whole * 10 + (digit - 48)) | 0;
        digit = ++at < size ? (bytes[at] as number) : LINE_FEED;
      }
      const wholeDigits = at - wholeFrom;
      let part = 0;
      let fraction = -1;
      if (digit === DOT) {
        const partFrom = at + 1;
        digit = ++at < size ? (bytes[at] as number) : LINE_FEED;
        while (digit >= 48 && digit <= 57) {
          part = (part * 10 + (digit - 48)) | 0;
          digit = ++at < size ? (bytes[at] as number) : LINE_FEED;
        }
        fraction = at - partFrom;
      }
      if (wholeDigits > MAX_WHOLE_DIGITS || fraction > MAX_FRACTION_DIGITS) return false;
      if (wholeDigits === 0 && fraction <= 0) return false;
      if (letter === LETTER_O) return false;
      let magnitude = whole;
      if (fraction > 0) {
        const power = POWER_OF_TEN[fraction] as number;
        magnitude = (whole * power + part) / power;
      }
      const value = isNegative ? -magnitude : magnitude;
      if (letter === LETTER_G) {
        if (value < 0 || fraction > 1 || !block.addG(Math.round(value * 10), column)) return false;
      } else if (letter === LETTER_M) {
        if (value < 0 || fraction > 0 || !block.addM(value, column)) return false;
      } else {
        const bit = 1 << letter;
        if ((mask & bit) !== 0) return false;
        block.values[letter] = value;
        block.columns[letter] = column;
        mask |= bit;
        if (fraction >= 0) dotMask |= bit;
      }
    }
    block.mask = mask;
    block.dotMask = dotMask;
    block.used = mask & BIT.N;
    this.next = at;
    return true;
  }
}

/** Past the closing bracket, or -1 when the comment is not closed on its line. */
function skipComment(bytes: Uint8Array, from: number, block: Block): number {
  let at = from + 1;
  while (at < bytes.length) {
    const byte = bytes[at] as number;
    if (byte === LINE_FEED) return -1;
    if (byte === CLOSE_COMMENT) {
      block.commentFrom = from + 1;
      block.commentTo = at;
      return at + 1;
    }
    at += 1;
  }
  return -1;
}

function skipToEnd(bytes: Uint8Array, from: number, block: Block): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== LINE_FEED) at += 1;
  block.commentFrom = from + 1;
  block.commentTo = at;
  return at;
}
