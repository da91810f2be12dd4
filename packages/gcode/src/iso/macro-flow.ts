import type { CallFrame, LoopMark } from './call-frame.ts';
import { jumpTo, nearestBlock } from './calls.ts';
import type { Evaluator } from './evaluator.ts';
import type { IsoRun } from './iso-run.ts';

const LINE_FEED = 10;

/**
 * Next step of the reader after a statement. 'then' = the rest of the line is a statement to run, 'skipped' = one that
 * is not to be run, 'done' = the line should hold nothing more.
 */
export type Flow = 'done' | 'skipped' | 'then' | 'not-flow';

function loops(run: IsoRun): Map<string, LoopMark> {
  return (run.frames.at(-1) as CallFrame | undefined)?.loops ?? run.mainLoops;
}

type Statement = 'IF' | 'THEN' | 'WHILE' | 'DO' | 'END' | 'GOTO';

/** The statement word at the cursor, taken; its first two letters are enough: `WH[...]DO1`, `GO1`. */
function takeStatement(evaluator: Evaluator, ...wanted: readonly Statement[]): Statement | null {
  const word = evaluator.peekWord();
  if (word.length < 2) return null;
  const statement = wanted.find((name) => name.startsWith(word)) ?? null;
  // `GO G54` is no jump: a letter O stands where a zero is meant.
  if (word === 'GO' && !/^\s*[\d#[]/.test(evaluator.textFrom(word.length))) return null;
  if (statement !== null) evaluator.at += word.length;
  return statement;
}

/** Number behind DO, END or GOTO. */
function takeNumber(evaluator: Evaluator): number {
  const number = Math.round(evaluator.value());
  return Number.isNaN(number) ? evaluator.fail('il numero è una variabile vuota') : number;
}

/** IF, WHILE, DO, END, GOTO at the cursor. */
export function runMacroFlow(run: IsoRun, evaluator: Evaluator): Flow {
  const word = takeStatement(evaluator, 'IF', 'WHILE', 'DO', 'END', 'GOTO');
  if (word === 'IF') return runIf(run, evaluator);
  if (word === 'WHILE') return runWhile(run, evaluator);
  if (word === 'GOTO') {
    goTo(run, evaluator);
    return 'done';
  }
  if (word === 'DO') {
    const number = takeNumber(evaluator);
    if (evaluator.error !== '') return 'done';
    loops(run).set(`DO${number}`, { kind: 'while', at: run.lineStart, line: run.line - 1, remaining: 0 });
    return 'done';
  }
  if (word === 'END') {
    const number = takeNumber(evaluator);
    if (evaluator.error !== '') return 'done';
    const mark = loops(run).get(`DO${number}`);
    if (mark) {
      run.at = mark.at;
      run.line = mark.line;
    } else run.finding('label-missing', 1, { name: `DO${number}` });
    return 'done';
  }
  return 'not-flow';
}

function runIf(run: IsoRun, evaluator: Evaluator): Flow {
  const value = evaluator.bracket();
  if (evaluator.error !== '') return 'done';
  const next = takeStatement(evaluator, 'THEN', 'GOTO');
  const holds = value !== 0 && !Number.isNaN(value);
  if (next === 'GOTO') {
    if (!holds) return 'skipped';
    goTo(run, evaluator);
    return 'done';
  }
  return holds ? 'then' : 'skipped';
}

function runWhile(run: IsoRun, evaluator: Evaluator): Flow {
  const value = evaluator.bracket();
  if (evaluator.error !== '') return 'done';
  if (takeStatement(evaluator, 'DO') !== 'DO') {
    evaluator.fail('WHILE vuole DO');
    return 'done';
  }
  const key = `DO${takeNumber(evaluator)}`;
  if (evaluator.error !== '') return 'done';
  if (value !== 0 && !Number.isNaN(value)) {
    loops(run).set(key, { kind: 'while', at: run.lineStart, line: run.line - 1, remaining: 0 });
  } else {
    loops(run).delete(key);
    skipToEnd(run, key.slice(2));
  }
  return 'done';
}

function goTo(run: IsoRun, evaluator: Evaluator): void {
  const number = takeNumber(evaluator);
  if (evaluator.error !== '') return;
  const place = nearestBlock(run, number);
  if (place) jumpTo(run, place);
  else {
    run.finding('label-missing', 1, { name: `N${number}` });
    run.ended = true;
  }
}

/** Past the line `END n`. */
function skipToEnd(run: IsoRun, number: string): void {
  let at = run.at;
  let line = run.line;
  while (at < run.bytes.length) {
    line += 1;
    const end = run.bytes.indexOf(LINE_FEED, at);
    const stop = end < 0 ? run.bytes.length : end;
    const text = String.fromCharCode(...run.bytes.subarray(at, Math.min(stop, at + 40))).toUpperCase();
    const match = /^\s*(?:\/\d?)?\s*(?:N\d+\s*)?END?\s*(\d+)/.exec(text);
    at = stop + 1;
    if (match?.[1] === number) {
      run.at = Math.min(at, run.bytes.length);
      run.line = line;
      return;
    }
  }
  run.finding('label-missing', 1, { name: `END${number}` });
  run.ended = true;
}
