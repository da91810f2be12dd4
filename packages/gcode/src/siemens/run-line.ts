import { leave, runProc } from './calls.ts';
import { CONTROL } from './control-structures.ts';
import { runDef } from './declare.ts';
import { executeBlock } from './execute-block.ts';
import { isJump, jump, runCase } from './jumps.ts';
import { readBlock } from './read-block.ts';
import { runRepeat } from './repeats.ts';
import type { SiemensRun } from './siemens-run.ts';
import { TOKEN, type TokenLine } from './tokens.ts';

/** Reads and runs the line at `run.next`. */
export function runLine(run: SiemensRun): void {
  const { expression, path } = run;
  const tokens = run.readTokens(run.next);
  run.next += 1;
  run.line = run.next;
  path.line = run.line;
  if (tokens.badColumn > 0)
    run.finding('bad-character', tokens.badColumn, { word: characterAt(run, tokens) });
  const at = skipHead(tokens);
  if (at >= tokens.count) {
    if (at === 0 && tokens.comment !== '') nameOperation(run, tokens.comment);
    return;
  }
  if (tokens.isSymbol(at, '%')) {
    // A header that is not the running program's own starts another one.
    const own = run.frames.findLast(({ kind }) => kind === 'call')?.start === run.line - 1;
    if (run.executed > 0 && !own) leave(run, 17);
    return;
  }
  expression.open(tokens, at);
  if (tokens.kind[at] !== TOKEN.name || !runStatement(run, tokens.text[at] as string)) {
    run.block.clear();
    readBlock(run);
    run.executed += 1;
    if (expression.error === '' || run.block.axes.length === 0) executeBlock(run);
  }
  if (expression.error !== '')
    run.finding('bad-expression', expression.errorColumn, { reason: expression.error });
}

function characterAt(run: SiemensRun, tokens: TokenLine): string {
  return run.source(run.file).text(run.line - 1)[tokens.badColumn - 1] ?? '';
}

/** Past the skip mark, block number and label. */
function skipHead(tokens: TokenLine): number {
  let at = 0;
  if (tokens.isSymbol(at, '/')) {
    at += 1;
    if (tokens.kind[at] === TOKEN.number && at < tokens.count) at += 1;
  }
  if (tokens.isSymbol(at, ':')) at += 2;
  else if (at < tokens.count && tokens.kind[at] === TOKEN.address && tokens.text[at] === 'N') at += 1;
  while (
    at + 1 < tokens.count &&
    (tokens.kind[at] === TOKEN.name || tokens.kind[at] === TOKEN.address) &&
    tokens.isSymbol(at + 1, ':')
  )
    at += 2;
  return Math.min(at, tokens.count);
}

/** Statements that stand alone in their line; false = the line is a block of words. */
function runStatement(run: SiemensRun, word: string): boolean {
  const { expression } = run;
  const control = CONTROL[word];
  if (control) {
    expression.at += 1;
    control(run);
    return true;
  }
  if (isJump(word)) {
    expression.at += 1;
    jump(run, word);
    return true;
  }
  switch (word) {
    case 'CASE':
      expression.at += 1;
      runCase(run);
      return true;
    case 'REPEAT':
    case 'REPEATB':
      expression.at += 1;
      runRepeat(run, word === 'REPEATB');
      return true;
    case 'DEF':
      expression.at += 1;
      runDef(run, false);
      return true;
    case 'PROC':
      startProc(run);
      return true;
    case 'RET':
    case 'ENDPROC':
      leave(run, 17);
      return true;
    case 'EXTERN':
    case 'REDEF':
    case 'ENDLABEL':
      return true;
    default:
      return false;
  }
}

/** PROC heads the program that runs, or ends the main program where a subprogram follows it. */
function startProc(run: SiemensRun): void {
  const own = run.frames.findLast(({ kind }) => kind === 'call');
  if (own === undefined && run.executed > 0) {
    leave(run, 17);
    return;
  }
  run.expression.at += 1;
  runProc(run);
}

/** A comment on its own line names what follows. */
function nameOperation(run: SiemensRun, name: string): void {
  const { sink } = run;
  const last = sink.canon.operations.at(-1);
  if (!last || run.frames.length > 0 || sink.canon.count === 0 || last.name === name) return;
  sink.operation(name, run.line);
}
