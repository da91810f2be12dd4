import type { Outcome } from '../outcome.ts';
import type { Hand, Thread } from '../thread.ts';

/** A designation made ready for the readers of each system. */
export interface DesignationInput {
  /** Typed text for messages, shortened and free of control characters. */
  readonly typed: string;
  /** Normalised, without the mark of the hand. */
  readonly text: string;
  readonly hand: Hand;
}

/** Null: the text does not belong to this system. */
export type SystemReader = (input: DesignationInput) => Outcome<Thread> | null;

const LONGEST_ECHO = 40;
const LEFT = /(^|[^a-z])(?:lh|l\.h\.|sx|sin\.?|sinistr[ao]|links|left|gauche)(?=$|[^a-z])/i;
const RIGHT = /(^|[^a-z])(?:rh|r\.h\.|dx|destr[ao])(?=$|[^a-z])/i;

const tidySeparators = (text: string) =>
  text
    .replace(/-(?:\s*-)+/g, '-')
    .replace(/[\s-]+$/, '')
    .trim();

export function readInput(text: string): DesignationInput {
  const normalised = normaliseText(text);
  const withoutHand = normalised.replace(LEFT, '$1').replace(RIGHT, '$1');
  const echo = text.replace(/\p{C}/gu, '').trim();
  return {
    typed: echo.length > LONGEST_ECHO ? `${echo.slice(0, LONGEST_ECHO)}…` : echo,
    text: withoutHand === normalised ? normalised : tidySeparators(withoutHand),
    hand: LEFT.test(normalised) ? 'left' : 'right',
  };
}

const QUOTES = /["'`´‘’“”„‟″′‶]+/g;
const VULGAR_FRACTION = /[\u00BC-\u00BE\u2150-\u215E]/g;

/**
 * Normalised spelling of typed text: decimal point, plain dash, "x" for the times sign, fractions with a slash, no inch
 * marks, single spaces. Letters keep their case: 6h and 6H are different classes.
 */
export function normaliseText(text: string): string {
  return text
    .replace(VULGAR_FRACTION, ' $&')
    .replace(/(\d)\s*["″”]\s*(?=\d)/g, '$1 ')
    .replace(QUOTES, '')
    .normalize('NFKC')
    .replace(/\u2044/g, '/')
    .replace(/[×✕✖*]/g, 'x')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[øØ⌀∅]/g, '')
    .replace(/,/g, '.')
    .replace(/\s*\/\s*/g, '/')
    .replace(/\s+/g, ' ')
    .trim();
}
