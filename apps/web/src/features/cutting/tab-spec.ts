import type { InputField, MillingKind, Operation } from '@truciolo/cutting';

/** Kinds of machines that can do it. */
export type Family = 'lathe' | 'mill' | 'saw';

/** Shown and used in the calculation only while a choice has one of these values. */
type When = readonly [choice: string, ...values: string[]];

export interface FieldUse {
  readonly name: InputField;
  /** `main`: beside the tool; `range`: with a bar; `more`: collapsed; `cost`: in the panel of the costs. */
  readonly place: 'main' | 'range' | 'more' | 'cost';
  /** Default until the user types another value; in the unit of the field. */
  readonly start?: number;
  /** Replaces the package's label where that is too wide or unclear. */
  readonly label?: string;
  readonly when?: When;
}

export interface ChoiceUse {
  readonly name: string;
  readonly label: string;
  readonly place: 'main' | 'more';
  /** The first one is the default, unless the work suggests another. Two options "no" and "yes" make a checkbox. */
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly when?: When;
}

type FeedSymbol = 'f' | 'fz' | 'vf' | 'hex';

export interface TabSpec {
  /** Last part of the address. */
  readonly slug: string;
  readonly label: string;
  readonly operation: Operation;
  readonly kind?: MillingKind;
  readonly family: Family;
  /** Default cutting speed without a material, m/min; absent where no spindle turns. */
  readonly startSpeed?: number;
  /** Quantities by which the feed may be given, the usual one first; empty where the pitch decides it. */
  readonly feeds: readonly FeedSymbol[];
  readonly choices: readonly ChoiceUse[];
  readonly fields: readonly FieldUse[];
}
