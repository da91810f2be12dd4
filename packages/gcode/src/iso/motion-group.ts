import type { IsoRun } from './iso-run.ts';

/** Mill: circular pockets and the skip function. Lathe: the cycles G70-G76 and the skip function. */
const MILL_ONE_SHOT: ReadonlySet<number> = new Set([120, 130, 310]);
const LATHE_ONE_SHOT: ReadonlySet<number> = new Set([310, 700, 710, 720, 730, 740, 750, 760]);

/** G73-G89 drill holes until G80 ends them. */
export const isDrillingCode = (code: number): boolean => code >= 730 && code <= 890 && code !== 800;

function isOneShot(run: IsoRun, code: number): boolean {
  return (run.turning ? LATHE_ONE_SHOT : MILL_ONE_SHOT).has(code);
}

/**
 * Activates a motion code. Fanuc and Haas have cycles in separate groups (09, 10 and 00): the code of group 01 that was
 * active before is active again after G80. LinuxCNC and GRBL have one group: G80 leaves no motion code.
 */
export function changeMotion(run: IsoRun, code: number): void {
  if (run.rs274) {
    run.motion = code;
    return;
  }
  const wasCycle = isDrillingCode(run.motion) || isOneShot(run, run.motion);
  if (code === 800) {
    run.rigidTapping = false;
    if (wasCycle) run.motion = run.motionBeforeCycle;
    return;
  }
  const isCycle = isDrillingCode(code) || isOneShot(run, code);
  if (isCycle && !wasCycle) run.motionBeforeCycle = run.motion;
  run.motion = code;
}

/** Functions of group 00 act in their own block only. */
export function endOneShot(run: IsoRun): void {
  if (!run.rs274 && isOneShot(run, run.motion)) run.motion = run.motionBeforeCycle;
}
