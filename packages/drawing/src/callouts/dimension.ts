import type { Line } from '../lines/line.ts';
import { NUMBER, toNumber } from '../numbers.ts';
import { isDayOrTelephone } from './other-numbers.ts';

type DimensionKind = 'length' | 'diameter' | 'radius' | 'angle' | 'other';

/** A number of a callout with what stands around it. */
export interface Dimension {
  readonly line: Line;
  readonly nominal: number | null;
  readonly text: string;
  readonly kind: DimensionKind;
  readonly count: number | null;
  /** Text after the number. */
  readonly rest: string;
  /** Whether the line holds nothing else before it. */
  readonly isAlone: boolean;
  /** A recogniser reads ⌀ as 2 or 9 now and then: the size after it, where the first digit may be the sign. */
  readonly behindSign: string | null;
  /** A boxed or bracketed size: theoretical or for reference. */
  readonly isReference: boolean;
}

const START = new RegExp(
  `^(\\()?\\s*(?:(\\d{1,3})\\s*[xX×]\\s*)?(⌴|⌵)?\\s*(SR|S?[⌀Øø∅]|R|□|CH\\.?\\s?|[A-Za-z](?=\\s*(?:±|[a-zA-Z]{1,2}\\d)))?\\s*(${NUMBER})?`,
);

/** «3/8», «2 1/4», «1-1/2»: a part of an inch has a power of two below its stroke. */
const FRACTION = /^(?:(\d{1,2})[\s-])?(\d{1,2})\/(2|4|8|16|32|64)(?![\d.,/])/;
const ofFraction = ([, whole = '0', over, under]: RegExpExecArray) =>
  Number(whole) + Number(over) / Number(under);

const kindOf = (sign: string, rest: string): DimensionKind => {
  if (/^\s*(?:°|deg)/i.test(rest)) return 'angle';
  if (/[⌀Øø∅]/.test(sign)) return 'diameter';
  if (/R/.test(sign)) return 'radius';
  return sign === '' ? 'length' : 'other';
};

/** Marks before a size; in the text of a file, a point without a space before a digit is a decimal one: «.375». */
const QUOTES = /^(?:[`'’\s]|\.(?=[\s⌀]))+(?=[\d⌀.])/;
/** A recogniser reads a stain as a point. */
const STAINS = /^[`'’.\s]+(?=[\d⌀])/;
/** A zero or a letter right before a number: no number begins so, it is how a recogniser reads ⌀. */
const LOST_SIGN = /^(\(?\s*(?:\d{1,3}\s*[xX×]\s*)?)[0Oo@](?=[1-9])/;
const MAYBE_SIGN = /^[29]([1-9].*)$/;
const isRecognised = ({ source }: Line) => source === 'ocr' || source === 'hidden';

/** The dimension that a line of a callout begins with; null for lines of words. */
export function readDimension(line: Line): Dimension | null {
  const text = isRecognised(line)
    ? line.text.replace(STAINS, '').replace(LOST_SIGN, '$1⌀')
    : line.text.replace(QUOTES, '');
  if (isDayOrTelephone(text)) return null;
  const match = START.exec(text);
  if (!match) return null;
  const [whole, bracket, count, bore, sign = '', number] = match;
  const fraction = number === undefined ? null : FRACTION.exec(text.slice(whole.length - number.length));
  if (number === undefined && !/[⌀Øø∅A-Za-z]/.test(sign)) return null;
  if (number === undefined && !/^[A-QS-Za-z]$/.test(sign)) return readLetter(line, text);
  const read = fraction ? whole.length - (number?.length ?? 0) + fraction[0].length : whole.length;
  const rest = text.slice(read);
  return {
    line,
    nominal: fraction ? ofFraction(fraction) : number === undefined ? null : toNumber(number),
    text,
    kind: bore ? 'other' : kindOf(sign.trim(), rest),
    count: count ? Number(count) : null,
    rest,
    isAlone: true,
    behindSign: isRecognised(line) && sign === '' ? (MAYBE_SIGN.exec(number ?? '')?.[1] ?? null) : null,
    isReference: bracket === '(' && /^\s*\)/.test(rest),
  };
}

/** «⌀D h9» on a sheet with a table: a letter instead of a number. */
function readLetter(line: Line, text: string): Dimension | null {
  const match = /^[⌀Øø∅]\s*[A-Za-z](?=\s|$)/.exec(text);
  if (!match) return null;
  return {
    line,
    nominal: null,
    text,
    kind: 'diameter',
    count: null,
    rest: text.slice(match[0].length),
    isAlone: true,
    behindSign: null,
    isReference: false,
  };
}
