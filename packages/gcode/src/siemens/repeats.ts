import { sectionOf } from './jumps.ts';
import type { SiemensRun } from './siemens-run.ts';
import { TOKEN } from './tokens.ts';

const MAX_REPEATS = 1_000_000;

/**
 * `REPEAT A`, `REPEAT A B`, `REPEATB A`, each with `P=n`: the stretch from label A to label B, to ENDLABEL, to this
 * line, or the one line A, run n more times. REPEAT without a label heads a loop with UNTIL.
 */
export function runRepeat(run: SiemensRun, oneLine: boolean): void {
  const { expression } = run;
  const { line } = expression;
  const names: string[] = [];
  while (
    expression.at < line.count &&
    line.kind[expression.at] === TOKEN.name &&
    !line.isName(expression.at, 'P')
  ) {
    names.push(line.text[expression.at] as string);
    expression.at += 1;
  }
  if (names.length === 0) return;
  const count = repeatCount(run);
  if (expression.error !== '' || count < 1) return;
  const start = labelLine(run, names[0] as string);
  if (start === undefined) {
    run.finding('label-missing', line.column[1] ?? 1, { name: names[0] as string });
    return;
  }
  const end = oneLine ? start : stretchEnd(run, start, names[1]);
  if (run.frames.length >= run.job.guard.limits.maxDepth) {
    run.finding('depth-limit', 1, { max: run.job.guard.limits.maxDepth });
    run.ended = true;
    return;
  }
  run.frames.push({
    kind: 'repeat',
    file: run.file,
    start,
    end,
    left: Math.min(count, MAX_REPEATS) - 1,
    returnFile: run.file,
    returnLine: run.next,
    args: [],
    names: [],
    references: [],
    modal: false,
  });
  run.next = start;
}

/** `P=3` or `P3`; one when missing. */
function repeatCount(run: SiemensRun): number {
  const { expression } = run;
  const { line, at } = expression;
  if (line.kind[at] === TOKEN.address && line.text[at] === 'P') {
    expression.at += 1;
    return Math.floor(line.value[at] as number);
  }
  if (!line.isName(at, 'P')) return 1;
  expression.at += 1;
  expression.take('=');
  return Math.floor(expression.number());
}

function labelLine(run: SiemensRun, name: string): number | undefined {
  const section = sectionOf(run, run.line - 1);
  const lines = (run.index(run.file).labels.get(name) ?? []).filter(
    (line) => line >= section.start && line < section.end,
  );
  return lines.findLast((line) => line < run.line) ?? lines[0];
}

function stretchEnd(run: SiemensRun, start: number, second: string | undefined): number {
  const here = run.line - 1;
  if (second !== undefined) return labelLine(run, second) ?? start;
  const ends = run.index(run.file).labels.get('ENDLABEL') ?? [];
  const end = ends.find((line) => line >= start && (here < start || line < here));
  if (end !== undefined) return end;
  return here > start ? here - 1 : start;
}

/** At the end of a stretch: round again, or back to the line after REPEAT. */
export function closeRepeats(run: SiemensRun): void {
  for (;;) {
    const top = run.frames.at(-1);
    if (top?.kind !== 'repeat' || run.file !== top.file) return;
    if (run.next > top.start && run.next <= top.end) return;
    if (run.next !== top.end + 1) return;
    if (top.left > 0) {
      top.left -= 1;
      run.next = top.start;
      return;
    }
    run.frames.pop();
    run.next = top.returnLine;
  }
}
