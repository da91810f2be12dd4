import type { Canon } from '../canon/canon.ts';
import { ROW } from '../canon/row-kind.ts';

/** A stretch of time with one tool, or the change to it. */
export interface TimelineRun {
  /** Place in the report's tools from 1; 0 = none. */
  readonly tool: number;
  readonly change: boolean;
  readonly from: number;
  readonly to: number;
}

/** Stretches shorter than this share of the whole cannot be seen and join the one before. */
const LEAST_SHARE = 1 / 500;

export function timelineRuns(
  canon: Canon,
  seconds: Float32Array,
  slots: Uint16Array,
  total: number,
): TimelineRun[] {
  const runs: { tool: number; change: boolean; from: number; to: number }[] = [];
  let clock = 0;
  for (let row = 0; row < canon.count; row++) {
    const time = seconds[row] as number;
    if (time === 0) continue;
    const tool = slots[canon.state[row] as number] ?? 0;
    const change = canon.kind[row] === ROW.toolChange;
    const last = runs.at(-1);
    if (last && last.tool === tool && last.change === change) last.to += time;
    else runs.push({ tool, change, from: clock, to: clock + time });
    clock += time;
  }
  return joinShort(runs, total * LEAST_SHARE);
}

function joinShort(runs: readonly TimelineRun[], least: number): TimelineRun[] {
  const out: TimelineRun[] = [];
  for (const run of runs) {
    const last = out.at(-1);
    const same = last && last.tool === run.tool && last.change === run.change;
    if (last && (same || run.to - run.from < least)) out[out.length - 1] = { ...last, to: run.to };
    else out.push(run);
  }
  return out;
}
