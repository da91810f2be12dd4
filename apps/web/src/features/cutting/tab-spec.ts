import type { InputField, MillingKind, Operation } from '@truciolo/cutting';

/** Which machines of the shop can do it. */
export type Family = 'lathe' | 'mill' | 'saw';

/** Shown, and part of the calculation, only while a choice has one of these values. */
type When = readonly [choice: string, ...values: string[]];

export interface FieldUse {
  readonly name: InputField;
  /** `main`: beside the tool; `range`: with a bar; `more`: folded away; `cost`: in the panel of the costs. */
  readonly place: 'main' | 'range' | 'more' | 'cost';
  /** Proposed until somebody types another value; in the unit of the field. */
  readonly start?: number;
  /** Where the package's own label is too wide or says too little. */
  readonly label?: string;
  readonly when?: When;
}

export interface ChoiceUse {
  readonly name: string;
  readonly label: string;
  readonly place: 'main' | 'more';
  /** The first one is proposed, unless the work proposes another. Two options "no" and "yes" make a tick box. */
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly when?: When;
}

export type FeedSymbol = 'f' | 'fz' | 'vf' | 'hex';

export interface TabSpec {
  /** Last part of the address. */
  readonly slug: string;
  readonly label: string;
  readonly operation: Operation;
  readonly kind?: MillingKind;
  readonly family: Family;
  /** Cutting speed proposed while no material says better, m/min; absent where no spindle turns. */
  readonly startSpeed?: number;
  /** What the feed may be given by, the usual one first; empty where the pitch decides it. */
  readonly feeds: readonly FeedSymbol[];
  readonly choices: readonly ChoiceUse[];
  readonly fields: readonly FieldUse[];
}
