/** Named values a formula may read: quantità, peso, superficie, materiale… A value that is not known is absent. */
export type FormulaVariables = Readonly<Record<string, number | string>>;

export type FormulaOutcome =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly error: string };

/** A compiled formula. The engine knows formulas only through this. */
export interface FormulaEvaluator {
  (variables: FormulaVariables): FormulaOutcome;
  /** The names it reads; absent where unknown. */
  readonly reads?: readonly string[];
}

export type Formulas = Readonly<Record<string, FormulaEvaluator>>;
