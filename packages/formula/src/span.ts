/** A stretch of the formula's text: UTF-16 offsets, end excluded. */
export interface Span {
  readonly start: number;
  readonly end: number;
}
