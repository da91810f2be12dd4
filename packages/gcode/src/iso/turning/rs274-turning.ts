import type { IsoRun } from '../iso-run.ts';

export function runRs274Turning(_run: IsoRun, _code: number): boolean {
  return false;
}
