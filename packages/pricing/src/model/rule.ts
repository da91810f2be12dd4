import type { Percent } from '@truciolo/money';

/** What a condition can look at. Phase fields hold for the phase at hand. */
export type TextField = 'material' | 'materialGroup' | 'shape' | 'process' | 'machine';
export type NumberField = 'quantity' | 'diameter' | 'length' | 'grossWeight' | 'netWeight' | 'holes';

/** The condition language: data, not code. */
export type Condition =
  | { readonly field: TextField; readonly is: string | readonly string[] }
  | { readonly field: TextField; readonly contains: string }
  | { readonly field: NumberField; readonly atLeast: number }
  | { readonly field: NumberField; readonly atMost: number }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition };

export type TimeTarget = 'programming' | 'setup' | 'cycle' | 'load' | 'inspection';

export type Effect =
  | { readonly multiply: TimeTarget; readonly by: number }
  | { readonly setScrap: Percent }
  /** A sentence for the estimator. */
  | { readonly say: string };

/** "Se materiale inox: tempo ciclo × 1,3". */
export interface Rule {
  readonly id: string;
  readonly label: string;
  readonly when: Condition;
  readonly effects: readonly Effect[];
}
