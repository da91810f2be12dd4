import type { Span } from './span.ts';

/** Why a formula cannot be read, is refused by the check, or has no value. */
export type FaultCode =
  // reading
  | 'syntax'
  | 'ambiguous-number'
  | 'length'
  | 'depth'
  // checking
  | 'unknown-name'
  | 'unknown-function'
  | 'arity'
  | 'type'
  | 'cycle'
  | 'duplicate-name'
  | 'invalid-name'
  | 'missing-branch'
  | 'unsorted-table'
  // computing
  | 'division-by-zero'
  | 'value'
  | 'number'
  | 'not-found'
  | 'reference'
  | 'steps';

/** A failure with its place in the text; `message` is Italian, for the user. */
export interface Fault extends Span {
  readonly kind: 'fault';
  readonly code: FaultCode;
  readonly message: string;
}

export const makeFault = (code: FaultCode, message: string, at: Span): Fault => ({
  kind: 'fault',
  code,
  message,
  start: at.start,
  end: at.end,
});

/** Narrow by `kind`: works on any union in which only faults carry `kind: 'fault'`. */
export const isFault = (thing: unknown): thing is Fault =>
  typeof thing === 'object' && thing !== null && (thing as { readonly kind?: unknown }).kind === 'fault';

/** Error text of Italian Excel; codes without a counterpart are refused before a value exists. */
export const EXCEL_MARKS: Readonly<Partial<Record<FaultCode, string>>> = {
  'unknown-name': '#NOME?',
  'unknown-function': '#NOME?',
  'division-by-zero': '#DIV/0!',
  value: '#VALORE!',
  number: '#NUM!',
  'not-found': '#N/D',
  reference: '#RIF!',
};

/** The public face of a fault, without the tag used inside. */
export interface FormulaError extends Span {
  readonly code: FaultCode;
  readonly message: string;
}

export const toError = ({ code, message, start, end }: Fault): FormulaError => ({
  code,
  message,
  start,
  end,
});

/** An error keeps a formula from being published; a warning only asks for a second look. */
export interface Diagnostic extends FormulaError {
  readonly severity: 'error' | 'warning';
  /** Replacement of `start`–`end`. */
  readonly suggestion?: string;
}

export const hasErrors = (diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.some(({ severity }) => severity === 'error');
