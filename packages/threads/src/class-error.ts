import { fail, type Outcome } from './outcome.ts';

/** The refusal of a class the tables do not carry, with those they do. */
export const unknownClass = (name: string, designation: string, offered: readonly string[]): Outcome<never> =>
  fail(
    'unknown-class',
    offered.length === 0
      ? `La classe ${name} non si applica a ${designation}.`
      : `La classe ${name} non è in tabella per ${designation}. Classi disponibili: ${offered.join(', ')}.`,
  );
