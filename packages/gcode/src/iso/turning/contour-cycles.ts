import { roughOut } from '../../turning/rough-profile.ts';
import { jumpTo } from '../calls.ts';
import { incrementWord } from '../increment-word.ts';
import { indexOf } from '../index-of.ts';
import type { IsoRun } from '../iso-run.ts';
import { BIT, LETTER } from '../letters.ts';
import type { Place } from '../program-index.ts';
import { captureProfile, type ProfilePoint, profilePoints } from './capture-profile.ts';
import { followContour } from './follow-contour.ts';

/** G70-G73: with P and Q the contour's first and last block; without, the first line of the two-line form. */
export function runContourCycle(run: IsoRun, code: number): boolean {
  const { block } = run;
  if (!block.has(BIT.P) || !block.has(BIT.Q)) {
    readFirstLine(run, code);
    return false;
  }
  if (run.inContour) {
    run.finding('bad-block', block.gColumns[0] ?? 1, { reason: 'ciclo di tornitura dentro un profilo' });
    return false;
  }
  const first = blockPlace(run, block.take(LETTER.P, 0), LETTER.P);
  const last = blockPlace(run, block.take(LETTER.Q, 0), LETTER.Q);
  if (!first || !last) return false;
  const canon = captureProfile(run, first, (inner) => inner.line >= last.line);
  const points = profilePoints(canon);
  if (points.length < 2) {
    run.finding('bad-block', block.gColumns[0] ?? 1, { reason: 'profilo P…Q senza movimenti' });
    return false;
  }
  run.sink.set({ cycle: code / 10 });
  if (code === 700) followContour(run, canon);
  else
    run.compensation.detour(() =>
      code === 730 ? repeatPattern(run, points) : rough(run, points, code === 710),
    );
  run.sink.set({ cycle: 0 });
  // The contour written below the cycle is not cut a second time.
  if (last.at >= run.at && last.file === run.file) passContour(run, last);
  return true;
}

function blockPlace(run: IsoRun, number: number, letter: number): Place | null {
  const places = indexOf(run, run.file).blocks.get(number);
  const place = places?.find((candidate) => candidate.at >= run.at) ?? places?.[0];
  if (place) return place;
  run.finding('label-missing', run.block.columns[letter] as number, { name: `N${number}` });
  return null;
}

function passContour(run: IsoRun, last: Place): void {
  jumpTo(run, last);
  const end = run.bytes.indexOf(10, run.at);
  run.at = end < 0 ? run.bytes.length : end + 1;
  run.line += 1;
}

/** U and R of G71/G72, U W R of G73. U is on radius here, as the control takes it. */
function readFirstLine(run: IsoRun, code: number): void {
  const { block, unit, turning } = run;
  const words = run.turningWords;
  if (code === 730) {
    words.reliefX = block.take(LETTER.U, 0) * unit;
    words.reliefZ = block.take(LETTER.W, 0) * unit;
    words.passes = Math.max(1, Math.floor(block.take(LETTER.R, 1)));
    return;
  }
  if (code === 700 || !turning) return;
  const depth =
    Math.abs(block.take(code === 710 ? LETTER.U : LETTER.W, block.take(LETTER.D, words.depth / unit))) * unit;
  if (depth > 0) words.depth = depth;
  if (block.has(BIT.R)) words.retract = Math.abs(block.take(LETTER.R, 0)) * unit;
}

/** Allowance of the second line: U on diameter, W along Z. */
function allowance(run: IsoRun): readonly [number, number] {
  const { block, unit } = run;
  return [block.take(LETTER.U, 0) * unit * run.xFactor, block.take(LETTER.W, 0) * unit];
}

function shifted(points: readonly ProfilePoint[], dx: number, dz: number): ProfilePoint[] {
  return points.map((point) => ({ ...point, x: point.x + dx, z: point.z + dz }));
}

function rough(run: IsoRun, points: readonly ProfilePoint[], alongZ: boolean): void {
  const { block, unit } = run;
  const words = run.turningWords;
  const [dx, dz] = allowance(run);
  const depth = incrementWord(run, LETTER.D, words.depth);
  const retract = block.has(BIT.R) ? Math.abs(block.take(LETTER.R, 0)) * unit : words.retract;
  block.used |= BIT.I | BIT.K;
  const contour = shifted(points, dx, dz);
  const { sink, line } = run;
  const { x, y, z } = sink;
  const writer = {
    at: { x, z },
    rapid: (toX: number, toZ: number) => sink.rapid(toX, y, toZ, line),
    cut: (toX: number, toZ: number, feed: number) => sink.line(toX, y, toZ, feed, line),
  };
  roughOut(writer, { contour, alongZ, depth: Math.max(depth, 0.01), retract, feed: run.feed });
}

/** G73: the contour cut several times, each nearer. */
function repeatPattern(run: IsoRun, points: readonly ProfilePoint[]): void {
  const { sink, line, block, unit } = run;
  const words = run.turningWords;
  const [dx, dz] = allowance(run);
  const passes = Math.min(
    1000,
    block.has(BIT.D) ? Math.max(1, Math.floor(block.take(LETTER.D, 1))) : words.passes,
  );
  const reliefX = block.has(BIT.I) ? block.take(LETTER.I, 0) * unit : words.reliefX;
  const reliefZ = block.has(BIT.K) ? block.take(LETTER.K, 0) * unit : words.reliefZ;
  const start = [sink.x, sink.y, sink.z] as const;
  for (let i = 0; i < passes; i++) {
    const left = passes === 1 ? 0 : 1 - i / (passes - 1);
    for (const [index, point] of shifted(points, dx + reliefX * left, dz + reliefZ * left).entries()) {
      if (index === 0) sink.rapid(point.x, start[1], point.z, line);
      else sink.line(point.x, start[1], point.z, run.feed, line);
    }
    sink.rapid(start[0], start[1], start[2], line);
  }
}
