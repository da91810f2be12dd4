import { isMotion, PLANE, ROW } from '../../canon/row-kind.ts';
import { findProgram } from '../calls.ts';
import type { IsoRun } from '../iso-run.ts';
import { BIT, LETTER } from '../letters.ts';
import { programLabel } from '../program-index.ts';
import { resolveTarget } from '../target.ts';
import { captureProfile } from './capture-profile.ts';
import {
  checkMonotonic,
  finishCorners,
  offsetContour,
  shiftContour,
  type Turned,
  turnBack,
  turnContour,
} from './contour.ts';
import { arcPiece, copyPiece, isMonotonic, linePiece, type Piece, type ZX } from './contour-piece.ts';
import { type PassSink, type PocketMode, PocketPasses } from './pocket-passes.ts';

/** Distance below which LinuxCNC takes two positions as one, mm. */
const STANDS = 1e-4;

/** G70, G71, G72 and their .1 .2 forms of LinuxCNC: the contour is the sub named by Q. */
export function runRs274Turning(run: IsoRun, code: number): boolean {
  const { block, unit } = run;
  const column = block.gColumns[0] ?? 1;
  const refuse = (reason: string) => {
    run.finding('bad-block', column, { reason });
    block.used |= block.mask;
    return false;
  };
  if (run.plane !== PLANE.zx) return refuse('G70, G71 e G72 vogliono il piano G18');
  if (run.inContour) return refuse('ciclo di tornitura dentro un profilo');
  const label = programLabel(block.take(LETTER.Q, 0));
  const place = findProgram(run, label);
  if (!place) {
    run.finding('subprogram-missing', block.columns[LETTER.Q] as number, { name: `o${label}` });
    block.used |= block.mask;
    return false;
  }
  const word = (letter: number, otherwise: number) => block.take(letter, otherwise / unit) * unit;
  const words = {
    distance: word(LETTER.D, 0),
    final: word(LETTER.E, 0),
    depth: word(LETTER.I, unit),
    retract: word(LETTER.R, 0.5 * unit),
    shift: [word(LETTER.W, 0), word(LETTER.U, 0)] as const,
    passes: Math.min(1000, Math.max(1, Math.floor(block.take(LETTER.P, 1)))),
  };
  block.mask &= ~(BIT.R | BIT.U | BIT.W);
  if (!(words.depth > 0)) return refuse('I deve essere maggiore di 0');
  const to = resolveTarget(run);
  run.sink.rapid(to[0], to[1], to[2], run.line);
  const start: ZX = [to[2], to[0]];
  const pieces = readContour(run, label, start);
  if (pieces.length <= 1) return refuse('profilo senza movimenti');
  run.sink.set({ cycle: Math.floor(code / 10) });
  const done = code === 700 ? finish(run, pieces, words) : rough(run, pieces, code, start, words);
  run.sink.set({ cycle: 0 });
  if (!done) run.finding('bad-block', column, { reason: 'profilo non lavorabile con questo ciclo' });
  return true;
}

interface CycleWords {
  readonly distance: number;
  readonly final: number;
  readonly depth: number;
  readonly retract: number;
  readonly shift: ZX;
  readonly passes: number;
}

/** Contour of a sub as pieces; A and C words put a radius or chamfer behind their move. */
function readContour(run: IsoRun, label: string, start: ZX): Piece[] {
  const place = findProgram(run, label);
  if (!place) return [];
  const corners: { row: number; radius: number; chamfer: number }[] = [];
  const canon = captureProfile(run, place, (inner) => {
    const { sink } = inner;
    if (sink.a !== 0 || sink.c !== 0)
      corners.push({ row: sink.canon.count - 1, radius: sink.a, chamfer: sink.c });
    sink.a = 0;
    sink.c = 0;
    return inner.contourEnded;
  });
  const pieces: Piece[] = [];
  let at = start;
  for (let row = 0; row < canon.count; row++) {
    const kind = canon.kind[row] as number;
    if (!isMotion(kind)) continue;
    const end: ZX = [canon.z[row] as number, canon.x[row] as number];
    if (end[0] === at[0] && end[1] === at[1]) continue;
    const arc = canon.ref[row] as number;
    if (arc >= 0) {
      const centre: ZX = [canon.arcs.centreU[arc] as number, canon.arcs.centreV[arc] as number];
      pieces.push(arcPiece(at, end, centre, kind === ROW.arcCcw));
    } else pieces.push(linePiece(at, end));
    const corner = corners.find((candidate) => candidate.row === row);
    if (corner && corner.radius !== 0)
      pieces.push({ ...arcPiece(end, end, end, false), corner: corner.radius * run.unit });
    else if (corner) pieces.push({ ...linePiece(end, end), corner: corner.chamfer * run.unit });
    at = end;
  }
  return pieces;
}

