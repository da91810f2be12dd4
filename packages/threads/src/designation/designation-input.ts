import type { Outcome } from '../outcome.ts';
import type { Hand, Thread } from '../thread.ts';
import { normaliseText } from './normalise-text.ts';

/** A designation made ready for the readers of each system. */
export interface DesignationInput {
  /** As typed, shortened and free of control characters: for messages. */
  readonly typed: string;
  /** Normalised, without the mark of the hand. */
  readonly text: string;
  readonly hand: Hand;
}

/** Null: the text does not belong to this system. */
export type SystemReader = (input: DesignationInput) => Outcome<Thread> | null;

const LONGEST_ECHO = 40;
const LEFT = /(^|[^a-z])(?:lh|l\.h\.|sx|sin\.?|sinistr[ao])(?=$|[^a-z])/i;
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
