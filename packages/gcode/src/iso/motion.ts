import { cutArc } from './arc.ts';
import { runCannedCycle } from './canned-cycle.ts';
import { runCircularPocket } from './circular-pocket.ts';
import { addNurbsPoint, cutCubic, cutQuadratic } from './curves.ts';
import type { IsoRun } from './iso-run.ts';
import { BIT, IJK } from './letters.ts';
import { rigidTap, skipMove, threadMove } from './special-moves.ts';
import { cutTo, rapidTo } from './straight.ts';
import { hasAxes, resolveTarget } from './target.ts';
import { readDrawingWords } from './turning/drawing-words.ts';
import { runRs274Threading } from './turning/rs274-threading.ts';
import { runRs274Turning } from './turning/rs274-turning.ts';
import { runTurningCycle } from './turning/turning-cycle.ts';

/** Makes the block's move by the motion code in force. True when axes moved. */
export function runMotion(run: IsoRun, explicit: boolean): boolean {
  const { block } = run;
  const code = run.motion;
  if (code === 10) readDrawingWords(run);
  const axes = hasAxes(run);
  if (code === 20 || code === 30) {
    if (!axes && !explicit && (block.mask & (IJK | BIT.R)) === 0) return false;
    if (!axes && (block.mask & (IJK | BIT.R)) === 0) return false;
    cutArc(run, code === 20);
    return true;
  }
  if (code === 0 || code === 10) {
    if (!axes) {
      // LinuxCNC sends a move to where the axes already stand.
      if (explicit && run.job.dialect === 'linuxcnc' && !run.compensation.active) standStill(run, code);
      return false;
    }
    const target = resolveTarget(run);
    if (code === 0) rapidTo(run, target);
    else cutTo(run, target);
    return true;
  }
  if (code === 800 || code < 0) {
    if (axes && (block.mask & (BIT.X | BIT.Y | BIT.Z)) !== 0) {
      run.finding('bad-block', 1, { reason: 'assi senza funzione di movimento (G0, G1...)' });
      resolveTarget(run);
    }
    return false;
  }
  return runOther(run, code, explicit, axes);
}

function standStill({ sink, line, feed }: IsoRun, code: number): void {
  if (code === 0) sink.rapid(sink.x, sink.y, sink.z, line);
  else sink.line(sink.x, sink.y, sink.z, feed, line);
}

function runOther(run: IsoRun, code: number, explicit: boolean, axes: boolean): boolean {
  if (run.rs274) {
    if (code >= 382 && code <= 385) return probe(run, explicit, axes);
    if (code === 330) return threadMove(run);
    if (code === 331) return rigidTap(run);
    if (code === 50) return axes && cutCubic(run);
    if (code === 51) return axes && cutQuadratic(run);
    if (code === 52) return (axes || explicit) && addNurbsPoint(run);
    if (code >= 700 && code <= 722) return explicit && runRs274Turning(run, code);
    if (code === 760) return explicit && runRs274Threading(run);
    return runCannedCycle(run, code, explicit);
  }
  if (code === 310) return probe(run, explicit, axes);
  if (code === 320 || code === 330 || code === 340) return axes && threadMove(run);
  if (run.turning) return runTurningCycle(run, code, explicit);
  if (code === 120 || code === 130) return explicit && runCircularPocket(run, code === 120);
  return runCannedCycle(run, code, explicit);
}

function probe(run: IsoRun, explicit: boolean, axes: boolean): boolean {
  if (!axes) {
    if (explicit) {
      run.finding('bad-block', run.block.gColumns[0] ?? 1, { reason: 'tastatura senza assi' });
    }
    return false;
  }
  run.block.used |= BIT.P | BIT.Q;
  skipMove(run);
  return true;
}
