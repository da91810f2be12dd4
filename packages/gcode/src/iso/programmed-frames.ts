import type { Point } from '../canon/point.ts';
import type { IsoRun } from './iso-run.ts';
import { BIT, LETTER } from './letters.ts';
import { position, programmedTarget } from './target.ts';

type Action = (run: IsoRun) => void;

const AXES = [
  { letter: LETTER.X, factor: LETTER.I },
  { letter: LETTER.Y, factor: LETTER.J },
  { letter: LETTER.Z, factor: LETTER.K },
] as const;

/** G68: rotation about the point given, or about the present position, by R degrees. */
export function rotation(run: IsoRun): void {
  const { block } = run;
  const centre: Point = position(run);
  const incremental = run.incremental;
  run.incremental = false;
  programmedTarget(run, centre);
  run.incremental = incremental;
  const degrees = block.take(LETTER.R, 0);
  run.transform.rotate(centre[0], centre[1], incremental ? run.transform.degrees + degrees : degrees);
}

export const cancelRotation: Action = (run) => run.transform.rotate(0, 0, 0);

/** G51 scales about a point by P or I J K (thousandths when without a point), G50 ends it. */
export function scaling(on: boolean): Action {
  return (run) => {
    const { block } = run;
    if (!on) {
      run.transform.clearScale();
      return;
    }
    const centre: Point = position(run);
    const factorOf = (letter: number) => {
      const value = block.take(letter, 1);
      return (block.dotMask & (1 << letter)) !== 0 ? value : value / 1000;
    };
    for (const [axis, { letter, factor }] of AXES.entries()) {
      const at = block.has(1 << letter) ? block.take(letter, 0) * run.unit : (centre[axis] as number);
      let size = 1;
      if (block.has(1 << factor)) size = factorOf(factor);
      else if (block.has(BIT.P)) size = factorOf(LETTER.P);
      run.transform.scaleAxis(axis as 0 | 1 | 2, size === 0 ? 1 : size, at);
    }
  };
}

/** G51.1 mirrors about the axis positions given, G50.1 ends it for the axes named. */
export function mirror(on: boolean): Action {
  return (run) => {
    for (const [axis, { letter }] of AXES.entries()) {
      if (!run.block.has(1 << letter)) continue;
      const at = run.block.take(letter, 0) * run.unit;
      run.transform.scaleAxis(axis as 0 | 1 | 2, on ? -1 : 1, at);
    }
  };
}
