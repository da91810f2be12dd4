import { parseItalianNumber } from './parse-italian-number.ts';
import { inUnit, readDuration, sayDuration, type TimeUnit } from './read-duration.ts';
import { roundTo, withComma, writeGrouped, writeNumber } from './write-number.ts';

/** Limits of a number field. */
export interface NumberRule {
  /** Most decimals it keeps; 0 is a whole number. */
  readonly decimals?: number | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** The field's own unit: it may be typed behind the number, a € also before it. */
  readonly unit?: string | undefined;
  /** A time kept in this unit: 1:30 and 1h30 are read too. */
  readonly time?: TimeUnit | undefined;
  /** An empty field is refused. */
  readonly required?: boolean | undefined;
}

export type NumberReading =
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'number';
      readonly value: number;
      /** How an ambiguous number was read. Italian. */
      readonly note?: string;
    }
  | {
      readonly kind: 'unreadable';
      /** Italian, for the person who typed. */
      readonly message: string;
      /** The beginning of something that can be read: not to be complained about while it is typed. */
      readonly isUnfinished: boolean;
    };

const MOST_DIGITS = 15;
const DEFAULT_DECIMALS = 4;

const refused = (message: string, isUnfinished = false): NumberReading => ({
  kind: 'unreadable',
  message,
  isUnfinished,
});

const notANumber = (text: string, rule: NumberRule): NumberReading => {
  const example = rule.time ? '12,5 oppure 1:30' : rule.decimals === 0 ? '1250' : '1.234,56';
  return refused(`«${text}» non è un numero: scrivi per esempio ${example}.`);
};

/** Takes the unit of the field off, and a € where the field holds money. */
function withoutUnit(text: string, unit = ''): string {
  let bare = text.trim();
  if (unit !== '' && bare.toLowerCase().endsWith(unit.toLowerCase()))
    bare = bare.slice(0, -unit.length).trim();
  if (!unit.includes('€')) return bare;
  return bare.replace(/^([-−+]?)\s*€\s*/, '$1').replace(/\s*€$/, '');
}

type Term =
  | { readonly value: number; readonly note?: string; readonly isTime?: true }
  | { readonly refusal: NumberReading };

/** ",5" and "12," are how 0,5 and 12,5 begin. */
const finished = (text: string): string =>
  text.replace(/^([-−+]?)(?=[.,]\d)/, '$10').replace(/^([^,]*\d)[.,]$/, '$1');

/** "1.234.5": the third group is still being typed. */
const GROUP_BEGUN = /^[-−+]?\d{1,3}(?:\.\d{3})+\.\d{1,2}$/;

function readTime(typed: string, rule: NumberRule, time: TimeUnit): Term {
  const read = readDuration(typed, time);
  if (read.kind === 'unfinished') return { refusal: refused(`«${typed}» non è finito: 1:30, 1h30.`, true) };
  if (read.kind === 'none') return { refusal: notANumber(typed, rule) };
  return { value: inUnit(read.seconds, time), note: sayDuration(read.seconds), isTime: true };
}

function readTerm(part: string, rule: NumberRule): Term {
  const { decimals = DEFAULT_DECIMALS, unit, time } = rule;
  const typed = part.trim();
  const text = withoutUnit(typed, unit ?? time);
  const parsed = parseItalianNumber(finished(text));
  if (parsed.kind === 'invalid' || text.includes('€')) {
    if (GROUP_BEGUN.test(text)) return { refusal: refused(`«${typed}» non è finito.`, true) };
    return time ? readTime(typed, rule, time) : { refusal: notANumber(typed, rule) };
  }
  const canonical = parsed.kind === 'number' ? parsed.text : parsed.asThousands;
  const [digits = '', fraction = ''] = canonical.replace('-', '').split('.');
  if (digits.length + fraction.length > MOST_DIGITS) return { refusal: refused('È un numero troppo lungo.') };
  if (fraction.length > decimals) {
    const most = decimals === 1 ? 'Al massimo un decimale.' : `Al massimo ${decimals} decimali.`;
    return { refusal: refused(decimals === 0 ? 'Qui ci vuole un numero intero.' : most) };
  }
  const value = Number(canonical);
  if (parsed.kind === 'number') return { value };
  const asDecimal = withComma(parsed.asDecimal);
  return { value, note: `Letto come ${canonical}. Per i decimali usa la virgola: ${asDecimal}.` };
}

/** 3+2,5: each part is a number. The leading sign belongs to the first part. */
const partsOf = (text: string): readonly string[] => {
  const [, sign = '', body = ''] = /^(\+?)(.*)$/s.exec(text.trim()) ?? [];
  const parts = body.split('+');
  return [sign + (parts[0] ?? ''), ...parts.slice(1)];
};

function noteOf(terms: readonly Extract<Term, { value: number }>[], value: number, rule: NumberRule) {
  const { decimals = DEFAULT_DECIMALS, unit = rule.time ?? '' } = rule;
  const warned = terms.find((term) => term.note !== undefined && !term.isTime)?.note;
  if (warned !== undefined) return warned;
  const said = `${writeGrouped(value, decimals)}${unit === '' ? '' : ` ${unit}`}`;
  const [only] = terms;
  if (terms.length > 1) return `= ${said}`;
  return only?.isTime ? `${only.note} = ${said}` : undefined;
}

/** A number as people type or paste it into a field. Nothing is guessed in silence and nothing is left out. */
export function readNumber(typed: string, rule: NumberRule = {}): NumberReading {
  const text = typed.trim();
  const { decimals = DEFAULT_DECIMALS, min = 0, max } = rule;
  if (text === '') return rule.required ? refused('Scrivi un numero.', true) : { kind: 'empty' };
  if (/^[-−+€.,]$/.test(text) || /\d\s*\+$/.test(text)) return refused(`«${text}» non è finito.`, true);
  const terms = partsOf(text).map((part) => readTerm(part, rule));
  const good = terms.filter((term) => 'value' in term);
  const bad = terms.find((term) => 'refusal' in term);
  if (bad) {
    const isWhole = terms.length === 1 || bad.refusal.kind !== 'unreadable' || bad.refusal.isUnfinished;
    return isWhole ? bad.refusal : notANumber(text, rule);
  }
  const sum = good.reduce((total, term) => total + term.value, 0);
  const value = roundTo(sum, good.some((term) => term.isTime) ? decimals : MOST_DIGITS - 3);
  if (value < min) {
    return refused(min === 0 ? 'Non può essere negativo.' : `Almeno ${writeNumber(min)}.`, value >= 0);
  }
  if (max !== undefined && value > max) return refused(`Al massimo ${writeGrouped(max)}.`);
  const note = noteOf(good, value, rule);
  return note === undefined ? { kind: 'number', value } : { kind: 'number', value, note };
}
