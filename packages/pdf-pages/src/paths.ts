import type { DrawnPath } from '@truciolo/drawing';
import { applyTo, type Matrix } from './transform.ts';

const MOVE = 0;
const LINE = 1;
const CURVE = 2;
const QUADRATIC = 3;

/** Points put on each curve: enough to see a circle, few enough for pages full of curved letters. */
const CURVE_POINTS = [0.25, 0.5, 0.75, 1];

const cubic = (t: number, p: readonly [number, number, number, number]) => {
  const s = 1 - t;
  return s * s * s * p[0] + 3 * s * s * t * p[1] + 3 * s * t * t * p[2] + t * t * t * p[3];
};

const quadratic = (t: number, p: readonly [number, number, number]) => {
  const s = 1 - t;
  return s * s * p[0] + 2 * s * t * p[1] + t * t * p[2];
};

class PathWriter implements PathSink {
  readonly paths: DrawnPath[] = [];
  private points: number[] = [];
  private isCurved = false;
  private x = 0;
  private y = 0;

  private readonly matrix: Matrix;
  private readonly isFilled: boolean;

  constructor(matrix: Matrix, isFilled: boolean) {
    this.matrix = matrix;
    this.isFilled = isFilled;
  }

  private add(x: number, y: number) {
    this.points.push(...applyTo(this.matrix, x, y));
    this.x = x;
    this.y = y;
  }

  move(x: number, y: number) {
    this.end(false);
    this.add(x, y);
  }

  line(x: number, y: number) {
    this.add(x, y);
  }

  curve(x1: number, y1: number, x2: number, y2: number, x: number, y: number) {
    const [x0, y0] = [this.x, this.y];
    for (const t of CURVE_POINTS) this.add(cubic(t, [x0, x1, x2, x]), cubic(t, [y0, y1, y2, y]));
    this.isCurved = true;
  }

  bend(x1: number, y1: number, x: number, y: number) {
    const [x0, y0] = [this.x, this.y];
    for (const t of CURVE_POINTS) this.add(quadratic(t, [x0, x1, x]), quadratic(t, [y0, y1, y]));
    this.isCurved = true;
  }

  close() {
    this.end(true);
  }

  end(isClosed: boolean) {
    if (this.points.length > 2) {
      this.paths.push({
        points: this.points,
        isCurved: this.isCurved,
        isClosed,
        isFilled: this.isFilled,
      });
    }
    this.points = [];
    this.isCurved = false;
  }
}

/** Receives a path piece by piece. */
export interface PathSink {
  move(x: number, y: number): void;
  line(x: number, y: number): void;
  curve(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void;
  bend(x1: number, y1: number, x: number, y: number): void;
  close(): void;
}

/** Walks the path of one `constructPath` of pdfjs, whose data are a list of numbers: operation, coordinates, operation … */
export function walkPath(data: ArrayLike<number>, sink: PathSink): void {
  const at = (index: number) => data[index] ?? 0;
  let index = 0;
  while (index < data.length) {
    const operation = at(index);
    const i = index + 1;
    if (operation === MOVE) sink.move(at(i), at(i + 1));
    else if (operation === LINE) sink.line(at(i), at(i + 1));
    else if (operation === CURVE) sink.curve(at(i), at(i + 1), at(i + 2), at(i + 3), at(i + 4), at(i + 5));
    else if (operation === QUADRATIC) sink.bend(at(i), at(i + 1), at(i + 2), at(i + 3));
    else sink.close();
    index = i + (operation === CURVE ? 6 : operation === QUADRATIC ? 4 : operation <= LINE ? 2 : 0);
  }
}

export function toPaths(data: ArrayLike<number>, matrix: Matrix, isFilled: boolean): readonly DrawnPath[] {
  const writer = new PathWriter(matrix, isFilled);
  walkPath(data, writer);
  writer.end(false);
  return writer.paths;
}
