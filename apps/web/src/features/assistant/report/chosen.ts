/** What lights up in the list and on the part. */
export interface Chosen {
  /** Of a row, a finding or a set-up: "hole-2", "finding-0", "setup-1". */
  readonly id: string;
  readonly faces: readonly number[];
  /** Beside it in the picture. */
  readonly text: string;
}
