import type { Percent } from '@truciolo/money';

/** Fields that a condition can read. Phase fields refer to the current phase. */
export const TEXT_FIELDS = ['material', 'materialGroup', 'shape', 'process', 'machine'] as const;
export const NUMBER_FIELDS = ['quantity', 'diameter', 'length', 'grossWeight', 'netWeight', 'holes'] as const;
export type TextField = (typeof TEXT_FIELDS)[number];
export type NumberField = (typeof NUMBER_FIELDS)[number];

/** The condition language: data, not code. */
export type Condition =
  | { readonly field: TextField; readonly is: string | readonly string[] }
  | { readonly field: TextField; readonly contains: string }
  | { readonly field: NumberField; readonly atLeast: number }
  | { readonly field: NumberField; readonly atMost: number }
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition };

export const TIME_TARGETS = ['programming', 'setup', 'cycle', 'load', 'inspection'] as const;
export type TimeTarget = (typeof TIME_TARGETS)[number];

export type Effect =
  | { readonly multiply: TimeTarget; readonly by: number }
  | { readonly setScrap: Percent }
  /** A message for the estimator. */
  | { readonly say: string };

/** "Se materiale inox: tempo ciclo × 1,3". */
export interface Rule {
  readonly id: string;
  readonly label: string;
  readonly when: Condition;
  readonly effects: readonly Effect[];
}
