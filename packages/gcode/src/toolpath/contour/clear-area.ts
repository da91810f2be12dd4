import type { Point2 } from '../../compensation/offset-curve.ts';
import { depthLevels } from '../clear-pocket.ts';
import type { PathWriter } from '../path-writer.ts';
import { planePoint } from '../rounded-rectangle.ts';

/** A free area to be cleared: inside the pockets, outside the islands. Lengths in mm. */
interface AreaJob {
  readonly pockets: readonly (readonly Point2[])[];
  readonly islands: readonly (readonly Point2[])[];
  /** Tool radius with the allowance left on the walls. */
  readonly distance: number;
  readonly step: number;
  readonly top: number;
  readonly bottom: number;
  readonly infeed: number;
  readonly safe: number;
  readonly feed: number;
  readonly plungeFeed: number;
}

type Interval = readonly [number, number];

/** More rows than a real pocket has: a wrong step is widened so that one cycle stays of bounded size. */
const MAX_ROWS = 500;

/**
 * Rows along the plane's first axis, there and back, `step` apart: about as long as the spirals of a control, which
 * are its own. False when the tool fits nowhere.
 */
export function clearArea(path: PathWriter, job: AreaJob): boolean {
  const rows = rowsOf(job);
  if (rows.length === 0) return false;
  for (const level of depthLevels(job.top, job.bottom, job.infeed)) {
    let last: { readonly row: number; readonly from: number; readonly to: number } | null = null;
    for (const [index, { v, intervals }] of rows.entries()) {
      for (const [low, high] of index % 2 === 0 ? intervals : intervals.toReversed()) {
        const [from, to] = index % 2 === 0 ? [low, high] : [high, low];
        const beside: boolean =
          last !== null && last.row === index - 1 && overlaps([low, high], [last.from, last.to]);
        if (beside) path.cut(planePoint(path, from, v, level), job.feed);
        else {
          if (last !== null) path.rapid(raised(path, job.safe));
          path.rapid(planePoint(path, from, v, job.safe));
          path.cut(planePoint(path, from, v, level), job.plungeFeed);
        }
        if (from !== to) path.cut(planePoint(path, to, v, level), job.feed);
        last = { row: index, from: low, to: high };
      }
    }
    path.rapid(raised(path, job.safe));
  }
  return true;
}

function raised(path: PathWriter, level: number) {
  const at = path.at;
  at[path.axes[2]] = level;
  return at;
}

function overlaps(p: Interval, q: Interval): boolean {
  return p[0] <= q[1] && q[0] <= p[1];
}

/** Where the tool's middle may go, row by row. */
function rowsOf(job: AreaJob): { v: number; intervals: readonly Interval[] }[] {
  const levels = job.pockets.flat().map((point) => point[1]);
  if (levels.length === 0) return [];
  const [low, high] = [least(levels) + job.distance, most(levels) - job.distance];
  if (high < low - 1e-9) return [];
  const wanted = job.step > 0 ? Math.ceil((high - low) / job.step - 1e-9) : 0;
  const count = Math.min(MAX_ROWS, Math.max(0, wanted));
  const rows: { v: number; intervals: readonly Interval[] }[] = [];
  for (let i = 0; i <= count; i++) {
    const v = count === 0 ? (low + high) / 2 : low + ((high - low) * i) / count;
    const inside = merged(job.pockets.flatMap((points) => crossed(points, v, -job.distance)));
    const kept = job.islands.reduce<readonly Interval[]>(
      (left, points) => without(left, crossed(points, v, job.distance)),
      inside,
    );
    if (kept.length > 0) rows.push({ v, intervals: kept });
  }
  return rows;
}

const least = (values: readonly number[]) =>
  values.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY);
const most = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);

/** Inside of a closed contour on a row, each end moved outwards by `grow` (negative = inwards). */
function crossed(points: readonly Point2[], v: number, grow: number): Interval[] {
  const hits: number[] = [];
  for (let i = 0; i < points.length; i++) {
    const [u0, v0] = points[i] as Point2;
    const [u1, v1] = points[(i + 1) % points.length] as Point2;
    if (v0 > v === v1 > v) continue;
    hits.push(u0 + ((v - v0) / (v1 - v0)) * (u1 - u0));
  }
  hits.sort((a, b) => a - b);
  const out: Interval[] = [];
  for (let i = 0; i + 1 < hits.length; i += 2) {
    const [from, to] = [(hits[i] as number) - grow, (hits[i + 1] as number) + grow];
    if (from <= to) out.push([from, to]);
  }
  return out;
}

function merged(intervals: readonly Interval[]): Interval[] {
  const out: Interval[] = [];
  for (const [from, to] of [...intervals].sort((p, q) => p[0] - q[0])) {
    const last = out.at(-1);
    if (last && from <= last[1]) out[out.length - 1] = [last[0], Math.max(last[1], to)];
    else out.push([from, to]);
  }
  return out;
}

function without(intervals: readonly Interval[], holes: readonly Interval[]): Interval[] {
  let left = [...intervals];
  for (const [a, b] of holes) {
    left = left.flatMap(([from, to]): Interval[] => {
      if (b <= from || a >= to) return [[from, to]];
      const parts: Interval[] = [];
      if (a > from) parts.push([from, a]);
      if (b < to) parts.push([b, to]);
      return parts;
    });
  }
  return left;
}
