import type { FormulaError } from './fault.ts';

/** An error keeps a formula from being published; a warning only asks for a second look. */
export interface Diagnostic extends FormulaError {
  readonly severity: 'error' | 'warning';
  /** A text to put in the place of `start`–`end`. */
  readonly suggestion?: string;
}

export const hasErrors = (diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.some(({ severity }) => severity === 'error');
