import type { Money, Percent } from '@truciolo/money';
import type { Origin } from './origin.ts';

type InputValue =
  | { readonly kind: 'money'; readonly value: Money; readonly per?: string }
  | { readonly kind: 'percent'; readonly value: Percent }
  | { readonly kind: 'quantity'; readonly value: number; readonly unit: string };

/** A number that went into a formula, under the name the formula uses between braces. */
export type TraceInput = InputValue & {
  readonly key: string;
  readonly label: string;
  readonly origin: Origin;
  /** The value that an override stands beside. */
  readonly instead?: InputValue & { readonly origin: Origin };
  readonly note?: string;
};

/**
 * One number of "Perché questo prezzo?". The leaves of a tree add up to its root to the last 1/10,000 €; a node
 * between them is the exact sum of its children, rounded once.
 */
export interface TraceNode {
  readonly id: string;
  readonly label: string;
  /** Template over the inputs: "{peso} × {prezzo} × {pezzi}". Empty for a plain sum. */
  readonly formula: string;
  readonly inputs: readonly TraceInput[];
  readonly origin: Origin;
  /** Of the lot. */
  readonly value: Money;
  /** The same, per piece. */
  readonly perPiece: Money;
  readonly children: readonly TraceNode[];
}
