import { type Fault, isFault, makeFault } from './fault.ts';
import { findBoolean } from './find-function.ts';
import { booleanToText, numberToText, showScalar } from './format-number.ts';
import { readNumber } from './read-number.ts';
import type { Span } from './span.ts';
import type { Outcome } from './value.ts';

/** Excel's implicit conversions. Each hands a fault through and reports what cannot be converted at `at`. */

const TEXT_NUMBER = /^\s*([+-]?)((?:\d|[.,]\d)[\d.,]*)([eE][+-]?\d+)?\s*(%?)\s*$/;

export function toNumber(value: Outcome, at: Span): number | Fault {
  switch (typeof value) {
    case 'number':
      return value;
    case 'boolean':
      return value ? 1 : 0;
    case 'string':
      return textToNumber(value, at);
    default:
      return isFault(value) ? value : tableRefused('un numero', at);
  }
}

function textToNumber(text: string, at: Span): number | Fault {
  const match = TEXT_NUMBER.exec(text);
  if (!match) return makeFault('value', `${showScalar(text)} è un testo, qui serve un numero.`, at);
  const [, sign, body = '', exponent = '', percent] = match;
  const read = readNumber(body, exponent);
  if (!read.ok) return makeFault('value', read.message, at);
  const size = percent ? read.value / 100 : read.value;
  return sign === '-' ? -size : size;
}

export function toBoolean(value: Outcome, at: Span): boolean | Fault {
  switch (typeof value) {
    case 'boolean':
      return value;
    case 'number':
      return value !== 0;
    case 'string': {
      const read = findBoolean(value.trim());
      return read ?? makeFault('value', `${showScalar(value)} è un testo, qui serve VERO o FALSO.`, at);
    }
    default:
      return isFault(value) ? value : tableRefused('VERO o FALSO', at);
  }
}

export function toText(value: Outcome, at: Span): string | Fault {
  switch (typeof value) {
    case 'string':
      return value;
    case 'number':
      return numberToText(value);
    case 'boolean':
      return booleanToText(value);
    default:
      return isFault(value) ? value : tableRefused('un testo', at);
  }
}

export const tableRefused = (wanted: string, at: Span): Fault =>
  makeFault('value', `Qui serve ${wanted}, non una tabella.`, at);
