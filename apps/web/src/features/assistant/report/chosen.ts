/** The highlighted item in the list and on the part. */
export interface Chosen {
  /** Id of a row, a finding or a set-up: "hole-2", "finding-0", "setup-1". */
  readonly id: string;
  readonly faces: readonly number[];
  /** Label in the picture. */
  readonly text: string;
}
