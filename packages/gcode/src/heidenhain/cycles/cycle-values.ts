import { HoleWriter } from '../../toolpath/hole-writer.ts';
import type { KlartextRun } from '../klartext-run.ts';

/** Length in mm of a cycle's Q parameter; 0 when it has none. */
export function lengthOf(run: KlartextRun, number: number): number {
  return numberOf(run, number) * run.unit;
}

/** A cycle's Q parameter as it is. */
export function numberOf(run: KlartextRun, number: number): number {
  return run.q.read('Q', number) ?? 0;
}

/** Levels along the tool axis that all 200 cycles share. */
export interface Levels {
  readonly surface: number;
  /** Set-up clearance, Q200 above the surface. */
  readonly clear: number;
  /** Second set-up clearance, Q204 above the surface; never below the first. */
  readonly second: number;
  readonly bottom: number;
}

export function levelsOf(run: KlartextRun): Levels {
  const surface = lengthOf(run, 203);
  const clear = surface + Math.abs(lengthOf(run, 200));
  return {
    surface,
    clear,
    second: Math.max(clear, surface + lengthOf(run, 204)),
    bottom: surface + lengthOf(run, 201),
  };
}

/** Over the hole at the set-up clearance: up first when the tool stands below it. */
export function startHole(run: KlartextRun): HoleWriter {
  return new HoleWriter(run.path);
}
