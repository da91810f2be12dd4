import { endPath, runToEnd } from '../controls/control-run.ts';
import type { FrontEndJob } from '../front-end.ts';
import { runModalCall } from './call-by-name.ts';
import { leave } from './calls.ts';
import { runDef } from './declare.ts';
import { closeRepeats } from './repeats.ts';
import { runLine } from './run-line.ts';
import { SiemensRun } from './siemens-run.ts';
import { flushSpline } from './splines.ts';
import { readSystem } from './system-variables.ts';

/** Reader of Siemens 840D programs. */
export function* readSiemens(job: FrontEndJob): Generator<number, void, void> {
  yield* runSiemens(new SiemensRun(job));
}

/** Runs a program to its end; the run can be watched from outside. */
export function* runSiemens(run: SiemensRun): Generator<number, void, void> {
  run.readSystem = (name, indices) => readSystem(run, name, indices);
  run.atPosition = () => runModalCall(run);
  run.step = step;
  readDefinitions(run);
  yield* runToEnd(run, step);
  finish(run);
}

function step(run: SiemensRun): void {
  closeRepeats(run);
  const frame = run.frames.findLast(({ kind }) => kind === 'call');
  const end = frame ? frame.end : run.source(run.file).lines;
  if (run.next < end) runLine(run);
  else if (frame) leave(run, 17);
  else {
    run.ended = true;
    run.missingEnd = run.executed > 0;
  }
}

/** Global user data: files named `*.DEF` or headed `%_N_UGUD_DEF` beside the program define variables. */
function readDefinitions(run: SiemensRun): void {
  for (const [file, { name }] of run.job.files.entries()) {
    if (file === 0 || !/(\.|_)(DEF|GUD)$/i.test(name)) continue;
    run.file = file;
    for (let line = 0; line < run.source(file).lines; line++) {
      const tokens = run.readTokens(line);
      const at = tokens.text.slice(0, tokens.count).indexOf('DEF');
      if (at < 0) continue;
      run.line = line + 1;
      run.expression.open(tokens, at + 1);
      runDef(run, true);
      const { error, errorColumn } = run.expression;
      if (error !== '') run.finding('bad-expression', errorColumn, { reason: error });
    }
  }
  run.file = 0;
  run.line = 0;
}

function finish(run: SiemensRun): void {
  flushSpline(run);
  endPath(run);
  if (run.missingEnd) run.finding('program-end-missing', 0);
}