/** Moves of a cycle in machine coordinates. */
function passSink(run: IsoRun, turned: Turned): PassSink {
  const { sink, line } = run;
  const mirrored = turned.flipX !== turned.flipZ;
  const { compensation } = run;
  return {
    rapid: (point) => {
      const [z, x] = turnBack(turned, point);
      if (compensation.active) compensation.line(true, [x, sink.y, z], 0, line);
      else sink.rapid(x, sink.y, z, line);
    },
    cut: (point) => {
      const [z, x] = turnBack(turned, point);
      if (compensation.active) compensation.line(false, [x, sink.y, z], run.feed, line);
      else sink.line(x, sink.y, z, run.feed, line);
    },
    arc: (ccw, centre, point) => {
      const [z, x] = turnBack(turned, point);
      // An arc to the current position would be read as a full circle.
      const [here, hereZ] = compensation.active ? [compensation.x, compensation.z] : [sink.x, sink.z];
      if (Math.abs(here - x) < STANDS && Math.abs(hereZ - z) < STANDS) return;
      const [u, v] = turnBack(turned, centre);
      const clockwise = ccw === mirrored;
      const [plane, y, feed] = [PLANE.zx, sink.y, run.feed];
      const target = compensation.active ? compensation : sink;
      target.arc({ clockwise, plane, x, y, z, centreU: u, centreV: v, feed, line });
    },
  };
}

function rough(run: IsoRun, pieces: Piece[], code: number, start: ZX, words: CycleWords): boolean {
  const facing = code >= 720;
  (pieces[0] as Piece).start = start;
  const turned = turnContour(pieces, facing);
  if (!finishCorners(pieces) || !checkMonotonic(pieces)) return false;
  if (!offsetContour(pieces, words.distance)) return false;
  shiftContour(pieces, words.shift);
  const out = passSink(run, turned);
  const from = (pieces[0] as Piece).start;
  out.rapid(from);
  const last = (pieces.at(-1) as Piece).end;
  if (last[1] < from[1]) pieces.push(linePiece(last, [last[0], from[1]]));
  return new PocketPasses(pieces, out, words.depth, words.retract).run((code % 10) as PocketMode);
}

/** G70: P passes along the contour, from D away down to E. */
function finish(run: IsoRun, pieces: Piece[], words: CycleWords): boolean {
  const turned = turnContour(pieces, needsRotation(pieces));
  if (!finishCorners(pieces) || !checkMonotonic(pieces)) return false;
  const out = passSink(run, turned);
  const { compensation, sink, line } = run;
  for (let pass = words.passes; pass > 0; pass--) {
    const copy = pieces.map(copyPiece);
    const distance = ((pass - 1) * (words.distance - words.final)) / words.passes + words.final;
    if (!offsetContour(copy, distance)) return false;
    const [z, x] = turnBack(turned, (copy[0] as Piece).start);
    compensation.detour(() => sink.rapid(x, sink.y, z, line));
    out.rapid((copy[0] as Piece).end);
    for (const piece of copy.slice(1)) {
      if (piece.centre) out.arc(piece.ccw, piece.centre, piece.end);
      else out.cut(piece.end);
    }
  }
  return true;
}

/** A contour that does not fall along Z is taken along X. */
function needsRotation(pieces: readonly Piece[]): boolean {
  const copy = pieces.slice(1).map(copyPiece);
  if (copy.length === 0) return false;
  turnContour(copy, false);
  return !copy.every(isMonotonic);
}
