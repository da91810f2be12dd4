import { ROW } from '../canon/row-kind.ts';
import { findFile } from '../source-file.ts';
import type { KlartextRun } from './klartext-run.ts';
import { labelName } from './label-index.ts';
import { PIECE } from './tokens.ts';

const MAX_REPEATS = 1_000_000;

/** The label at the cursor: number, "name", or a parameter. */
function readLabel(run: KlartextRun): string {
  const { formula, pieces } = run;
  const at = formula.at;
  if (pieces.kind[at] === PIECE.string && at < pieces.count) {
    formula.at += 1;
    return labelName(pieces.text[at] as string);
  }
  if (formula.name === 'QS') {
    const parameter = formula.parameterName();
    return labelName(run.q.texts.get(parameter?.number ?? -1) ?? '');
  }
  if (!formula.startsValue && formula.name !== '') {
    formula.at += 1;
    return labelName(pieces.text[at] as string);
  }
  return String(Math.floor(formula.value()));
}

function lineOfLabel(run: KlartextRun, name: string, piece: number): number | null {
  const line = run.labelsOf(run.file).get(name);
  if (line !== undefined) return line;
  run.findingAt('label-missing', piece, { name: `LBL ${name}` });
  run.ended = true;
  return null;
}

/** `LBL 0` ends the subprogram that runs; another label only marks its place. */
export function runLabel(run: KlartextRun): void {
  const name = readLabel(run);
  if (name !== '0') return;
  const top = run.frames.at(-1);
  if (top?.kind !== 'label') return;
  run.frames.pop();
  run.next = top.returnLine;
}

/** `CALL LBL 1`, `CALL LBL 1 REP 5/5`. */
export function callLabel(run: KlartextRun): void {
  const { formula } = run;
  const piece = formula.at;
  const name = readLabel(run);
  const repeats = readRepeats(run);
  if (formula.error !== '') return;
  const line = lineOfLabel(run, name, piece);
  if (line === null) return;
  if (repeats !== null) {
    repeatStretch(run, line, repeats);
    return;
  }
  if (!pushFrame(run, { kind: 'label', returnFile: run.file, returnLine: run.next })) return;
  run.next = line;
}

/** `REP 5`, `REP 5/5`, `REP Q1`. */
function readRepeats(run: KlartextRun): number | null {
  const { formula } = run;
  if (!formula.takeName('REP')) return null;
  if (!formula.startsValue) return 0;
  const count = formula.value();
  if (formula.take('/')) formula.value();
  return Math.min(MAX_REPEATS, Math.max(0, Math.floor(count)));
}

function repeatStretch(run: KlartextRun, target: number, count: number): void {
  const key = `${run.frames.length}:${run.file}:${run.line}`;
  const known = run.repeats.get(key) ?? { left: count, from: target, to: run.line - 1 };
  if (known.left <= 0) {
    run.repeats.delete(key);
    return;
  }
  known.left -= 1;
  run.repeats.set(key, known);
  run.next = target;
}

/** A jump out of a repeated stretch ends its count. */
function jumpToLabel(run: KlartextRun, name: string, piece: number): void {
  const line = lineOfLabel(run, name, piece);
  if (line === null) return;
  for (const [key, { from, to }] of run.repeats) {
    if (key.startsWith(`${run.frames.length}:`) && (line < from || line > to)) run.repeats.delete(key);
  }
  run.next = line;
}

function pushFrame(run: KlartextRun, frame: KlartextRun['frames'][number]): boolean {
  const { maxDepth } = run.job.guard.limits;
  if (run.frames.length >= maxDepth) {
    run.finding('depth-limit', 1, { max: maxDepth });
    run.ended = true;
    return false;
  }
  run.frames.push(frame);
  return true;
}

/** Enters another program by its path or name. */
export function callProgram(run: KlartextRun, path: string, piece: number): void {
  const name =
    path
      .split(/[\\/:]/)
      .pop()
      ?.trim() ?? '';
  const file = findFile(run.job.files, name);
  if (file < 0 || name === '') {
    run.findingAt('subprogram-missing', piece, { name: name || path });
    return;
  }
  if (!pushFrame(run, { kind: 'program', returnFile: run.file, returnLine: run.next })) return;
  run.q.locals.push(new Map());
  run.file = file;
  run.next = 0;
  run.sink.set({ file });
}

/** End of a program: back to the caller, or the end of all. */
export function leaveProgram(run: KlartextRun, code: number): void {
  while (run.frames.at(-1)?.kind === 'label') run.frames.pop();
  const frame = run.frames.pop();
  if (!frame) {
    run.path.flush();
    run.sink.event(ROW.end, code, run.line);
    run.ended = true;
    run.sawEnd = true;
    return;
  }
  run.q.locals.pop();
  run.file = frame.returnFile;
  run.next = frame.returnLine;
  run.sink.set({ file: run.file });
}

const COMPARE: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  EQU: (a, b) => Math.abs(a - b) < 1e-9,
  NE: (a, b) => Math.abs(a - b) >= 1e-9,
  GT: (a, b) => a > b,
  LT: (a, b) => a < b,
};

/** `IF +Q1 EQU +5 GOTO LBL 2`, the cursor after IF. */
export function runIf(run: KlartextRun): void {
  const { formula } = run;
  if (formula.name === 'QS') {
    run.findingAt('unsupported-word', formula.at, { word: 'IF QS' });
    formula.at = run.pieces.count;
    return;
  }
  const left = formula.value();
  const word = formula.name;
  formula.at += 1;
  const compare = COMPARE[word];
  if (word === 'IS') {
    run.findingAt('unsupported-word', formula.at - 1, { word: 'IS' });
    formula.at = run.pieces.count;
    return;
  }
  if (!compare) {
    formula.fail('confronto senza EQU, NE, GT o LT');
    return;
  }
  const right = formula.value();
  if (!formula.takeName('GOTO') || !formula.takeName('LBL')) {
    formula.fail('manca GOTO LBL');
    return;
  }
  const piece = formula.at;
  const label = readLabel(run);
  if (formula.error === '' && compare(left, right)) jumpToLabel(run, label, piece);
}
