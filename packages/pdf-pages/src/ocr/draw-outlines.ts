import type { PDFOperatorList } from 'pdfjs-dist/types/src/display/api.js';
import { type PathSink, walkPath } from '../paths.ts';
import { asMatrix, combine, type Matrix } from '../transform.ts';

type Operators = typeof import('pdfjs-dist/legacy/build/pdf.mjs')['OPS'];

/** The part of a canvas context that lines and areas need. */
export interface PathContext {
  fillStyle: unknown;
  strokeStyle: unknown;
  lineWidth: number;
  save(): void;
  restore(): void;
  setTransform(a: number, b: number, c: number, d: number, e: number, f: number): void;
  setLineDash(dashes: number[]): void;
  beginPath(): void;
  moveTo(x: number, y: number): void;
  lineTo(x: number, y: number): void;
  bezierCurveTo(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void;
  quadraticCurveTo(x1: number, y1: number, x: number, y: number): void;
  closePath(): void;
  stroke(): void;
  fill(rule?: 'evenodd'): void;
  clip(rule?: 'evenodd'): void;
  fillRect(x: number, y: number, width: number, height: number): void;
}

/** Fewer paths are the frame of a scan. */
const LEAST_PATHS = 1000;
/** A picture of this share of the page may be the drawing itself; a smaller one is a logo. */
const LARGEST_PICTURE = 0.05;

const scaleOf = ([a, b, c, d]: Matrix) => Math.sqrt(Math.abs(a * d - b * c));

/** Operators that change how the next ones look, and those that have no look at all. */
const STATES = [
  'dependency',
  'save',
  'restore',
  'transform',
  'setLineWidth',
  'setLineCap',
  'setLineJoin',
  'setMiterLimit',
  'setDash',
  'setRenderingIntent',
  'setFlatness',
  'setStrokeRGBColor',
  'setFillRGBColor',
  'clip',
  'eoClip',
  'beginMarkedContent',
  'beginMarkedContentProps',
  'endMarkedContent',
] as const satisfies readonly (keyof Operators)[];

/**
 * True for a page whose letters and lines are all drawn as paths, as some programs export it. The page was opened
 * without pictures, of which only the matrix is left: one that scales a unit to a large part of the page, and draws
 * nothing.
 */
export function isOutlined({ fnArray, argsArray }: PDFOperatorList, area: number, OPS: Operators): boolean {
  const states = new Set<number>(STATES.map((name) => OPS[name]));
  const kept: Matrix[] = [];
  let matrix = asMatrix([]);
  let paths = 0;
  for (let index = 0; index < fnArray.length; index += 1) {
    const operation = fnArray[index] ?? 0;
    if (operation === OPS.constructPath) paths += 1;
    else if (!states.has(operation)) return false;
    if (operation === OPS.save) kept.push(matrix);
    if (operation === OPS.restore) matrix = kept.pop() ?? matrix;
    if (operation === OPS.transform) matrix = combine(matrix, asMatrix([...argsArray[index]]));
    if (scaleOf(matrix) ** 2 > area * LARGEST_PICTURE && operation !== OPS.restore) return false;
  }
  return paths >= LEAST_PATHS;
}

const sinkOf = (context: PathContext): PathSink => ({
  move: (x, y) => context.moveTo(x, y),
  line: (x, y) => context.lineTo(x, y),
  curve: (x1, y1, x2, y2, x, y) => context.bezierCurveTo(x1, y1, x2, y2, x, y),
  bend: (x1, y1, x, y) => context.quadraticCurveTo(x1, y1, x, y),
  close: () => context.closePath(),
});

/**
 * Draws an outlined page. pdfjs asks the canvas for its matrix and saves its state for each of fifty thousand lines,
 * which takes three times as long; here, lines that look the same are drawn together.
 */
export function drawOutlines(
  { fnArray, argsArray }: PDFOperatorList,
  context: PathContext,
  viewport: Matrix,
  OPS: Operators,
): void {
  const sink = sinkOf(context);
  const kept: { readonly matrix: Matrix; readonly width: number }[] = [];
  let state = { matrix: viewport, width: 1 };
  let clipRule: 'evenodd' | 'nonzero' | null = null;
  let waiting = 0;
  const flush = () => {
    if (waiting > 0) context.stroke();
    waiting = 0;
  };
  const apply = () => {
    context.setTransform(...state.matrix);
    // Thinner lines than a pixel would be too pale to be read.
    context.lineWidth = Math.max(state.width, 1 / Math.max(scaleOf(state.matrix), 1e-6));
  };
  apply();
  for (let index = 0; index < fnArray.length; index += 1) {
    const operation = fnArray[index] ?? 0;
    const given = argsArray[index];
    if (operation === OPS.constructPath) {
      const [kind, [data]] = given;
      if (!data) continue;
      const isStroked = kind === OPS.stroke || kind === OPS.closeStroke;
      if (!isStroked) flush();
      if (waiting === 0) context.beginPath();
      walkPath(data, sink);
      if (kind === OPS.closeStroke) context.closePath();
      if (isStroked) waiting += 1;
      else if (kind === OPS.fill) context.fill();
      else if (kind === OPS.eoFill) context.fill('evenodd');
      else if (kind !== OPS.endPath) {
        context.fill(kind === OPS.eoFillStroke || kind === OPS.closeEOFillStroke ? 'evenodd' : undefined);
        context.stroke();
      }
      if (clipRule) context.clip(clipRule === 'evenodd' ? 'evenodd' : undefined);
      clipRule = null;
      continue;
    }
    flush();
    if (operation === OPS.save) {
      kept.push(state);
      context.save();
    } else if (operation === OPS.restore) {
      state = kept.pop() ?? state;
      context.restore();
    } else if (operation === OPS.transform)
      state = { ...state, matrix: combine(state.matrix, asMatrix([...given])) };
    else if (operation === OPS.setLineWidth) state = { ...state, width: given[0] };
    else if (operation === OPS.setDash) context.setLineDash([...given[0]]);
    else if (operation === OPS.setStrokeRGBColor) context.strokeStyle = given[0];
    else if (operation === OPS.setFillRGBColor) context.fillStyle = given[0];
    else if (operation === OPS.clip) clipRule = 'nonzero';
    else if (operation === OPS.eoClip) clipRule = 'evenodd';
    if (operation === OPS.transform || operation === OPS.setLineWidth || operation === OPS.restore) apply();
  }
  flush();
}
