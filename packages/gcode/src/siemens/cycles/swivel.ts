import { ROW } from '../../canon/row-kind.ts';
import { Frame } from '../../toolpath/frame.ts';
import { setProgramFrame } from '../frames.ts';
import type { SiemensRun } from '../siemens-run.ts';
import { type Cycle, isGiven, numberAt } from './cycle-arguments.ts';

/**
 * CYCLE800(FR, TC, ST, MODE, X0, Y0, Z0, A, B, C, X1, Y1, Z1, …): the working plane turned axis by axis, in the order
 * that MODE tells two bits at a time (57 = X, Y, Z). Without arguments, or with the data set "0", the plane is put back.
 */
export const swivel: Cycle = (run, args, column) => {
  if (args.length === 0 || args[1] === '0') {
    run.swivel = Frame.identity;
    setProgramFrame(run, Frame.identity);
    turnTo(run, [0, 0, 0]);
    return;
  }
  const mode = Math.floor(numberAt(args, 3));
  if (mode >> 6 !== 0) {
    run.finding('unsupported-word', column, { word: `CYCLE800 (MODE ${mode})` });
    return;
  }
  const length = (index: number) => numberAt(args, index) * run.unit;
  const additive = Math.floor(numberAt(args, 2)) % 10 === 1;
  let frame = (additive ? run.swivel : Frame.identity).shifted(length(4), length(5), length(6));
  for (const i of [0, 1, 2]) {
    const axis = ((mode >> (2 * i)) & 3) - 1;
    if (axis >= 0) frame = frame.turned(axis, numberAt(args, 7 + i));
  }
  run.swivel = frame.shifted(length(10), length(11), length(12));
  setProgramFrame(run, Frame.identity);
  const turned = [7, 8, 9].some((index) => numberAt(args, index) !== 0);
  // DIR 0 only works the plane out.
  if (!isGiven(args, 13) || numberAt(args, 13) !== 0)
    turnTo(
      run,
      [7, 8, 9].map((index) => numberAt(args, index)),
    );
  if (turned) run.finding('tilted-plane', column, { word: 'CYCLE800' });
};

/** The rotary axes go to the new plane; the longest turn takes the time. */
function turnTo(run: SiemensRun, angles: readonly number[]): void {
  const turns = angles.map((angle, i) => Math.abs(angle - (run.swivelAngles[i] ?? 0)));
  run.swivelAngles = angles;
  const longest = Math.max(...turns);
  run.path.flush();
  if (longest > 0) run.sink.event(ROW.swivel, longest, run.line);
}

/** CYCLE832(tolerance, kind): the path tolerance; none given = the machine's. */
export const highSpeed: Cycle = (run, args) => {
  run.sink.set({ tolerance: Math.max(0, numberAt(args, 0) * run.unit) });
};
