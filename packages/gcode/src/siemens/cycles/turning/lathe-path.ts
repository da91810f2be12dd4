import type { TurningPoint, TurningWriter } from '../../../turning/rough-profile.ts';
import type { SiemensRun } from '../../siemens-run.ts';
import { type Arguments, numberAt } from '../cycle-arguments.ts';

/** Moves of the turning tool through the run's frames; X as radius, mm. */
export function latheWriter(run: SiemensRun): TurningWriter & {
  thread(x: number, z: number, pitch: number): void;
} {
  const { path } = run;
  const to = (x: number, z: number): [number, number, number] => [x, path.at[1], z];
  return {
    get at(): TurningPoint {
      const [x, , z] = path.at;
      return { x, z };
    },
    rapid: (x, z) => path.rapid(to(x, z)),
    cut: (x, z, feed) => path.cut(to(x, z), feed),
    thread: (x, z, pitch) => path.thread(to(x, z), pitch),
  };
}

/** A diameter argument as radius, mm: cycles of a lathe take diameters under DIAMON. */
export function radiusAt(run: SiemensRun, args: Arguments, index: number): number {
  return (numberAt(args, index) * run.unit) / (run.diameter === 'off' ? 1 : 2);
}

export function lengthAt(run: SiemensRun, args: Arguments, index: number): number {
  return numberAt(args, index) * run.unit;
}
