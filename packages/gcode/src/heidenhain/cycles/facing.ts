import { depthLevels } from '../../toolpath/clear-pocket.ts';
import type { Point } from '../../toolpath/frame.ts';
import type { KlartextRun } from '../klartext-run.ts';
import { lengthOf, numberOf } from './cycle-values.ts';
import { neededRadius } from './milling.ts';

/*
 * 230 and 231: HEIDENHAIN, TNC 410 ISO programming, section 8.8 "Cycles for multipass milling". 232: TNC 640 (34059x-01)
 * cycle programming, section 10.4. 233: TNC 640 cycle programming 9/2015, section 5.9.
 */

const MAX_ROWS = 5000;

interface Face {
  /** Start in the plane and signed lengths along its axes. */
  readonly start: readonly [number, number];
  readonly length: readonly [number, number];
  /** Distance by which the tool's centre overruns the end of the face; negative where it stays within. */
  readonly over: number;
  /** The same at the very first entry, which comes from outside the face. */
  readonly entry: number;
  /** Rows run along the first (0) or the second axis. */
  readonly along: 0 | 1;
  readonly rows: number;
  readonly apart: number;
  /** Rows all in one direction, with a way back above. */
  readonly oneWay: boolean;
  readonly levels: readonly { readonly level: number; readonly feed: number }[];
  /** Set-up clearance above the level. */
  readonly lift: number;
  readonly clear: number;
  readonly height: number;
  readonly sideFeed: number;
}

function millFace(run: KlartextRun, face: Face): void {
  const { path } = run;
  const [u, v, w] = path.axes;
  const { start, length, along, over } = face;
  const across = along === 0 ? 1 : 0;
  const way = Math.sign(length[along]) || 1;
  const side = Math.sign(length[across]) || 1;
  const outside = start[along] - way * face.entry;
  const from = start[along] - way * over;
  const to = start[along] + length[along] + way * over;
  const point = (a: number, b: number, level: number): Point => {
    const out: Point = [0, 0, 0];
    out[along === 0 ? u : v] = a;
    out[along === 0 ? v : u] = b;
    out[w] = level;
    return out;
  };
  for (const { level, feed } of face.levels) {
    path.rapid(point(outside, start[across], Math.max(face.clear, path.at[w] as number)));
    path.rapid(point(outside, start[across], face.clear));
    path.cut(point(outside, start[across], level), face.sideFeed);
    for (let i = 0; i < face.rows; i++) {
      const b = start[across] + side * i * face.apart;
      const back = !face.oneWay && i % 2 === 1;
      if (i > 0 && face.oneWay) {
        // Up, and back above the face at the feed of positioning, not in rapid.
        path.rapid(point(to, path.at[along === 0 ? v : u] as number, level + face.lift));
        path.cut(point(from, b, level + face.lift), face.sideFeed);
        path.cut(point(from, b, level), face.sideFeed);
      } else if (i > 0) path.cut(point(back ? to : from, b, level), face.sideFeed);
      path.cut(point(back ? from : to, b, level), feed);
    }
    const up = path.at;
    up[w] = face.clear;
    path.rapid(up);
  }
  const end = path.at;
  end[w] = Math.max(face.clear, face.height);
  path.rapid(end);
}

/** 230: Q240 cuts at the height Q227, there and back along the first axis. */
function multipass(run: KlartextRun): void {
  const rows = Math.min(MAX_ROWS, Math.max(1, Math.floor(numberOf(run, 240))));
  const length = [lengthOf(run, 218), lengthOf(run, 219)] as const;
  const surface = lengthOf(run, 227);
  const clear = surface + Math.abs(lengthOf(run, 200));
  const feed = lengthOf(run, 207);
  millFace(run, {
    start: [lengthOf(run, 225), lengthOf(run, 226)],
    length,
    over: 0,
    entry: 0,
    along: 0,
    rows,
    apart: rows > 1 ? Math.abs(length[1]) / (rows - 1) : 0,
    oneWay: false,
    levels: [{ level: surface, feed }],
    lift: clear - surface,
    clear,
    height: clear,
    sideFeed: lengthOf(run, 209) || feed,
  });
  run.finding('cycle-approximate', 0, { word: 'CYCL DEF 230' });
}

/** How the rows run: there and back (meander) or all in one direction, and how far beyond the face. */
function rowsOf(run: KlartextRun, radius: number): { oneWay: boolean; over: number } {
  const strategy = Math.floor(numberOf(run, 389));
  const beside = Math.abs(lengthOf(run, 357));
  const outside = radius + beside;
  if (run.cycle === 233) {
    return {
      oneWay: strategy === 2 || strategy === 3,
      over: strategy === 1 || strategy === 3 ? beside : outside,
    };
  }
  return { oneWay: strategy === 2, over: strategy === 1 ? -radius : outside };
}

