import type { IsoRun } from './iso-run.ts';

/*
 * M70-M73 of LinuxCNC ("Save Modal State", linuxcnc.org/docs, G code reference): units, plane, distance and feed modes,
 * path mode, F, S, spindle and coolant; each call level keeps its own.
 */

export function saveModes(run: IsoRun, atReturn: boolean): void {
  const { unit, plane, incremental, absoluteCentres, retractToR, xFactor, feed } = run;
  const modes = { unit, plane, incremental, absoluteCentres, retractToR, xFactor, feed };
  run.modalStore.set(run.frames.length, { ...modes, state: run.sink.state, atReturn });
}

/** M72; false when this level has saved nothing. */
export function restoreModes(run: IsoRun): boolean {
  const saved = run.modalStore.get(run.frames.length);
  if (!saved) return false;
  const { sink } = run;
  run.unit = saved.unit;
  run.plane = saved.plane;
  run.incremental = saved.incremental;
  run.absoluteCentres = saved.absoluteCentres;
  run.retractToR = saved.retractToR;
  run.xFactor = saved.xFactor;
  run.feed = saved.feed;
  const { feedMode, exactStop, tolerance, surfaceSpeed, spindleCap } = saved.state;
  sink.set({ feedMode, exactStop, tolerance, surfaceSpeed, spindleCap });
  sink.spindle(saved.state.spindleDirection, saved.state.spindleSpeed, run.line);
  sink.coolant(saved.state.coolant, run.line);
  return true;
}

/** The current level ends: modes saved by M73 are restored, those of M70 are dropped. */
export function endLevel(run: IsoRun): void {
  const saved = run.modalStore.get(run.frames.length);
  if (saved?.atReturn) restoreModes(run);
  run.modalStore.delete(run.frames.length);
}
