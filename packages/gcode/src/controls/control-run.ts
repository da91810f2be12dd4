import type { CanonSink } from '../canon/sink.ts';
import type { FindingList, FindingValues } from '../finding.ts';
import type { FindingCode } from '../finding-catalog.data.ts';
import type { FrontEndJob } from '../front-end.ts';
import { LineTable } from '../line-table.ts';
import { PathWriter } from '../toolpath/path-writer.ts';

/** Lines between two looks at progress and cancel. */
const CHUNK = 10_000;

/** Reading position, limits and findings of a control that reads its program line by line. */
export abstract class ControlRun {
  readonly job: FrontEndJob;
  readonly sink: CanonSink;
  readonly path: PathWriter;

  /** Reading position: file, and next line from 0. */
  file = 0;
  next = 0;
  /** Line that runs, from 1. */
  line = 0;
  executed = 0;
  ended = false;
  /** Contours whose findings were reported. */
  private readonly contoursRead = new Set<string>();
  /** Reads a contour for a cycle: its moves are not executed, and a contour inside it would recurse endlessly. */
  isContour = false;

  private readonly files = new Map<number, LineTable>();

  constructor(job: FrontEndJob) {
    this.job = job;
    this.sink = job.sink;
    this.path = new PathWriter(job.sink);
    this.path.compensation.onError = (code, reason, line) =>
      job.findings.add(code, line, 0, { reason }, this.file);
    this.path.onCornerError = (line) =>
      job.findings.add('bad-block', line, 0, { reason: 'raccordo o smusso senza spazio' }, this.file);
  }

  source(file: number): LineTable {
    const known = this.files.get(file);
    if (known) return known;
    const made = new LineTable(this.job.files[file]?.bytes ?? new Uint8Array(0));
    this.files.set(file, made);
    return made;
  }

  /** False when the stream has had its share: patterns of cycles stop there. */
  get hasRoom(): boolean {
    return this.sink.canon.count < this.job.guard.limits.maxRows;
  }

  finding(code: FindingCode, column: number, values: FindingValues = {}): void {
    this.job.findings.add(code, this.line, column, values, this.file);
  }

  /** Findings in a contour's text are reported once, however often a cycle reads it. */
  reportContour(key: string, findings: FindingList): void {
    if (this.contoursRead.has(key)) return;
    this.contoursRead.add(key);
    for (const finding of findings.list) {
      if (finding.code !== 'compensation-ignored') this.job.findings.take(finding);
    }
  }
}

/** Runs a program to its end or to its limits, and yields the share of the main file that is done. */
export function* runToEnd<Run extends ControlRun>(
  run: Run,
  step: (run: Run) => void,
): Generator<number, void, void> {
  const { guard } = run.job;
  const lines = Math.max(1, run.source(0).lines);
  while (!run.ended) {
    for (let i = 0; i < CHUNK && !run.ended; i++) {
      if (!guard.step(run.sink.canon.count)) {
        run.finding('loop-limit', 0);
        run.ended = true;
      } else step(run);
    }
    yield run.file === 0 ? Math.min(1, run.next / lines) : 0;
  }
}

/** Ends the path, and tells of a tool radius compensation that was left on. */
export function endPath(run: ControlRun): void {
  const { path, sink } = run;
  path.flush();
  if (sink.state.compensation === 0) return;
  run.finding('compensation-open', 0, { code: sink.state.compensation });
  path.compensation.stop();
}
