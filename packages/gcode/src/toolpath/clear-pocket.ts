import type { PathWriter } from './path-writer.ts';
import { cutLoop, loopStart, planePoint, type RoundedRectangle } from './rounded-rectangle.ts';

/** Parameters of a pocket or stud cycle, about the origin of the present frame. Lengths in mm, feeds as programmed. */
export interface Clearing {
  /** The finished wall. */
  readonly wall: RoundedRectangle;
  readonly toolRadius: number;
  /** Widest step sideways. */
  readonly step: number;
  /** Left on wall and floor by roughing, taken off by finishing. */
  readonly wallStock: number;
  readonly floorStock: number;
  readonly top: number;
  readonly bottom: number;
  readonly infeed: number;
  /** Level of rapid moves above the pocket. */
  readonly safe: number;
  readonly feed: number;
  readonly plungeFeed: number;
  readonly finishFeed: number;
  readonly counterClockwise: boolean;
  readonly rough: boolean;
  /** The wall at the finished depth. */
  readonly finish: boolean;
  /** The whole floor at the finished depth, from the middle out. */
  readonly finishFloor: boolean;
}

/** More levels or loops than a real pocket has: a wrong step is widened so that one cycle stays of bounded size. */
const MAX_LEVELS = 500;
const MAX_LOOPS = 500;

/** Depths from the top down, the last at the bottom. */
export function depthLevels(top: number, bottom: number, infeed: number): number[] {
  const depth = top - bottom;
  if (!(depth > 0)) return [bottom];
  const step = infeed > 0 ? infeed : depth;
  const count = Math.min(MAX_LEVELS, Math.max(1, Math.ceil(depth / step - 1e-9)));
  return Array.from({ length: count }, (_, i) => top - (depth * (i + 1)) / count);
}

function inset(shape: RoundedRectangle, by: number): RoundedRectangle {
  return {
    halfLength: shape.halfLength - by,
    halfWidth: shape.halfWidth - by,
    radius: Math.max(0, shape.radius - by),
  };
}

/** Tool paths from the middle to the wall: the innermost first. Empty when the tool does not fit. */
function loopsOutward(wall: RoundedRectangle, tool: number, step: number): RoundedRectangle[] {
  const outer = inset(wall, tool);
  const least = Math.min(outer.halfLength, outer.halfWidth);
  if (least < -1e-9) return [];
  const wanted = step > 0 ? Math.max(0, Math.floor((least - 1e-9) / step)) : 0;
  const count = Math.min(MAX_LOOPS, wanted);
  const apart = count < wanted ? least / (count + 1) : step;
  const loops: RoundedRectangle[] = [];
  for (let i = count; i >= 0; i--) loops.push(inset(outer, i * apart));
  return loops;
}

/** False when the tool does not fit into the pocket. */
export function clearPocket(path: PathWriter, job: Clearing): boolean {
  const roughWall = inset(job.wall, job.wallStock);
  const loops = loopsOutward(roughWall, job.toolRadius, job.step);
  if (loops.length === 0) return false;
  const [inner] = loops as [RoundedRectangle];
  // A pocket longer than wide is opened along its middle line.
  const core = Math.max(0, inner.halfLength - inner.halfWidth);
  if (job.rough) {
    const levels = depthLevels(job.top, job.bottom + job.floorStock, job.infeed);
    path.rapid(planePoint(path, core, 0, job.safe));
    for (const level of levels) {
      const down = planePoint(path, core, 0, level);
      path.cut(down, job.plungeFeed);
      if (core > 0) {
        path.cut(planePoint(path, -core, 0, level), job.feed);
        path.cut(down, job.feed);
      }
      for (const loop of loops) runLoop(path, loop, level, job.feed, job.counterClockwise);
      path.cut(down, job.feed);
    }
    path.rapid(planePoint(path, core, 0, job.safe));
  }
  if (job.finish) finishWall(path, job, inset(job.wall, job.toolRadius), core);
  if (job.finishFloor) {
    const down = planePoint(path, core, 0, job.bottom);
    path.rapid(planePoint(path, core, 0, job.safe));
    path.cut(down, job.plungeFeed);
    for (const loop of loopsOutward(job.wall, job.toolRadius, job.step)) {
      runLoop(path, loop, job.bottom, job.finishFeed, job.counterClockwise);
    }
    path.cut(down, job.finishFeed);
    path.rapid(planePoint(path, core, 0, job.safe));
  }
  return true;
}

function runLoop(path: PathWriter, loop: RoundedRectangle, level: number, feed: number, ccw: boolean): void {
  if (Math.min(loop.halfLength, loop.halfWidth) <= 1e-9) {
    // The slot is as wide as the tool: one pass there and back along the middle.
    path.cut(planePoint(path, loop.halfLength, 0, level), feed);
    if (loop.halfLength > 1e-9) {
      path.cut(planePoint(path, -loop.halfLength, 0, level), feed);
      path.cut(planePoint(path, loop.halfLength, 0, level), feed);
    }
    return;
  }
  path.cut(loopStart(path, loop, level), feed);
  cutLoop(path, loop, level, feed, ccw);
}

function finishWall(path: PathWriter, job: Clearing, loop: RoundedRectangle, core: number): void {
  if (Math.min(loop.halfLength, loop.halfWidth) < 0) return;
  path.rapid(planePoint(path, core, 0, job.safe));
  path.cut(planePoint(path, core, 0, job.bottom), job.plungeFeed);
  runLoop(path, loop, job.bottom, job.finishFeed, job.counterClockwise);
  path.cut(planePoint(path, core, 0, job.bottom), job.finishFeed);
  path.rapid(planePoint(path, core, 0, job.safe));
}

/** A stud: from the blank's outline inwards to the wall, at each level; `blank` is its outline before. */
export function cutStud(path: PathWriter, job: Clearing, blank: RoundedRectangle): void {
  const last = inset(job.wall, -(job.toolRadius + job.wallStock));
  const start = inset(blank, -job.toolRadius);
  const reach = Math.max(start.halfLength - last.halfLength, start.halfWidth - last.halfWidth, 0);
  const count = job.step > 0 ? Math.min(MAX_LOOPS, Math.max(1, Math.ceil(reach / job.step - 1e-9))) : 1;
  const loops = Array.from({ length: count }, (_, i) => inset(last, -(reach * (count - 1 - i)) / count));
  const clear = Math.max(start.halfLength, last.halfLength) + job.toolRadius;
  const outside = (level: number) => planePoint(path, clear, 0, level);
  path.rapid(outside(job.safe));
  if (job.rough) {
    for (const level of depthLevels(job.top, job.bottom + job.floorStock, job.infeed)) {
      path.cut(outside(level), job.plungeFeed);
      for (const loop of loops) runLoop(path, loop, level, job.feed, job.counterClockwise);
      path.cut(outside(level), job.feed);
    }
  }
  if (job.finish) {
    path.cut(outside(job.bottom), job.plungeFeed);
    runLoop(path, inset(job.wall, -job.toolRadius), job.bottom, job.finishFeed, job.counterClockwise);
    path.cut(outside(job.bottom), job.finishFeed);
  }
  path.rapid(outside(job.safe));
}
