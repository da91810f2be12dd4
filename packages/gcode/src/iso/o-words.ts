import type { CallFrame, LoopMark } from './call-frame.ts';
import { enter, findProgram, leave } from './calls.ts';
import type { Evaluator } from './evaluator.ts';
import type { IsoRun } from './iso-run.ts';
import type { Flow } from './macro-flow.ts';
import { readOLine } from './program-index.ts';

const LINE_FEED = 10;
/** LinuxCNC passes at most 30 arguments. */
const MAX_ARGUMENTS = 30;

/** Loops of the level that is running; the main program has its own. */
function loops(run: IsoRun): Map<string, LoopMark> {
  return (run.frames.at(-1) as CallFrame | undefined)?.loops ?? run.mainLoops;
}

/** Skips to the next line `o<label> KEYWORD` with one of the keywords; stops on it, not after it. */
function skipTo(run: IsoRun, label: string, keywords: readonly string[]): boolean {
  let at = run.at;
  let line = run.line;
  while (at < run.bytes.length) {
    line += 1;
    const found = readOLine(run.bytes, at);
    if (found && found.label === label && keywords.includes(found.keyword)) {
      run.at = at;
      run.line = line - 1;
      return true;
    }
    const end = run.bytes.indexOf(LINE_FEED, at);
    if (end < 0) break;
    at = end + 1;
  }
  run.finding('label-missing', 1, { name: `o${label} ${keywords.join('/').toLowerCase()}` });
  run.ended = true;
  return false;
}

/** Skips the current line. */
function passLine(run: IsoRun): void {
  const end = run.bytes.indexOf(LINE_FEED, run.at);
  run.at = end < 0 ? run.bytes.length : end + 1;
  run.line += 1;
}

/** A definition met on the way is stepped over; one inside another is refused. */
function skipSub(run: IsoRun, label: string): void {
  let at = run.at;
  let line = run.line;
  while (at < run.bytes.length) {
    line += 1;
    const found = readOLine(run.bytes, at);
    if (found?.keyword === 'SUB') {
      run.job.findings.add('nested-definition', line, 1, { name: found.label }, run.file);
    }
    const end = run.bytes.indexOf(LINE_FEED, at);
    at = end < 0 ? run.bytes.length : end + 1;
    if (found && found.label === label && found.keyword === 'ENDSUB') {
      run.at = at;
      run.line = line;
      return;
    }
  }
  run.finding('label-missing', 1, { name: `o${label} endsub` });
  run.ended = true;
}

function condition(evaluator: Evaluator): boolean {
  const value = evaluator.bracket();
  return evaluator.error === '' && value !== 0 && !Number.isNaN(value);
}

/** One o-word statement; the evaluator is after the keyword. 'not-flow' = unknown keyword. */
export function runOWord(run: IsoRun, evaluator: Evaluator, label: string, keyword: string): Flow {
  const open = loops(run);
  switch (keyword) {
    case 'SUB':
      skipSub(run, label);
      return 'done';
    case 'ENDSUB':
    case 'RETURN':
      returnFrom(run, evaluator);
      return 'done';
    case 'CALL':
      call(run, evaluator, label);
      return 'done';
    case 'IF':
      if (condition(evaluator)) return 'done';
      chooseBranch(run, evaluator, label);
      return 'skipped';
    case 'ELSE':
    case 'ELSEIF':
      if (skipTo(run, label, ['ENDIF'])) passLine(run);
      return 'skipped';
    case 'ENDIF':
      return 'done';
    case 'WHILE':
      whileLine(run, evaluator, label, open);
      return 'done';
    case 'ENDWHILE': {
      const mark = open.get(label);
      if (mark) backTo(run, mark);
      return 'done';
    }
    case 'DO':
      open.set(label, { kind: 'do', at: run.at, line: run.line, remaining: 0 });
      return 'done';
    case 'REPEAT':
      repeat(run, evaluator, label, open);
      return 'done';
    case 'ENDREPEAT': {
      const mark = open.get(label);
      if (mark && mark.remaining > 1) {
        mark.remaining -= 1;
        backTo(run, mark);
      } else open.delete(label);
      return 'done';
    }
    case 'BREAK':
      if (skipTo(run, label, ['ENDWHILE', 'ENDREPEAT', 'WHILE'])) passLine(run);
      open.delete(label);
      return 'done';
    case 'CONTINUE':
      continueLoop(run, label, open);
      return 'done';
    default:
      return 'not-flow';
  }
}

function backTo(run: IsoRun, mark: LoopMark): void {
  run.at = mark.at;
  run.line = mark.line;
}

/** The condition was false: on to the next elseif that holds, the else, or the end. */
function chooseBranch(run: IsoRun, evaluator: Evaluator, label: string): void {
  while (skipTo(run, label, ['ELSE', 'ELSEIF', 'ENDIF'])) {
    const found = readOLine(run.bytes, run.at);
    const start = run.at;
    passLine(run);
    if (found?.keyword !== 'ELSEIF') return;
    const open = run.bytes.indexOf(91, start);
    if (open < 0 || open >= run.at) return;
    evaluator.open(run.bytes, open, run.at);
    if (condition(evaluator)) return;
  }
}

function whileLine(run: IsoRun, evaluator: Evaluator, label: string, open: Map<string, LoopMark>): void {
  const holds = condition(evaluator);
  const mark = open.get(label);
  if (mark?.kind === 'do') {
    if (holds) backTo(run, mark);
    else open.delete(label);
    return;
  }
  if (holds) {
    open.set(label, { kind: 'while', at: run.lineStart, line: run.line - 1, remaining: 0 });
  } else {
    open.delete(label);
    if (skipTo(run, label, ['ENDWHILE'])) passLine(run);
  }
}

function repeat(run: IsoRun, evaluator: Evaluator, label: string, open: Map<string, LoopMark>): void {
  const times = Math.floor(evaluator.bracket());
  if (times >= 1) open.set(label, { kind: 'repeat', at: run.at, line: run.line, remaining: times });
  else if (skipTo(run, label, ['ENDREPEAT'])) passLine(run);
}

function continueLoop(run: IsoRun, label: string, open: Map<string, LoopMark>): void {
  const mark = open.get(label);
  if (mark?.kind === 'while') backTo(run, mark);
  else skipTo(run, label, mark?.kind === 'repeat' ? ['ENDREPEAT'] : ['WHILE']);
}

function returnFrom(run: IsoRun, evaluator: Evaluator): void {
  if (evaluator.peek() === 91) run.returnValue = evaluator.bracket();
  leave(run);
}

function call(run: IsoRun, evaluator: Evaluator, label: string): void {
  const locals = new Map<number, number>();
  for (let i = 1; i <= MAX_ARGUMENTS && evaluator.peek() === 91; i++) locals.set(i, evaluator.bracket());
  if (evaluator.error !== '') return;
  const place = findProgram(run, label);
  if (!place) {
    run.finding('subprogram-missing', 1, { name: `o${label}` });
    return;
  }
  enter(run, { kind: 'sub', place, repeats: 1, locals, label });
  // The entry is the definition line itself: reading continues after it.
  if (!run.ended && readOLine(run.bytes, run.at)?.label === label) passLine(run);
}
