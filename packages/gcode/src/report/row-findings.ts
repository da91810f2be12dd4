import type { Canon } from '../canon/canon.ts';
import { ROW } from '../canon/row-kind.ts';
import type { Dialect } from '../dialect.ts';
import type { FindingList } from '../finding.ts';
import type { Machine } from '../machine/machine.ts';
import type { Geometry } from './geometry.ts';
import { findRapidsInStock } from './rapid-in-stock.ts';
import { isCutting, rowLength, stateOf } from './row-facts.ts';
import type { Tally } from './tally.ts';

/** Findings that come from the moves, whatever the dialect. */
export function findInRows(
  canon: Canon,
  geometry: Geometry,
  tally: Tally,
  machine: Machine,
  findings: FindingList,
  program: { readonly lathe: boolean; readonly dialect: Dialect },
): void {
  // A router started by hand, a plotter, a torch: GRBL and LinuxCNC run them all.
  const isHobby = program.dialect === 'grbl' || program.dialect === 'linuxcnc';
  findFeedAndSpindle(canon, tally, findings);
  if (!isHobby) findSpindleNeverStarted(canon, tally, findings);
  findTravel(geometry, machine, findings);
  if (!program.lathe) findRapidsInStock(canon, findings);
}

/** One finding for each stretch of rows, not one for each row. */
class Stretch {
  private on = false;

  /** True at the first row of a stretch. */
  starts(now: boolean): boolean {
    const first = now && !this.on;
    this.on = now;
    return first;
  }
}

function findFeedAndSpindle(canon: Canon, tally: Tally, findings: FindingList): void {
  const uses = whatIsUsed(canon);
  if (!isSuspect(canon, tally, uses)) return;
  const feed = new Stretch();
  const spindle = new Stretch();
  const coolant = new Stretch();
  for (let row = 0; row < canon.count; row++) {
    const kind = canon.kind[row] as number;
    if (!isCutting(kind)) continue;
    const state = stateOf(canon, row);
    const noFeed = (canon.feed[row] as number) <= 0;
    const still = uses.spindle && state.spindleDirection === 0;
    const dry = uses.coolant && state.coolant === 0 && !still;
    // A move of no length cuts nothing; its length is only asked for when something is amiss.
    if ((noFeed || still || dry) && rowLength(canon, row) === 0) continue;
    const line = canon.line[row] as number;
    if (feed.starts(noFeed)) findings.add('feed-missing', line, 0, {}, state.file);
    if (kind === ROW.probe) continue;
    if (spindle.starts(still)) findings.add('spindle-off', line, 0, {}, state.file);
    if (coolant.starts(dry)) findings.add('coolant-off', line, 0, {}, state.file);
  }
}

/** Reported once, at the first cut, unless a function of the machine before it may have started the spindle. */
function findSpindleNeverStarted(canon: Canon, tally: Tally, findings: FindingList): void {
  if (canon.states.some(({ spindleDirection }) => spindleDirection !== 0)) return;
  if (!tally.cutLength.some((length) => length > 0)) return;
  for (let row = 0; row < canon.count; row++) {
    const kind = canon.kind[row] as number;
    if (kind === ROW.mCode) return;
    if (kind === ROW.probe || !isCutting(kind) || rowLength(canon, row) === 0) continue;
    findings.add('spindle-never-started', canon.line[row] as number, 0, {}, stateOf(canon, row).file);
    return;
  }
}

/** Some state cuts without a feed, with the spindle still or dry: only then are rows looked at one by one. */
function isSuspect(canon: Canon, tally: Tally, uses: { spindle: boolean; coolant: boolean }): boolean {
  return canon.states.some((state, index) => {
    if ((tally.cutLength[index] as number) === 0) return false;
    const still = uses.spindle && state.spindleDirection === 0;
    const dry = uses.coolant && state.coolant === 0;
    return still || dry || tally.noFeed[index] === 1;
  });
}

function whatIsUsed(canon: Canon): { spindle: boolean; coolant: boolean } {
  let spindle = false;
  let coolant = false;
  for (const state of canon.states) {
    if (state.spindleDirection !== 0) spindle = true;
    if (state.coolant !== 0) coolant = true;
  }
  return { spindle: spindle && !isSwitchedTool(canon), coolant };
}

/** M3 and M5 at every stroke: a laser or a torch, which is off between its cuts. */
function isSwitchedTool(canon: Canon): boolean {
  let starts = 0;
  let changes = 0;
  let turns = false;
  for (const row of canon.marks) {
    if (canon.kind[row] === ROW.toolChange) changes += 1;
    if (canon.kind[row] !== ROW.spindle) continue;
    // A tap turns the running spindle round: that is no start.
    const turned = turns;
    turns = canon.feed[row] !== 0;
    if (turns && !turned) starts += 1;
  }
  return starts > 2 * (changes + 1) + 1;
}

function findTravel(geometry: Geometry, machine: Machine, findings: FindingList): void {
  if (geometry.extents.empty) return;
  for (const [index, axis] of (['x', 'y', 'z'] as const).entries()) {
    const travel = machine.axes[axis].travel;
    if (!travel) continue;
    const low = geometry.extents.min[index] as number;
    const high = geometry.extents.max[index] as number;
    const name = axis.toUpperCase();
    if (low < travel[0]) {
      findings.add('travel-exceeded', 0, 0, { axis: name, value: low, limit: travel[0] });
    }
    if (high > travel[1]) {
      findings.add('travel-exceeded', 0, 0, { axis: name, value: high, limit: travel[1] });
    }
  }
}
