import { textOf } from '../source-file.ts';
import { leave } from './calls.ts';
import type { Evaluator } from './evaluator.ts';
import { executeBlock } from './execute-block.ts';
import type { IsoRun } from './iso-run.ts';
import { runMacroFlow } from './macro-flow.ts';
import { runOWord } from './o-words.ts';
import { programLabel } from './program-index.ts';
import { readWords, skipSwitchNumber } from './read-words.ts';

const LINE_FEED = 10;
/** Output statements of macro B: they print, they do not move. */
const PRINT_WORDS = ['POPEN', 'PCLOS', 'DPRNT', 'BPRNT', 'SETVN'];

/** The slow way: a line with variables, expressions, control words or signs that need a closer look. */
export function readLine(run: IsoRun, evaluator: Evaluator): void {
  const end = run.bytes.indexOf(LINE_FEED, run.lineStart);
  const stop = end < 0 ? run.bytes.length : end;
  run.at = end < 0 ? run.bytes.length : end + 1;
  run.block.clear();
  evaluator.open(run.bytes, run.lineStart, stop);
  statement(run, evaluator);
  if (evaluator.error !== '') {
    run.finding('bad-expression', evaluator.at - run.lineStart + 1, { reason: evaluator.error });
  }
}

function statement(run: IsoRun, evaluator: Evaluator): void {
  let byte = evaluator.peek();
  if (byte === 37) {
    percent(run, evaluator);
    return;
  }
  if (byte === 36 && run.job.dialect !== 'linuxcnc') {
    grblCommand(run, evaluator);
    return;
  }
  if (byte === 47) {
    // Block delete: the switch is taken as off, so the block runs.
    evaluator.at += 1;
    skipSwitchNumber(run, evaluator);
    byte = evaluator.peek();
  }
  if (byte === 78) {
    evaluator.at += 1;
    const column = evaluator.at - run.lineStart;
    if (evaluator.startsValue()) evaluator.value();
    else run.finding('unknown-word', column, { word: 'N' });
    byte = evaluator.peek();
  }
  if (byte === 79 || byte === 58 || (byte === 60 && !run.rs274)) {
    oLine(run, evaluator);
    return;
  }
  if (!run.rs274) {
    const word = evaluator.peekWord();
    if (PRINT_WORDS.includes(word)) {
      run.finding('no-motion', evaluator.at - run.lineStart + 1, { word });
      return;
    }
    const flow = runMacroFlow(run, evaluator);
    if (flow === 'done') reportRest(run, evaluator);
    if (flow === 'done' || flow === 'skipped') return;
  }
  readWords(run, evaluator);
  if (evaluator.error === '') executeBlock(run);
}

/** `%` opens the tape and, the second time or after any block, closes it. */
function percent(run: IsoRun, evaluator: Evaluator): void {
  evaluator.at += 1;
  reportRest(run, evaluator);
  if (!run.sawPercent && run.executed === 0) run.sawPercent = true;
  else run.ended = true;
}

/** `$X`, `$H`, `$10=1`: settings and commands of GRBL. */
function grblCommand(run: IsoRun, evaluator: Evaluator): void {
  const text = textOf(evaluator.bytes, evaluator.at, Math.min(evaluator.end, evaluator.at + 30)).trim();
  run.finding('unsupported-word', evaluator.at - run.lineStart + 1, { word: text });
}

function oLine(run: IsoRun, evaluator: Evaluator): void {
  // A program may have a name in place of its number: `<FLANGIA>`.
  if (evaluator.peek() !== 60) evaluator.at += 1;
  const label = readLabel(evaluator);
  if (label === null || evaluator.error !== '') return;
  if (evaluator.peekWord() !== '' && run.rs274) {
    const column = evaluator.at - run.lineStart + 1;
    const keyword = evaluator.takeLetters();
    const flow = runOWord(run, evaluator, label, keyword);
    if (flow === 'not-flow') run.finding('unknown-word', column, { word: keyword });
    if (flow === 'done') reportRest(run, evaluator);
    return;
  }
  programNumber(run, label);
  readWords(run, evaluator);
  if (evaluator.error === '' && !run.ended) executeBlock(run);
}

/** Words after a statement that takes the whole line, except a comment. */
function reportRest(run: IsoRun, evaluator: Evaluator): void {
  const next = evaluator.peek();
  if (next === 0 || next === 40 || next === 59 || evaluator.error !== '') return;
  const text = textOf(evaluator.bytes, evaluator.at, Math.min(evaluator.end, evaluator.at + 30)).trim();
  run.finding('unused-word', evaluator.at - run.lineStart + 1, { word: text });
}

function readLabel(evaluator: Evaluator): string | null {
  if (evaluator.peek() !== 60) {
    const number = evaluator.value();
    return Number.isFinite(number) ? programLabel(number) : null;
  }
  return evaluator.name();
}

/** `O1234`: names the program. Running into another one ends the present level. */
function programNumber(run: IsoRun, label: string): void {
  const frame = run.frames.at(-1);
  if (frame) {
    if (frame.label !== label) leave(run);
    return;
  }
  if (run.mainLabel !== '' && run.mainLabel !== label) run.ended = true;
  else run.mainLabel = label;
}
