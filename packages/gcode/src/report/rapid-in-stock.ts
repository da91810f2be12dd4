import type { Canon } from '../canon/canon.ts';
import { ROW } from '../canon/row-kind.ts';
import type { FindingList } from '../finding.ts';
import { isCutting, stateOf } from './row-facts.ts';

/** Cells along the longer side of the cut area. */
const CELLS = 256;
/** Tool radius assumed where none is known, mm. */
const RADIUS = 3;
/** Level differences below this are the same level, mm. */
const SAME_LEVEL = 0.05;
/** Rapids shorter than this in XY are not judged, mm; nor those with less than this share of their way uncut. */
const SHORT = 2;
const SHARE = 0.3;

type Point = readonly [number, number, number];

/** Lowest level cut so far, over a grid of the cut area. */
class CutMap {
  private readonly cell: number;
  private readonly minX: number;
  private readonly minY: number;
  private readonly columns: number;
  private readonly rows: number;
  private readonly level: Float32Array;
  private readonly reach: number;

  constructor(minX: number, minY: number, maxX: number, maxY: number) {
    this.cell = Math.max(maxX - minX, maxY - minY, 1) / CELLS;
    this.minX = minX;
    this.minY = minY;
    this.columns = Math.ceil((maxX - minX) / this.cell) + 1;
    this.rows = Math.ceil((maxY - minY) / this.cell) + 1;
    this.level = new Float32Array(this.columns * this.rows).fill(Number.POSITIVE_INFINITY);
    this.reach = Math.min(12, Math.max(1, Math.round(RADIUS / this.cell)));
  }

  private each(from: Point, to: Point, visit: (column: number, row: number, z: number) => void): number {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const steps = Math.max(1, Math.min(2000, Math.ceil(length / this.cell)));
    for (let i = 0; i <= steps; i++) {
      const t = i / steps;
      const column = Math.round((from[0] + (to[0] - from[0]) * t - this.minX) / this.cell);
      const row = Math.round((from[1] + (to[1] - from[1]) * t - this.minY) / this.cell);
      visit(column, row, from[2] + (to[2] - from[2]) * t);
    }
    return steps + 1;
  }

  cut(from: Point, to: Point): void {
    const { reach, columns, rows, level } = this;
    this.each(from, to, (column, row, z) => {
      for (let r = Math.max(0, row - reach); r <= Math.min(rows - 1, row + reach); r++) {
        for (let c = Math.max(0, column - reach); c <= Math.min(columns - 1, column + reach); c++) {
          const index = r * columns + c;
          if (z < (level[index] as number)) level[index] = z;
        }
      }
    });
  }

  /**
   * How much of a way lies where nothing has been cut to its level: of the whole way and of its part inside the area,
   * less `inset` mm at its border; and how much of the way lies outside the area.
   */
  uncut(from: Point, to: Point, inset: number): { ofWay: number; ofInside: number; outside: number } {
    const edge = Math.round(inset / this.cell);
    let solid = 0;
    let inside = 0;
    const points = this.each(from, to, (column, row, z) => {
      if (column < edge || row < edge || column >= this.columns - edge || row >= this.rows - edge) return;
      inside += 1;
      if ((this.level[row * this.columns + column] as number) > z + SAME_LEVEL) solid += 1;
    });
    return {
      ofWay: solid / points,
      ofInside: inside === 0 ? 0 : solid / inside,
      outside: (points - inside) / points,
    };
  }

  /** The tool went down here through the floor of something already cut. */
  isBelowFloor(at: Point): boolean {
    let below = false;
    this.each(at, at, (column, row, z) => {
      if (column < 0 || row < 0 || column >= this.columns || row >= this.rows) return;
      const level = this.level[row * this.columns + column] as number;
      below = Number.isFinite(level) && level > z + SAME_LEVEL;
    });
    return below;
  }
}

/**
 * How the tool came to where it is: by cutting, down in rapid through a floor it had cut, down in rapid below the part's
 * zero, or otherwise (above the part, or not known).
 */
type Depth = 'cut' | 'floor' | 'plunge' | 'clear';

/** The feed took the tool straight down from above the part's zero: the programmer expects material there. */
const entersByFeed = (from: Point, to: Point): boolean =>
  from[2] > -SAME_LEVEL && to[2] < -SAME_LEVEL && Math.hypot(to[0] - from[0], to[1] - from[1]) <= SHORT;

/**
 * Rapids across the part below the level of the cuts, where nothing has been cut before. A rapid that leaves the area of
 * the cuts at their depth may cross the part or the air beside it: it gets a finding of its own.
 */