/** Levels of Q202 at the feed of milling; the last infeed takes the allowance alone, at the feed of finishing Q385. */
function faceLevels(run: KlartextRun, top: number, bottom: number): Face['levels'] {
  const feed = lengthOf(run, 207);
  const operation = run.cycle === 233 ? Math.floor(numberOf(run, 215)) : 0;
  const allowance = Math.abs(lengthOf(run, 369));
  const rough = depthLevels(top, bottom + allowance, Math.abs(lengthOf(run, 202)));
  return [
    ...(operation === 2 ? [] : rough.map((level) => ({ level, feed }))),
    ...(operation !== 1 && (allowance > 0 || operation === 2)
      ? [{ level: bottom, feed: lengthOf(run, 385) || feed }]
      : []),
  ];
}

/** 232 and 233 (outside limits only): rows of Q370 times the radius. */
function faceMill(run: KlartextRun): void {
  const radius = neededRadius(run);
  if (radius === null) return;
  const new233 = run.cycle === 233;
  const [top, bottom] = [lengthOf(run, 227), lengthOf(run, 386)];
  const length = [lengthOf(run, 218), lengthOf(run, 219)] as const;
  const along = new233 && Math.floor(numberOf(run, 350)) === 2 ? 1 : 0;
  const wide = Math.abs(length[along === 0 ? 1 : 0]);
  const factor = numberOf(run, 370) > 0 ? Math.min(2, numberOf(run, 370)) : 1;
  const apart = radius * factor;
  const rows = Math.min(MAX_ROWS, Math.max(1, Math.ceil((wide - radius) / apart - 1e-9) + 1));
  const at = run.path.at;
  const [u, v] = run.path.axes;
  const lift = Math.abs(lengthOf(run, 200));
  millFace(run, {
    start: new233
      ? [(at[u] as number) - length[0] / 2, (at[v] as number) - length[1] / 2]
      : [lengthOf(run, 225), lengthOf(run, 226)],
    length,
    ...rowsOf(run, radius),
    entry: radius + Math.abs(lengthOf(run, 357)),
    along,
    rows,
    apart: rows > 1 ? Math.min(apart, wide / (rows - 1)) : 0,
    levels: faceLevels(run, top, bottom),
    lift,
    clear: top + lift,
    height: top + lengthOf(run, 204),
    sideFeed: lengthOf(run, 253) || lengthOf(run, 207),
  });
  // A spiral (strategy 4) is about as long as the rows that stand for it here.
  const spiral = new233 && Math.floor(numberOf(run, 389)) === 4;
  run.finding(spiral ? 'cycle-estimated' : 'cycle-approximate', 0, { word: `CYCL DEF ${run.cycle}` });
}

/**
 * 231: Q240 cuts over four points in space, each from the side 1-4 to the side 2-3; after a cut the tool goes up by
 * its diameter and back in rapid; the first cut runs at half the feed.
 */
function ruledSurface(run: KlartextRun): void {
  const radius = neededRadius(run);
  if (radius === null) return;
  const { path } = run;
  const [u, v, w] = path.axes;
  const corner = (first: number): Point => {
    const out: Point = [0, 0, 0];
    out[u] = lengthOf(run, first);
    out[v] = lengthOf(run, first + 1);
    out[w] = lengthOf(run, first + 2);
    return out;
  };
  const [one, two, three, four] = [corner(225), corner(228), corner(231), corner(234)];
  const rows = Math.min(MAX_ROWS, Math.max(1, Math.floor(numberOf(run, 240))));
  const between = (a: Point, b: Point, share: number): Point => [
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share,
    a[2] + (b[2] - a[2]) * share,
  ];
  const raised = (point: Point): Point => {
    const out: Point = [...point];
    out[w] = (out[w] as number) + 2 * radius;
    return out;
  };
  const feed = lengthOf(run, 207);
  for (let i = 0; i < rows; i++) {
    const share = rows > 1 ? i / (rows - 1) : 0;
    const [from, to] = [between(one, four, share), between(two, three, share)];
    if (i === 0) {
      const over: Point = [...from];
      over[w] = Math.max(path.at[w] as number, raised(from)[w] as number);
      path.rapid(over);
    } else path.rapid(raised(from));
    path.cut(from, feed);
    path.cut(to, i === 0 ? feed / 2 : feed);
    path.rapid(raised(to));
  }
  run.finding('cycle-approximate', 0, { word: 'CYCL DEF 231' });
}

export const FACING_CYCLES: Readonly<Record<number, (run: KlartextRun) => void>> = {
  230: multipass,
  231: ruledSurface,
  232: faceMill,
  233: faceMill,
};
