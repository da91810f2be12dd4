import { axesNow, axisWords } from './datum.ts';
import type { IsoRun } from './iso-run.ts';
import { BIT } from './letters.ts';
import { rapidTo } from './straight.ts';
import { hasAxes, resolveTarget } from './target.ts';

/** G28, G30: rapid to the intermediate point, then the named axes to the reference point. */
export function goHome(run: IsoRun, which: 0 | 1): void {
  const named = namedAxes(run);
  if (hasAxes(run)) rapidTo(run, resolveTarget(run));
  const home = run.offsets.home(which);
  const machine = run.offsets.toMachine(axesNow(run));
  const all = !named.some(Boolean);
  // Fanuc moves the axes that are named; LinuxCNC and Haas all of them when none is.
  if (all && !run.rs274 && run.job.dialect !== 'haas') return;
  for (const [axis, value] of home.entries()) if (all || named[axis]) machine[axis] = value;
  const [x, y, z, a, b, c] = run.offsets.fromMachine(machine);
  run.sink.turnTo(a, b, c);
  inMachine(run, () => rapidTo(run, [x, y, z]));
}

/** Machine positions are marked where the reference point is the machine's, not the program's zero. */
function inMachine(run: IsoRun, move: () => void): void {
  if (run.job.home.some((value) => value !== null)) run.sink.atReference(move);
  else move();
}

function namedAxes(run: IsoRun): boolean[] {
  const words = axisWords(run).map((word) => word !== undefined);
  if (!run.turning) return words;
  const { block } = run;
  const [u, v, w] = [20, 21, 22].map((letter) => block.has(1 << letter));
  // H is the increment of C.
  const h = block.has(BIT.H);
  return [
    words[0] || u === true,
    words[1] || v === true,
    words[2] || w === true,
    ...words.slice(3, 5),
    words[5] || h,
  ];
}

/** G28.1, G30.1 of LinuxCNC: the present position becomes the reference point. */
export function storeHome(run: IsoRun, which: 0 | 1): void {
  run.offsets.stored[which] = run.offsets.toMachine(axesNow(run));
}

/** G53: the axis words are machine coordinates, for this block only. */
export function machineMove(run: IsoRun): void {
  const words = axisWords(run);
  const machine = run.offsets.toMachine(axesNow(run));
  for (const [axis, word] of words.entries()) {
    if (word !== undefined) machine[axis] = run.offsets.machineValue(axis, word);
  }
  const [x, y, z, a, b, c] = run.offsets.fromMachine(machine);
  run.sink.turnTo(a, b, c);
  inMachine(run, () => {
    if (run.motion === 10) run.sink.line(x, y, z, run.feed, run.line);
    else rapidTo(run, [x, y, z]);
  });
}
