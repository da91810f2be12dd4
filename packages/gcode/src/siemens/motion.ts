import { fromMachineZero } from '../machine/home.ts';
import type { Corner } from '../toolpath/corner.ts';
import type { Point } from '../toolpath/frame.ts';
import { cornerFeed, cutCircle, cutTangent, cutThrough } from './arcs.ts';
import { AXIS_LETTERS, CENTRE_LETTERS } from './letters.ts';
import type { SiemensRun } from './siemens-run.ts';
import { addSplinePoint } from './splines.ts';
import { axisUnit, resolveTarget, turnRotary } from './target.ts';

/** Moves to the block's target by the motion in force. */
export function runMotion(run: SiemensRun): boolean {
  const { block, motion } = run;
  const circle = (motion === 'G2' || motion === 'G3') && (block.centre.length > 0 || block.named.has('AR'));
  if (!block.hasAxes && !circle) return false;
  turnRotary(run);
  if (block.machineCoordinates) {
    moveInMachine(run);
    return true;
  }
  const to = resolveTarget(run);
  moveTo(run, to);
  // A circle by its opening angle finds its own end.
  run.programmed = motion === 'G2' || motion === 'G3' ? run.path.at : to;
  run.onProgrammed(run.programmed);
  return true;
}

function moveTo(run: SiemensRun, to: Point): void {
  const { path, block } = run;
  const corner = cornerOf(run);
  if (block.positioning || run.motion === 'G0') {
    path.rapid(to);
    return;
  }
  switch (run.motion) {
    case 'G2':
    case 'G3':
      cutCircle(run, run.motion === 'G2', to, corner);
      break;
    case 'CIP':
      cutThrough(run, to);
      break;
    case 'CT':
      cutTangent(run, to, corner);
      break;
    case 'G33':
    case 'G331':
    case 'G332':
      cutThread(run, to);
      break;
    case 'ASPLINE':
    case 'BSPLINE':
    case 'CSPLINE':
      addSplinePoint(run, to);
      break;
    default:
      if (block.centre.length > 0) unusedCentre(run);
      path.cut(to, run.feed, corner, cornerFeed(run));
  }
}

function unusedCentre(run: SiemensRun): void {
  for (const [axis, letter] of CENTRE_LETTERS.entries()) {
    if (run.block.centre[axis]) run.finding('unused-word', run.block.axisColumn || 1, { word: letter });
  }
}

/** RND rounds, CHR takes a length off both sides, CHF gives the edge's length; RNDM holds for all corners. */
function cornerOf(run: SiemensRun): Corner | null {
  const { block, unit } = run;
  const round = block.number('RND') ?? run.modalRound;
  if (round > 0) return { kind: 'round', radius: round * unit };
  const side = block.number('CHR');
  if (side !== undefined && side > 0) return { kind: 'chamfer', side: side * unit };
  const edge = block.number('CHF');
  return edge !== undefined && edge > 0 ? { kind: 'edge', length: edge * unit } : null;
}

/** G33 and the tapping moves: the lead is I, J or K of the axis that goes furthest. */
function cutThread(run: SiemensRun, to: Point): void {
  const { block, path, unit } = run;
  const from = path.at;
  const ways = [0, 1, 2].map((axis) => Math.abs((to[axis] ?? 0) - (from[axis] ?? 0)));
  const main = ways.indexOf(Math.max(...ways));
  const word = block.centre[main] ?? block.centre.find((lead) => lead !== undefined);
  const length = Math.hypot(ways[0] ?? 0, ways[1] ?? 0, ways[2] ?? 0);
  const lead = Math.abs(word?.value ?? 0) * unit;
  // The lead counts along its axis, the stream's pitch along the path.
  const pitch = (ways[main] ?? 0) > 0 ? (lead * length) / (ways[main] ?? 1) : lead;
  if (lead > 0) run.threadLead = lead;
  path.thread(to, pitch > 0 ? pitch : run.threadLead);
}

/** SUPA, G53, G153: positions of the machine, frames left aside. */
function moveInMachine(run: SiemensRun): void {
  const { block, path, sink } = run;
  path.flush();
  path.compensation.stop();
  const to: Point = [sink.x, sink.y, sink.z];
  for (const axis of [0, 1, 2] as const) {
    const word = block.axes[axis];
    if (!word) continue;
    const increment = word.way === 'IC' || (word.way === 'modal' && run.incremental);
    const value = word.value * axisUnit(run, axis, increment);
    to[axis] = increment ? to[axis] + value : fromMachineZero(run.job.home[axis], value);
  }
  path.machineMove(to, run.motion === 'G0' ? null : run.feed);
  run.programmed = path.at;
}

/** G74, G75: the named axes to their reference or fixed point, taken as the machine's home. */
export function goToReference(run: SiemensRun): void {
  const { block, path, sink } = run;
  path.flush();
  const to: Point = [sink.x, sink.y, sink.z];
  const turns = [sink.a, sink.b, sink.c];
  for (const axis of AXIS_LETTERS.keys()) {
    if (block.axes[axis] === undefined) continue;
    if (axis < 3) to[axis] = fromMachineZero(run.job.home[axis], 0);
    else turns[axis - 3] = 0;
  }
  sink.turnTo(turns[0] ?? 0, turns[1] ?? 0, turns[2] ?? 0);
  path.machineMove(to, null);
  run.programmed = path.at;
}
