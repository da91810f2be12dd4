interface RepeatedWord {
  readonly letter: number;
  readonly value: number;
  readonly column: number;
}

/** Words of one line. One object is reused for all lines, so a plain line allocates nothing. */
export class Block {
  /** Value of each letter, valid where `mask` has its bit. */
  readonly values = new Float64Array(26);
  /** Column of each letter, from 1. */
  readonly columns = new Uint32Array(26);
  /** Letters present, G and M left out. */
  mask = 0;
  /** Letters whose number was written with a decimal point. */
  dotMask = 0;
  /** G codes times 10 (G38.2 = 382), in the order written. */
  readonly g = new Int32Array(32);
  readonly gColumns = new Uint32Array(32);
  gCount = 0;
  readonly m = new Int32Array(32);
  readonly mColumns = new Uint32Array(32);
  mCount = 0;
  /** Byte range of the last comment, -1 when none. */
  commentFrom = -1;
  commentTo = -1;
  /** Polar words of LinuxCNC: @radius ^angle. */
  polarRadius = 0;
  polarAngle = 0;
  hasPolarRadius = false;
  hasPolarAngle = false;
  /** `M98 <NAME>`: the program called by name, '' = none. */
  programName = '';
  /** I J K of a macro call that the block already had: they belong to its next sets. */
  readonly repeats: RepeatedWord[] = [];
  /** Letters of the mask that a function has used; the others are reported as unused. */
  used = 0;

  clear(): void {
    this.mask = 0;
    this.dotMask = 0;
    this.gCount = 0;
    this.mCount = 0;
    this.used = 0;
    this.programName = '';
    this.repeats.length = 0;
    this.commentFrom = -1;
    this.hasPolarRadius = false;
    this.hasPolarAngle = false;
  }

  has(bit: number): boolean {
    return (this.mask & bit) !== 0;
  }

  /** Value of a letter, or `otherwise` when the block does not have it. Counts the letter as used. */
  take(index: number, otherwise: number): number {
    if ((this.mask & (1 << index)) === 0) return otherwise;
    this.used |= 1 << index;
    return this.values[index] as number;
  }

  set(index: number, value: number, column: number, dot: boolean): void {
    this.values[index] = value;
    this.columns[index] = column;
    this.mask |= 1 << index;
    if (dot) this.dotMask |= 1 << index;
  }

  addG(code10: number, column: number): boolean {
    if (this.gCount >= this.g.length) return false;
    this.g[this.gCount] = code10;
    this.gColumns[this.gCount] = column;
    this.gCount += 1;
    return true;
  }

  addM(code: number, column: number): boolean {
    if (this.mCount >= this.m.length) return false;
    this.m[this.mCount] = code;
    this.mColumns[this.mCount] = column;
    this.mCount += 1;
    return true;
  }

  hasG(code10: number): boolean {
    for (let i = 0; i < this.gCount; i++) if (this.g[i] === code10) return true;
    return false;
  }

  hasM(code: number): boolean {
    for (let i = 0; i < this.mCount; i++) if (this.m[i] === code) return true;
    return false;
  }
}
