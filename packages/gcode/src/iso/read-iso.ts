import type { FrontEndJob } from '../front-end.ts';
import { dropCorner } from './corner.ts';
import { Evaluator } from './evaluator.ts';
import { executeBlock } from './execute-block.ts';
import { IsoRun } from './iso-run.ts';
import { runPlainLines } from './plain-lines.ts';
import { readLine } from './read-line.ts';
import { LineScanner } from './scan-line.ts';
import { systemValues } from './system-values.ts';

/** Lines between two looks at progress and cancel. */
const CHUNK = 20_000;

/** Reader of ISO programs: Fanuc, Haas, LinuxCNC and GRBL. */
export function* readIso(job: FrontEndJob): Generator<number, void, void> {
  const run = new IsoRun(job);
  const scanner = new LineScanner();
  const evaluator = new Evaluator(run.variables, systemValues(run), job.guard.limits.maxExpressionDepth);
  run.sink.canon.diameterX = run.xFactor !== 1;
  run.stepLine = (which) => {
    // Contours of turning cycles run beside the program with their own values.
    const own =
      which === run
        ? evaluator
        : new Evaluator(which.variables, systemValues(which), job.guard.limits.maxExpressionDepth);
    stepLine(which, scanner, own);
  };
  const size = Math.max(1, job.files[0]?.bytes.length ?? 1);
  while (!run.ended) {
    const more = runPlainLines(run, scanner, CHUNK, () => stepLine(run, scanner, evaluator));
    if (!more) break;
    yield run.file === 0 ? Math.min(1, run.at / size) : 0;
  }
  finish(run);
}

/** One line, whatever it holds. */
function stepLine(run: IsoRun, scanner: LineScanner, evaluator: Evaluator): void {
  run.lineStart = run.at;
  run.line += 1;
  if (scanner.scan(run.bytes, run.at, run.block)) {
    run.at = scanner.next;
    executeBlock(run);
  } else readLine(run, evaluator);
}

function finish(run: IsoRun): void {
  const { job, sink } = run;
  dropCorner(run);
  if (run.file === 0 && job.reached) {
    job.reached.at = run.at;
    job.reached.lines = run.line;
  }
  if (run.compensation.active || sink.state.compensation !== 0) {
    run.finding('compensation-open', 0, { code: sink.state.compensation });
    run.compensation.stop();
  }
  for (const { tool, offset, line, file } of run.lengthOffsets.ofOtherTools())
    job.findings.add('length-offset-of-other', line, 0, { tool, offset }, file);
  if (!run.ended && !job.guard.exhausted && run.executed > 0) run.finding('program-end-missing', 0);
}
