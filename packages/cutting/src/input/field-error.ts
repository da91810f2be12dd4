export type ErrorCode =
  | 'missing'
  | 'not-a-number'
  | 'not-positive'
  | 'negative'
  | 'too-small'
  | 'too-large'
  | 'not-whole'
  | 'conflict'
  | 'out-of-range';

export interface FieldError {
  /** Symbol of the input ("D", "vc", "power"), or "input" when no single field is to blame. */
  readonly field: string;
  readonly code: ErrorCode;
  /** Italian, ready to be shown under the field. */
  readonly message: string;
}