export function findRapidsInStock(canon: Canon, findings: FindingList): void {
  if (!hasLowRapid(canon)) return;
  const area = cutArea(canon);
  if (!area) return;
  const map = new CutMap(area.minX, area.minY, area.maxX, area.maxY);
  let from: Point = [0, 0, 0];
  let depth: Depth = 'clear';
  let isFedDown = false;
  for (let row = 0; row < canon.count; row++) {
    const kind = canon.kind[row] as number;
    const to: Point = [canon.x[row] as number, canon.y[row] as number, canon.z[row] as number];
    if (isCutting(kind)) {
      map.cut(from, to);
      if (entersByFeed(from, to)) isFedDown = true;
      depth = 'cut';
    } else if (kind === ROW.rapid) {
      const code = isLow(from, to, area.top) ? judgeLowRapid(map, from, to, depth, isFedDown) : null;
      if (code) {
        const values = { z: Math.min(from[2], to[2]) };
        findings.add(code, canon.line[row] as number, 0, values, stateOf(canon, row).file);
        depth = 'clear';
      } else depth = depthAfter(map, from, to, depth);
      if (depth !== 'cut') isFedDown = false;
    }
    from = to;
  }
}

function judgeLowRapid(map: CutMap, from: Point, to: Point, depth: Depth, isFedDown: boolean) {
  if (runsInStock(map, from, to, depth)) return 'rapid-into-stock';
  const leaves = depth === 'cut' && isFedDown && map.uncut(from, to, 0).outside > SHARE;
  return leaves ? 'rapid-at-depth' : null;
}

function runsInStock(map: CutMap, from: Point, to: Point, depth: Depth): boolean {
  if (depth === 'cut') return map.uncut(from, to, 0).ofWay > SHARE;
  if (depth === 'floor') return map.uncut(from, to, 0).ofInside > SHARE;
  // Beside the part a tool may well go down in rapid: only what crosses the inside of the cuts counts.
  return depth === 'plunge' && map.uncut(from, to, 2 * RADIUS).ofWay > SHARE;
}

function depthAfter(map: CutMap, from: Point, to: Point, before: Depth): Depth {
  if (to[2] > -SAME_LEVEL || to[2] > from[2] + SAME_LEVEL) return 'clear';
  const isPlunge = to[2] < from[2] - SAME_LEVEL && Math.hypot(to[0] - from[0], to[1] - from[1]) <= SHORT;
  if (isPlunge) return map.isBelowFloor(to) ? 'floor' : 'plunge';
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  // A short rapid stays in the cut; one that moves other axes alone (W, B, C) takes the tool elsewhere.
  const stays = length > 0 && length <= SHORT;
  return before === 'cut' && !stays ? 'clear' : before;
}

function isLow(from: Point, to: Point, top: number): boolean {
  const high = Math.max(from[2], to[2]);
  // Below the part's zero and not above the cuts.
  return (
    high < -SAME_LEVEL && high <= top + SAME_LEVEL && Math.hypot(to[0] - from[0], to[1] - from[1]) > SHORT
  );
}

/** Some rapid runs below the part's zero at all. */
function hasLowRapid(canon: Canon): boolean {
  for (let row = 1; row < canon.count; row++) {
    if (canon.kind[row] !== ROW.rapid) continue;
    const from: Point = [canon.x[row - 1] as number, canon.y[row - 1] as number, canon.z[row - 1] as number];
    if (
      isLow(
        from,
        [canon.x[row] as number, canon.y[row] as number, canon.z[row] as number],
        Number.POSITIVE_INFINITY,
      )
    )
      return true;
  }
  return false;
}

interface CutArea {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
  /** Highest level at which the tool cuts sideways. */
  readonly top: number;
}

function cutArea(canon: Canon): CutArea | null {
  let [minX, minY, maxX, maxY, top] = [Infinity, Infinity, -Infinity, -Infinity, -Infinity];
  let [px, py] = [0, 0];
  let flat = true;
  let [movesX, movesY] = [false, false];
  for (let row = 0; row < canon.count; row++) {
    const x = canon.x[row] as number;
    const y = canon.y[row] as number;
    const z = canon.z[row] as number;
    if (isCutting(canon.kind[row] as number)) {
      if (x < minX) minX = x;
      if (x > maxX) maxX = x;
      if (y < minY) minY = y;
      if (y > maxY) maxY = y;
      if ((x !== px || y !== py) && z > top) top = z;
      if (z !== 0) flat = false;
    }
    if (x !== px) movesX = true;
    if (y !== py) movesY = true;
    px = x;
    py = y;
  }
  // A plot without any Z has no stock; a program that moves in one plane only is turned, not milled.
  if (flat || minX === Infinity || !movesX || !movesY) return null;
  // Holes alone: no rapid below the part's zero is above the cuts.
  if (top === -Infinity) top = 0;
  return { minX: minX - RADIUS, minY: minY - RADIUS, maxX: maxX + RADIUS, maxY: maxY + RADIUS, top };
}
