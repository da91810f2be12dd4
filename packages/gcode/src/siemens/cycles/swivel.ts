import { Frame } from '../../toolpath/frame.ts';
import { setProgramFrame } from '../frames.ts';
import { type Cycle, numberAt } from './cycle-arguments.ts';

/**
 * CYCLE800(FR, TC, ST, MODE, X0, Y0, Z0, A, B, C, X1, Y1, Z1, …): the working plane turned axis by axis, in the order
 * that MODE tells two bits at a time (57 = X, Y, Z). Without arguments the plane is put back.
 */
export const swivel: Cycle = (run, args, column) => {
  if (args.length === 0) {
    run.swivel = Frame.identity;
    setProgramFrame(run, Frame.identity);
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
  if (turned) run.finding('tilted-plane', column, { word: 'CYCLE800' });
};

/** CYCLE832(tolerance, kind): the path tolerance; none given = the machine's. */
export const highSpeed: Cycle = (run, args) => {
  run.sink.set({ tolerance: Math.max(0, numberAt(args, 0) * run.unit) });
};
