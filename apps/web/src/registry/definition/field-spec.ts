interface FieldOption {
  readonly value: string;
  readonly label: string;
}

type FieldKind = 'text' | 'area' | 'email' | 'number' | 'money' | 'flag' | 'choice' | 'suggested' | 'list';

/** How a field is written on screen: in the form, in the history, when two people changed it. */
export interface FieldSpec {
  readonly label: string;
  readonly kind?: FieldKind;
  readonly unit?: string;
  /** Decimals a number may have. Amounts have two to four. */
  readonly decimals?: number;
  /** Columns of six; all of them without it. */
  readonly span?: 1 | 2 | 3 | 4 | 6;
  readonly hint?: string;
  /** The choices of `choice`, the proposals of `suggested` and `list`. */
  readonly options?: readonly FieldOption[];
  readonly required?: boolean;
  /** A price, rate or margin: hidden from users without cost access. */
  readonly cost?: boolean;
}

/** By dotted path: `travel.x`. */
export type FieldSpecs = Readonly<Record<string, FieldSpec>>;
