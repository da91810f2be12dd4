import type { Canon } from '../canon/canon.ts';
import { ROW } from '../canon/row-kind.ts';
import type { CalibrationFactors } from '../machine/calibrate.ts';
import { isCutting, rowLength, stateOf } from './row-facts.ts';
import { addTime, calibrated, noTime, type TimeSplit, timeKind } from './time-split.ts';

/** What one tool does in the program. */
export interface ToolReport {
  readonly number: number;
  readonly name: string | null;
  readonly label: string;
  readonly changes: number;
  /** First line that calls it. */
  readonly line: number;
  readonly time: TimeSplit;
  /** mm. */
  readonly length: { readonly cutting: number; readonly rapid: number };
  /** Spindle speeds seen while cutting, rpm; m/min under constant surface speed. */
  readonly speed: { readonly min: number; readonly max: number; readonly surface: boolean } | null;
  /** Feeds seen while cutting, in the unit of their mode. */
  readonly feed: { readonly min: number; readonly max: number; readonly perRevolution: boolean } | null;
  /** Lowest Z reached while cutting, mm; null when it never cuts. */
  readonly depth: number | null;
}

class ToolTally {
  changes = 0;
  line = 0;
  readonly time = noTime();
  cutting = 0;
  rapid = 0;
  depth = Number.POSITIVE_INFINITY;
  minSpeed = Number.POSITIVE_INFINITY;
  maxSpeed = 0;
  surface = false;
  minFeed = Number.POSITIVE_INFINITY;
  maxFeed = 0;
  perRevolution = false;

  cut(canon: Canon, row: number): void {
    const state = stateOf(canon, row);
    const z = canon.z[row] as number;
    if (z < this.depth) this.depth = z;
    const feed = canon.feed[row] as number;
    if (feed > 0) {
      this.minFeed = Math.min(this.minFeed, feed);
      this.maxFeed = Math.max(this.maxFeed, feed);
    }
    if (state.feedMode === 'perRevolution') this.perRevolution = true;
    const speed = state.surfaceSpeed > 0 ? state.surfaceSpeed : state.spindleSpeed;
    if (state.surfaceSpeed > 0) this.surface = true;
    if (speed > 0) {
      this.minSpeed = Math.min(this.minSpeed, speed);
      this.maxSpeed = Math.max(this.maxSpeed, speed);
    }
  }
}

/** Tools in the order of their first call. A program without M6 is split by its T words. */
export function reportTools(canon: Canon, seconds: Float32Array, factors: CalibrationFactors): ToolReport[] {
  const tallies = new Map<number, ToolTally>();
  const of = (tool: number) => {
    let tally = tallies.get(tool);
    if (!tally) {
      tally = new ToolTally();
      tallies.set(tool, tally);
    }
    return tally;
  };
  const changes = hasChange(canon);
  let selected = -1;
  for (let row = 0; row < canon.count; row++) {
    const kind = canon.kind[row] as number;
    if (kind === ROW.toolSelect || kind === ROW.toolChange) {
      const tool = canon.feed[row] as number;
      const tally = of(tool);
      if (tally.line === 0) tally.line = canon.line[row] as number;
      if (kind === ROW.toolChange) tally.changes += 1;
      else if (!changes) selected = tool;
    }
    const tool = changes ? stateOf(canon, row).tool : selected;
    const time = seconds[row] as number;
    const cutting = isCutting(kind);
    if (tool < 0) {
      if (time === 0 && !cutting) continue;
    }
    const tally = of(tool);
    const part = timeKind(kind);
    addTime(tally.time, part, calibrated(part, time, factors));
    if (cutting) {
      tally.cutting += rowLength(canon, row);
      tally.cut(canon, row);
    } else if (kind === ROW.rapid) tally.rapid += rowLength(canon, row);
  }
  return [...tallies].filter(([tool]) => tool >= 0).map(([tool, tally]) => toReport(canon, tool, tally));
}

function hasChange(canon: Canon): boolean {
  for (let row = 0; row < canon.count; row++) if (canon.kind[row] === ROW.toolChange) return true;
  return false;
}

function toReport(canon: Canon, tool: number, tally: ToolTally): ToolReport {
  const info = canon.tools[tool];
  return {
    number: info?.number ?? -1,
    name: info?.name ?? null,
    label: info?.label ?? '',
    changes: tally.changes,
    line: tally.line,
    time: tally.time,
    length: { cutting: tally.cutting, rapid: tally.rapid },
    speed: tally.maxSpeed > 0 ? { min: tally.minSpeed, max: tally.maxSpeed, surface: tally.surface } : null,
    feed:
      tally.maxFeed > 0
        ? { min: tally.minFeed, max: tally.maxFeed, perRevolution: tally.perRevolution }
        : null,
    depth: Number.isFinite(tally.depth) ? tally.depth : null,
  };
}
