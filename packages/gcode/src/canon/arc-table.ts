/** Geometry of the arc rows, one entry each; `canon.ref[row]` is the index. Lengths in mm, angles in radians. */
export class ArcTable {
  count = 0;
  /** Centre on the plane's first axis. */
  centreU = new Float64Array(64);
  /** Centre on the plane's second axis. */
  centreV = new Float64Array(64);
  /** Signed angle travelled, whole turns included; positive = counter-clockwise seen from the plane's normal. */
  sweep = new Float64Array(64);
  /** Length of the path, climb along the normal included. */
  length = new Float64Array(64);
  /** Radius at the start and at the end: they differ on a spiral or on a badly rounded arc. */
  radiusStart = new Float64Array(64);
  radiusEnd = new Float64Array(64);
  plane = new Uint8Array(64);

  push(
    plane: number,
    centreU: number,
    centreV: number,
    sweep: number,
    length: number,
    radiusStart: number,
    radiusEnd: number,
  ): number {
    const index = this.count;
    if (index === this.plane.length) this.grow();
    this.plane[index] = plane;
    this.centreU[index] = centreU;
    this.centreV[index] = centreV;
    this.sweep[index] = sweep;
    this.length[index] = length;
    this.radiusStart[index] = radiusStart;
    this.radiusEnd[index] = radiusEnd;
    this.count = index + 1;
    return index;
  }

  private grow(): void {
    const capacity = this.plane.length * 2;
    this.centreU = grown(this.centreU, capacity);
    this.centreV = grown(this.centreV, capacity);
    this.sweep = grown(this.sweep, capacity);
    this.length = grown(this.length, capacity);
    this.radiusStart = grown(this.radiusStart, capacity);
    this.radiusEnd = grown(this.radiusEnd, capacity);
    const plane = new Uint8Array(capacity);
    plane.set(this.plane);
    this.plane = plane;
  }
}

function grown(column: Float64Array<ArrayBuffer>, capacity: number): Float64Array<ArrayBuffer> {
  const next = new Float64Array(capacity);
  next.set(column);
  return next;
}
