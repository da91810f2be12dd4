export type ProblemCode =
  | 'bad-quantity'
  | 'bad-value'
  | 'missing-stock'
  | 'missing-material'
  | 'missing-price'
  | 'missing-machine'
  | 'missing-labour'
  | 'missing-formula'
  | 'missing-measure'
  | 'formula-failed'
  | 'does-not-fit'
  | 'too-large';

/** Why a price cannot be given. */
export interface Problem {
  readonly code: ProblemCode;
  /** Field of the position, such as `phases[1].cycle`. */
  readonly path: string;
  /** Italian, for the estimator. */
  readonly message: string;
}

export type WarningCode =
  | 'to-confirm'
  | 'below-variable-cost'
  | 'below-full-cost'
  | 'unusual-quantity'
  | 'unusual-time'
  | 'typed-below-minimum'
  | 'typed-without-expedite'
  | 'rounded-to-zero'
  | 'net-over-gross'
  | 'gross-for-net'
  | 'chips-over-material'
  | 'no-stock'
  | 'no-phases'
  | 'rule'
  | 'total-falls';

/** The price is valid, but a user should check it. */
export interface Warning {
  readonly code: WarningCode;
  readonly path: string;
  readonly message: string;
}

export const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'code' in value && 'path' in value;
