import { PLANE, ROW } from '../canon/row-kind.ts';
import type { IsoRun } from './iso-run.ts';
import { ABC, BIT, LETTER, XYZ } from './letters.ts';

/*
 * G12.1, G7.1, G68.2, G53.1: Fanuc Series 30i/31i/32i, Operator's Manual B-64304 (polar and cylindrical interpolation)
 * and B-64484 (tilted working plane indexing).
 */

/** G12.1: C is a length square to X, the path lies in a plane of the two. */
export function polarOn(run: IsoRun): void {
  run.compensation.stop();
  run.crossLength = run.unit;
  run.plane = PLANE.xy;
}

/** G7.1 C r unrolls a cylinder of radius r: C turns into a length of its surface; C0 ends it. */
export function cylinder(run: IsoRun): void {
  const radius = Math.abs(run.block.take(LETTER.C, 0)) * run.unit;
  run.block.mask &= ~BIT.C;
  if (radius === 0) {
    modeOff(run);
    return;
  }
  run.compensation.stop();
  run.crossLength = (radius * Math.PI) / 180;
  run.plane = PLANE.yz;
}

/** G13.1. */
export function modeOff(run: IsoRun): void {
  run.compensation.stop();
  run.crossLength = 0;
  run.plane = run.turning ? PLANE.zx : PLANE.xy;
}

/** C of a block in such a mode becomes the axis across, which the stream calls Y. */
export function crossWord(run: IsoRun): void {
  const { block } = run;
  if (run.crossLength === 0 || !block.has(BIT.C) || block.hasG(71) || block.hasG(1070)) return;
  const value = (block.take(LETTER.C, 0) * run.crossLength) / run.unit;
  block.mask &= ~BIT.C;
  block.set(LETTER.Y, value, block.columns[LETTER.C] as number, true);
}

/** G68.2: coordinates count in a tilted plane. The path keeps its shape and length there; its place does not follow. */
export function tiltedPlane(run: IsoRun): void {
  const { block } = run;
  const turns = [LETTER.I, LETTER.J, LETTER.K].map((letter) => Math.abs(block.take(letter, 0)));
  run.tilt = Math.max(...turns);
  block.used |= XYZ | ABC | BIT.P | BIT.Q | BIT.R;
  block.mask &= ~(XYZ | ABC | BIT.I | BIT.J | BIT.K | BIT.R | BIT.P | BIT.Q);
  run.finding('tilted-plane', block.gColumns[0] ?? 1, { word: 'G68.2' });
}

/** G53.1 takes the rotary axes to the tilted plane. */
export function turnToPlane(run: IsoRun): void {
  run.compensation.stop();
  if (run.tilt > 0) run.sink.event(ROW.swivel, run.tilt, run.line);
  run.tilt = 0;
}
