import type { IsoRun } from './iso-run.ts';
import { ABC, BIT, LETTER, XYZ } from './letters.ts';
import type { Axes } from './offsets.ts';
import { position } from './target.ts';

const AXIS_LETTERS = [LETTER.X, LETTER.Y, LETTER.Z, LETTER.A, LETTER.B, LETTER.C] as const;

/** Present program position with rotary axes. */
export function axesNow(run: IsoRun): Axes {
  const [x, y, z] = position(run);
  return [x, y, z, run.sink.a, run.sink.b, run.sink.c];
}

/** Changes offsets while the machine is at rest: the position gets new coordinates. */
export function relabel(run: IsoRun, change: () => void): void {
  const machine = run.offsets.toMachine(axesNow(run));
  change();
  const now = run.offsets.fromMachine(machine);
  const [x, y, z, a, b, c] = now;
  const { sink } = run;
  if (x === sink.x && y === sink.y && z === sink.z && a === sink.a && b === sink.b && c === sink.c) return;
  run.compensation.stop();
  sink.turnTo(a, b, c);
  sink.datum(x, y, z, run.offsets.rotation, run.line);
}

/** Axis words of the block in mm and degrees; undefined where a word is missing. */
export function axisWords(run: IsoRun): (number | undefined)[] {
  const { block } = run;
  return AXIS_LETTERS.map((letter, axis) => {
    if (!block.has(1 << letter)) return undefined;
    const value = block.take(letter, 0);
    if (axis >= 3) return value;
    return value * run.unit * (axis === 0 ? run.xFactor : 1);
  });
}

/** G92 with axis words: the present position is called so from now on. */
export function presetPosition(run: IsoRun): void {
  const words = axisWords(run);
  const now = axesNow(run);
  relabel(run, () => {
    for (const [axis, word] of words.entries()) {
      if (word === undefined) continue;
      const { preset } = run.offsets;
      preset[axis] = (preset[axis] ?? 0) + ((now[axis] ?? 0) - word);
    }
    run.offsets.savedPreset = [...run.offsets.preset];
  });
}

/** G92.1 clears, G92.2 suspends, G92.3 restores. */
export function changePreset(run: IsoRun, code10: number): void {
  relabel(run, () => {
    const { offsets } = run;
    if (code10 === 921) offsets.savedPreset = [0, 0, 0, 0, 0, 0];
    offsets.preset = code10 === 923 ? [...offsets.savedPreset] : [0, 0, 0, 0, 0, 0];
  });
}

/** G52: shift on top of the work offset. LinuxCNC keeps it where G92 is kept. */
export function localShift(run: IsoRun): void {
  const words = axisWords(run);
  relabel(run, () => {
    const shift = run.rs274 ? run.offsets.preset : run.offsets.local;
    for (const [axis, word] of words.entries()) if (word !== undefined) shift[axis] = word;
    if (run.rs274) run.offsets.savedPreset = [...run.offsets.preset];
  });
}

/** G54 … G59.3, G54.1 P, G154 P. */
export function selectSystem(run: IsoRun, system: number): void {
  relabel(run, () => {
    run.offsets.active = system;
  });
}

/** G10: work offsets (L2, L20) and the tool radii a program may carry (L1, L12). */
export function writeOffsets(run: IsoRun): void {
  const { block } = run;
  const list = block.take(LETTER.L, run.rs274 ? -1 : 2);
  const number = block.take(LETTER.P, 0);
  if (list === 2 || list === 20) {
    setSystem(run, number === 0 ? run.offsets.active : systemNumber(run, list, number), list === 20);
    return;
  }
  const radius = block.has(BIT.R) ? block.take(LETTER.R, 0) * run.unit : undefined;
  if (list === 1 || list === 12 || list === 13) {
    if (radius !== undefined) run.job.tools.define({ number, name: null }, radius);
    block.used |= XYZ | ABC | BIT.I | BIT.J | BIT.Q;
    return;
  }
  if (list === 10 || list === 11) {
    // Tool lengths: not known to the program's picture, and of no weight on it.
    block.used |= XYZ | ABC | BIT.R | BIT.I | BIT.J | BIT.Q;
    return;
  }
  block.used |= block.mask;
  run.finding('unsupported-word', block.columns[LETTER.L] as number, { word: `G10 L${list}` });
}

function systemNumber(run: IsoRun, list: number, number: number): number {
  return !run.rs274 && list === 20 ? 100 + number : number;
}

function setSystem(run: IsoRun, number: number, fromPosition: boolean): void {
  if (!(number >= 1 && number <= 1000)) {
    run.finding('bad-number', run.block.columns[LETTER.P] as number, { word: `P${number}` });
    return;
  }
  const words = axisWords(run);
  const machine = run.offsets.toMachine(axesNow(run));
  const rotation = run.rs274 && run.block.has(BIT.R) ? run.block.take(LETTER.R, 0) : undefined;
  relabel(run, () => {
    const system = run.offsets.system(number);
    if (rotation !== undefined) system.rotation = rotation;
    for (const [axis, word] of words.entries()) {
      if (word === undefined) continue;
      if (fromPosition && run.rs274) system.at[axis] = (machine[axis] ?? 0) - word;
      else {
        system.at[axis] = run.incremental && !run.rs274 ? (system.at[axis] ?? 0) + word : word;
        system.written.add(axis);
      }
    }
  });
}
