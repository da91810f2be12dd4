/** Why a thread cannot be read or computed. The closed list a caller may switch on. */
type ThreadErrorCode =
  | 'empty'
  | 'too-long'
  | 'unrecognised'
  | 'unsupported-system'
  | 'ambiguous'
  | 'invalid-size'
  | 'unknown-size'
  | 'missing-pitch'
  | 'unknown-pitch'
  | 'invalid-lead'
  | 'unknown-class'
  | 'invalid-number'
  | 'not-applicable';

interface ThreadError {
  readonly code: ThreadErrorCode;
  /** Italian, ready to be shown. */
  readonly message: string;
}

export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: ThreadError };

export const succeed = <T>(value: T): Outcome<T> => ({ ok: true, value });

export const fail = (code: ThreadErrorCode, message: string): Outcome<never> => ({
  ok: false,
  error: { code, message },
});

/** The refusal of a class the tables do not carry, with those they do. */
export const unknownClass = (name: string, designation: string, offered: readonly string[]): Outcome<never> =>
  fail(
    'unknown-class',
    offered.length === 0
      ? `La classe ${name} non si applica a ${designation}.`
      : `La classe ${name} non è in tabella per ${designation}. Classi disponibili: ${offered.join(', ')}.`,
  );
