import type { Canon } from '../canon/canon.ts';
import { ROW } from '../canon/row-kind.ts';
import type { CalibrationFactors } from '../machine/calibrate.ts';
import type { ToolBook, ToolDiameter } from '../tools/tool-book.ts';
import type { Tally } from './tally.ts';
import { addState, noTime, type TimeSplit } from './time-split.ts';

/** Work of one tool in the program. */
export interface ToolReport {
  readonly number: number;
  readonly name: string | null;
  readonly label: string;
  /** Null when unknown. */
  readonly diameter: ToolDiameter | null;
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

  add(canon: Canon, tally: Tally, index: number): void {
    const state = canon.states[index];
    this.cutting += tally.cutLength[index] as number;
    this.rapid += tally.rapidLength[index] as number;
    if (!state || !Number.isFinite(tally.lowest[index] as number)) return;
    this.depth = Math.min(this.depth, tally.lowest[index] as number);
    this.minFeed = Math.min(this.minFeed, tally.minFeed[index] as number);
    this.maxFeed = Math.max(this.maxFeed, tally.maxFeed[index] as number);
    if (state.feedMode === 'perRevolution') this.perRevolution = true;
    if (state.surfaceSpeed > 0) this.surface = true;
    const speed = state.surfaceSpeed > 0 ? state.surfaceSpeed : state.spindleSpeed;
    if (speed > 0) {
      this.minSpeed = Math.min(this.minSpeed, speed);
      this.maxSpeed = Math.max(this.maxSpeed, speed);
    }
  }
}

/** Tools in the order of their first call. A program without a tool change is split by its T words. */
export function reportTools(
  canon: Canon,
  tally: Tally,
  factors: CalibrationFactors,
  book: ToolBook,
): ToolReport[] {
  const tools = new Map<number, ToolTally>();
  let changes = false;
  for (const row of canon.marks) {
    const kind = canon.kind[row] as number;
    if (kind !== ROW.toolSelect && kind !== ROW.toolChange) continue;
    const index = canon.feed[row] as number;
    const tool = tools.get(index) ?? new ToolTally();
    tools.set(index, tool);
    if (tool.line === 0) tool.line = canon.line[row] as number;
    if (kind === ROW.toolChange) {
      changes = true;
      tool.changes += 1;
    }
  }
  for (const [index, state] of canon.states.entries()) {
    const tool = tools.get(changes ? state.tool : state.selectedTool);
    if (!tool) continue;
    addState(tool.time, tally, index, factors);
    tool.add(canon, tally, index);
  }
  return [...tools].map(([index, tool]) => toReport(canon, index, tool, book));
}

function toReport(canon: Canon, index: number, tool: ToolTally, book: ToolBook): ToolReport {
  const info = canon.tools[index];
  return {
    number: info?.number ?? -1,
    name: info?.name ?? null,
    label: info?.label ?? '',
    diameter: info ? book.diameter(info) : null,
    changes: tool.changes,
    line: tool.line,
    time: tool.time,
    length: { cutting: tool.cutting, rapid: tool.rapid },
    speed: tool.maxSpeed > 0 ? { min: tool.minSpeed, max: tool.maxSpeed, surface: tool.surface } : null,
    feed:
      tool.maxFeed > 0 ? { min: tool.minFeed, max: tool.maxFeed, perRevolution: tool.perRevolution } : null,
    depth: Number.isFinite(tool.depth) ? tool.depth : null,
  };
}
