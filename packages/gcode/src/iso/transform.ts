/** Scaling G51, mirror G51.1 and rotation G68 of macro-B controls, applied in this order in the XY plane. */
export class Transform {
  active = false;
  private angle = 0;
  private centreX = 0;
  private centreY = 0;
  private readonly scale: [number, number, number] = [1, 1, 1];
  private readonly scaleCentre: [number, number, number] = [0, 0, 0];

  /** Degrees, counter-clockwise, about a point of the work coordinates. */
  rotate(centreX: number, centreY: number, degrees: number): void {
    this.centreX = centreX;
    this.centreY = centreY;
    this.angle = (degrees * Math.PI) / 180;
    this.refresh();
  }

  /** Factor of one axis about its centre; -1 mirrors, 1 switches off. */
  scaleAxis(axis: 0 | 1 | 2, factor: number, centre: number): void {
    this.scale[axis] = factor;
    this.scaleCentre[axis] = centre;
    this.refresh();
  }

  clearScale(): void {
    for (const axis of [0, 1, 2] as const) this.scale[axis] = 1;
    this.refresh();
  }

  get degrees(): number {
    return (this.angle * 180) / Math.PI;
  }

  /** An odd number of mirrored axes turns clockwise arcs round. */
  get mirrorsArcs(): boolean {
    return this.scale[0] * this.scale[1] < 0;
  }

  private refresh(): void {
    this.active = this.angle !== 0 || this.scale.some((factor) => factor !== 1);
  }

  apply(point: [number, number, number]): void {
    for (const i of [0, 1, 2] as const)
      point[i] = this.scaleCentre[i] + (point[i] - this.scaleCentre[i]) * this.scale[i];
    const [x, y] = spin(point[0] - this.centreX, point[1] - this.centreY, this.angle);
    point[0] = this.centreX + x;
    point[1] = this.centreY + y;
  }

  invert(point: [number, number, number]): void {
    const [x, y] = spin(point[0] - this.centreX, point[1] - this.centreY, -this.angle);
    point[0] = this.centreX + x;
    point[1] = this.centreY + y;
    for (const i of [0, 1, 2] as const)
      point[i] = this.scaleCentre[i] + (point[i] - this.scaleCentre[i]) / this.scale[i];
  }
}

function spin(x: number, y: number, angle: number): [number, number] {
  if (angle === 0) return [x, y];
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return [x * c - y * s, x * s + y * c];
}
