const START = 4096;

/** Blocks between two standstills, waiting to be planned. Speeds squared in mm2/s2, lengths in mm. */
export class BlockBuffer {
  count = 0;
  length = new Float64Array(START);
  /** Highest speed inside the block, squared. */
  nominal = new Float64Array(START);
  /** Acceleration of the axes along the block. */
  limit = new Float64Array(START);
  /** Acceleration as used, speeding up and slowing down; less than `limit` where jerk bounds it. */
  up = new Float64Array(START);
  down = new Float64Array(START);
  jerk = new Float64Array(START);
  /** Highest speed at the block's start, squared. */
  corner = new Float64Array(START);
  /** Planned speed at the block's start, squared. */
  entry = new Float64Array(START + 1);
  row = new Int32Array(START);

  push(row: number, length: number, nominal: number, limit: number, jerk: number, corner: number): void {
    const i = this.count;
    if (i === this.row.length) this.grow();
    this.row[i] = row;
    this.length[i] = length;
    this.nominal[i] = nominal;
    this.limit[i] = limit;
    this.up[i] = limit;
    this.down[i] = limit;
    this.jerk[i] = jerk;
    this.corner[i] = corner;
    this.count = i + 1;
  }

  /** Drops the first `n` blocks: they are planned. */
  shift(n: number): void {
    const { count } = this;
    for (const column of [
      this.length,
      this.nominal,
      this.limit,
      this.up,
      this.down,
      this.jerk,
      this.corner,
    ]) {
      column.copyWithin(0, n, count);
    }
    this.entry.copyWithin(0, n, count + 1);
    this.row.copyWithin(0, n, count);
    this.count = count - n;
  }

  private grow(): void {
    const capacity = this.row.length * 2;
    const longer = (column: Float64Array<ArrayBuffer>, extra = 0) => {
      const next = new Float64Array(capacity + extra);
      next.set(column);
      return next;
    };
    this.length = longer(this.length);
    this.nominal = longer(this.nominal);
    this.limit = longer(this.limit);
    this.up = longer(this.up);
    this.down = longer(this.down);
    this.jerk = longer(this.jerk);
    this.corner = longer(this.corner);
    this.entry = longer(this.entry, 1);
    const row = new Int32Array(capacity);
    row.set(this.row);
    this.row = row;
  }
}
