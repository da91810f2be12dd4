import type { KlartextRun } from './klartext-run.ts';

/** R0, RL, RR: the path of the tool's centre on, left or right of the contour. */
export function switchCompensation(run: KlartextRun, side: 'R0' | 'RL' | 'RR'): void {
  const { path, sink } = run;
  if (side === run.compensation) return;
  run.compensation = side;
  path.flush();
  if (side === 'R0') {
    path.compensation.stop();
    sink.set({ compensation: 0 });
    return;
  }
  sink.set({ compensation: side === 'RL' ? 41 : 42 });
  const radius = run.toolRadius;
  if (radius === undefined) {
    run.finding('compensation-ignored', 1);
    return;
  }
  const [u, v] = path.axes;
  path.compensation.start((side === 'RL') !== path.frame.flips(u, v), radius, path.plane);
}
