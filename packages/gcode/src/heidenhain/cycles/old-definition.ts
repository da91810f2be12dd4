import { ROW } from '../../canon/row-kind.ts';
import { Frame, type Point } from '../../toolpath/frame.ts';
import { applyTransforms } from '../apply-transforms.ts';
import type { KlartextRun } from '../klartext-run.ts';
import { labelName } from '../label-index.ts';
import { remainder } from '../parameter-blocks.ts';
import { shiftAxes } from '../plane.ts';
import { isQKind } from '../q-values.ts';
import { defineCycle } from './define-cycle.ts';

type SubBlock = (run: KlartextRun, sub: number, piece: number) => void;

/** Cycles that act at once, block by block; `sub` is the figure behind the point. */
const IMMEDIATE: Readonly<Record<number, SubBlock | undefined>> = {
  7: datumShift,
  8: mirror,
  9: dwell,
  10: rotate,
  11: scale,
  13: orient,
  14: contourLabels,
  19: tilt,
  26: scaleAxes,
  32: tolerance,
};

/** One block of a cycle written `n.m`. Block 0 carries the title. */
export function runOldDefinition(run: KlartextRun, cycle: number, sub: number, piece: number): void {
  const immediate = IMMEDIATE[cycle];
  if (immediate) {
    if (sub === 0) remainder(run);
    else immediate(run, sub, piece);
    return;
  }
  if (sub === 0) {
    remainder(run);
    run.cycleWords.clear();
    defineCycle(run, cycle, piece);
    return;
  }
  if (cycle === 12) {
    run.cycleProgram = programOf(run);
    return;
  }
  run.cycleWords.set(sub, readNumbers(run));
}

function programOf(run: KlartextRun): string {
  const text = run.source(run.file).text(run.line - 1);
  remainder(run);
  return (/\d+\s*\.\d+\s+(?:PGM\s+)?([^;]*)/i.exec(text)?.[1] ?? '').trim();
}

/** Numbers of a block in order, names passed over; `DR-` is kept apart. */
function readNumbers(run: KlartextRun): number[] {
  const { formula, pieces } = run;
  const out: number[] = [];
  while (formula.at < pieces.count && formula.error === '') {
    if (formula.name === 'DR') {
      formula.at += 1;
      run.cycleClockwise = formula.take('-');
      if (!run.cycleClockwise) formula.take('+');
    } else if (formula.startsValue) out.push(formula.value());
    else formula.at += 1;
  }
  return out;
}

/** First value of the block behind its words. */
function onlyNumber(run: KlartextRun): number {
  return readNumbers(run)[0] ?? 0;
}

/** 7: values of the axes; `#5` takes a row of the datum table, which is not known. */
function datumShift(run: KlartextRun, _sub: number, piece: number): void {
  const { formula, pieces } = run;
  if (pieces.isSymbol(formula.at, '#')) {
    run.findingAt('unsupported-word', piece, { word: 'CYCL DEF 7 #' });
    remainder(run);
    return;
  }
  shiftAxes(run);
  applyTransforms(run);
}

/** 8: the axes named are mirrored, none = off. */
function mirror(run: KlartextRun): void {
  const names = remainder(run).split(/\s+/);
  run.transforms.setMirror(['X', 'Y', 'Z'].map((axis) => names.includes(axis)));
  applyTransforms(run);
}

/** 14: `CONTOUR LABEL1 /2 /"ISLAND"`. */
function contourLabels(run: KlartextRun): void {
  const text = run
    .source(run.file)
    .text(run.line - 1)
    .replace(/;.*$/s, '');
  const list = /LABEL(.*)$/is.exec(text)?.[1] ?? '';
  run.contourLabels = [...list.matchAll(/"([^"]*)"|([A-Z0-9_]+)/gi)].map((found) =>
    labelName(found[1] ?? found[2] ?? ''),
  );
  remainder(run);
}

function dwell(run: KlartextRun): void {
  const seconds = onlyNumber(run);
  run.path.flush();
  if (run.formula.error === '') run.sink.dwell(Math.max(0, seconds), run.line);
}

function rotate(run: KlartextRun): void {
  const incremental = run.formula.name.startsWith('I');
  const angle = onlyNumber(run);
  const { transforms, path } = run;
  transforms.setRotation(angle + (incremental ? transforms.rotation : 0), path.axes[2]);
  applyTransforms(run);
}

function scale(run: KlartextRun): void {
  run.transforms.setScale(onlyNumber(run) || 1);
  applyTransforms(run);
}

function orient(run: KlartextRun): void {
  run.sink.event(ROW.orient, onlyNumber(run), run.line);
}

/** 19: spatial angles A B C of the working plane. */
function tilt(run: KlartextRun, _sub: number, piece: number): void {
  const { formula, pieces } = run;
  const angles = new Map<string, number>();
  while (formula.at < pieces.count && formula.error === '') {
    const name = formula.name;
    formula.at += 1;
    if (name !== '' && formula.startsValue) angles.set(name, formula.value());
  }
  const at = (name: string) => angles.get(name) ?? 0;
  const frame = Frame.identity.turned(2, at('C')).turned(1, at('B')).turned(0, at('A'));
  if (!frame.isIdentity) run.findingAt('tilted-plane', piece, { word: 'CYCL DEF 19' });
  run.transforms.setTilt(frame);
  applyTransforms(run);
}

/** 26: a factor for each axis about a centre. */
function scaleAxes(run: KlartextRun): void {
  const { formula, pieces } = run;
  const factors: Point = [1, 1, 1];
  const centre: Point = [0, 0, 0];
  const names = ['X', 'Y', 'Z'];
  while (formula.at < pieces.count && formula.error === '') {
    const name = formula.name;
    formula.at += 1;
    const axis = names.indexOf(name.replace(/^CC/, '')) as 0 | 1 | 2 | -1;
    if (axis < 0 || !formula.startsValue || isQKind(name)) continue;
    const value = formula.value();
    if (name.startsWith('CC')) centre[axis as 0 | 1 | 2] = value * run.unit;
    else factors[axis as 0 | 1 | 2] = value;
  }
  run.transforms.setAxisScale(factors, centre);
  applyTransforms(run);
}

/** 32.1: path tolerance in mm; 32.2 tells the filter. */
function tolerance(run: KlartextRun, sub: number): void {
  const value = onlyNumber(run);
  if (sub === 1) run.sink.set({ tolerance: Math.max(0, value * run.unit) });
}
