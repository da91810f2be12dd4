import { fromMachineZero } from '../machine/home.ts';
import { writeDeparture } from './approach.ts';
import { feedOf, here, settle, straight, targetOf, turnRotary } from './contour.ts';
import {
  cutAboutCentre,
  cutByRadius,
  cutPolarCircle,
  cutTangent,
  polarTarget,
  setCentre,
} from './contour-blocks.ts';
import { FREE_BLOCKS } from './free-contour.ts';
import type { ApproachKind, KlartextRun } from './klartext-run.ts';
import { runEarlyM, runLateM } from './m-codes.ts';
import type { MotionWords } from './motion-words.ts';
import { readMotionWords } from './read-motion-words.ts';
import { switchCompensation } from './switch-compensation.ts';

type Draw = (run: KlartextRun, words: MotionWords) => void;

/** Reads the words, then spindle, compensation, move and the rest in the control's order. */
function contour(draw: Draw): (run: KlartextRun) => void {
  return (run) => {
    const words = readMotionWords(run);
    if (run.formula.error !== '') return;
    runEarlyM(run, words);
    if (words.compensation) switchCompensation(run, words.compensation);
    turnRotary(run, words);
    draw(run, words);
    runLateM(run, words);
  };
}

/** L: also machine coordinates (M91, M92), and blocks with only F, R0 or M words. */
function line(run: KlartextRun, words: MotionWords): void {
  if (words.m.includes(91) || words.m.includes(92)) {
    machineLine(run, words);
    return;
  }
  if (words.m.includes(140) && !words.hasAxes) {
    feedOf(run, words);
    return;
  }
  if (!words.hasAxes) {
    feedOf(run, words);
    return;
  }
  straight(run, targetOf(run, words), words);
}

/** M91, M92: positions of the machine, transformations left aside. */
function machineLine(run: KlartextRun, words: MotionWords): void {
  const { path, sink } = run;
  if (!words.hasAxes) return;
  settle(run);
  path.flush();
  path.compensation.stop();
  const at = [sink.x, sink.y, sink.z].map((now, axis) => {
    const word = words.axes[axis];
    if (!word) return now;
    return word.incremental ? now + word.value : fromMachineZero(run.job.home[axis], word.value);
  });
  const feed = feedOf(run, words);
  path.machineMove([at[0] ?? 0, at[1] ?? 0, at[2] ?? 0], words.rapid ? null : feed);
}

/** RND and CHF were read by the block before them. */
function corner(run: KlartextRun): void {
  readMotionWords(run);
  if (!run.cornerTaken) run.finding('bad-block', 1, { reason: 'raccordo o smusso senza contorno' });
  run.cornerTaken = false;
}

/** `CHF 10`, `CHF R5`: a bare number stands behind the word. */
function chamfer(run: KlartextRun): void {
  if (run.formula.startsValue) run.formula.value();
  corner(run);
}

const KINDS: Readonly<Record<string, ApproachKind>> = {
  LT: 'LT',
  LN: 'LN',
  CT: 'CT',
  LCT: 'LCT',
  PLT: 'LT',
  PLN: 'LN',
  PCT: 'CT',
  PLCT: 'LCT',
};

function kindHere(run: KlartextRun): { kind: ApproachKind; polar: boolean } | null {
  const { formula } = run;
  const name = formula.name;
  const kind = KINDS[name];
  if (!kind) {
    run.findingAt('unknown-word', formula.at, { word: name });
    formula.at = run.pieces.count;
    return null;
  }
  formula.at += 1;
  return { kind, polar: name.startsWith('P') };
}

function approach(run: KlartextRun): void {
  const which = kindHere(run);
  if (!which) return;
  const words = readMotionWords(run);
  if (run.formula.error !== '') return;
  runEarlyM(run, words);
  if (words.compensation) switchCompensation(run, words.compensation);
  const to = which.polar ? polarTarget(run, words) : targetOf(run, words);
  run.approach = {
    kind: which.kind,
    to,
    length: words.length ?? 0,
    radius: words.radius ?? 0,
    angle: words.angle ?? 90,
    feed: feedOf(run, words),
    left: run.compensation !== 'RR',
    line: run.line,
  };
  runLateM(run, words);
}

function departure(run: KlartextRun): void {
  const which = kindHere(run);
  if (!which) return;
  const words = readMotionWords(run);
  if (run.formula.error !== '') return;
  settle(run);
  const to = which.polar ? polarTarget(run, words) : which.kind === 'LCT' ? targetOf(run, words) : here(run);
  const climb = words.axes[run.path.axes[2]];
  if (which.kind !== 'LCT' && climb) to[run.path.axes[2]] = climb.value;
  writeDeparture(run, {
    kind: which.kind,
    length: words.length ?? 0,
    radius: words.radius ?? 0,
    angle: words.angle ?? 90,
    to,
    feed: feedOf(run, words),
  });
  switchCompensation(run, 'R0');
  runLateM(run, words);
}

export const CONTOUR_BLOCKS: Readonly<
  Record<string, ((run: KlartextRun, piece: number) => void) | undefined>
> = {
  L: contour(line),
  LN: contour(line),
  LP: contour((run, words) => straight(run, polarTarget(run, words), words)),
  CC: contour(setCentre),
  C: contour(cutAboutCentre),
  CR: contour(cutByRadius),
  CT: contour((run, words) => cutTangent(run, words, targetOf(run, words))),
  CP: contour(cutPolarCircle),
  CTP: contour((run, words) => cutTangent(run, words, polarTarget(run, words))),
  RND: corner,
  CHF: chamfer,
  APPR: approach,
  DEP: departure,
  ...FREE_BLOCKS,
};
