import type { SiemensRun } from './siemens-run.ts';
import { TOKEN } from './tokens.ts';

const JUMPS = new Set(['GOTO', 'GOTOF', 'GOTOB', 'GOTOC', 'GOTOS']);

export function isJump(word: string): boolean {
  return JUMPS.has(word);
}

type Target = { readonly label: string } | { readonly number: number };

/** `GOTOF LABEL`, `GOTOB N100`, `GOTO 100`, `GOTOF "NAME"<<R1`; the cursor of the expression on the target. */
export function jump(run: SiemensRun, word: string): void {
  const { expression } = run;
  const column = expression.column;
  if (word === 'GOTOS') {
    run.next = sectionStart(run);
    return;
  }
  const target = readTarget(run);
  const line = target === null ? undefined : findTarget(run, word, target);
  if (line !== undefined) {
    leaveRepeats(run, line);
    run.next = line;
    return;
  }
  // GOTOC continues with the next block where the others raise an alarm.
  if (word === 'GOTOC') return;
  const name = target === null ? '' : 'label' in target ? target.label : `N${target.number}`;
  run.finding('label-missing', column, { name });
  run.ended = true;
}

function readTarget(run: SiemensRun): Target | null {
  const { expression } = run;
  const { line, at } = expression;
  if (at >= line.count) return null;
  const kind = line.kind[at];
  const text = line.text[at] as string;
  const value = line.value[at] as number;
  const joined = line.isSymbol(at + 1, '<<');
  if (!joined && kind === TOKEN.name && run.variables.find(text) === undefined) {
    expression.at += 1;
    return { label: text };
  }
  if (!joined && kind === TOKEN.address && text !== 'R') {
    expression.at += 1;
    return text === 'N' ? { number: value } : { label: `${text}${value}` };
  }
  const result = expression.value();
  if (expression.error !== '') return null;
  return typeof result === 'number' ? { number: result } : labelOrNumber(result);
}

function labelOrNumber(text: string): Target {
  const upper = text.trim().toUpperCase().replace(/:$/, '');
  const number = /^N?(\d+)$/.exec(upper);
  return number ? { number: Number(number[1]) } : { label: upper };
}

/** Forward, backward, or forward and then backward, inside the program that runs. */
function findTarget(run: SiemensRun, word: string, target: Target): number | undefined {
  const index = run.index(run.file);
  const section = sectionOf(run, run.line - 1);
  const all = ('label' in target ? index.labels.get(target.label) : index.numbers.get(target.number)) ?? [];
  const lines = all.filter((line) => line >= section.start && line < section.end);
  const here = run.line - 1;
  const ahead = () => lines.find((line) => line > here);
  const behind = () => lines.findLast((line) => line <= here);
  if (word === 'GOTOF') return ahead();
  if (word === 'GOTOB') return behind();
  return ahead() ?? behind();
}

export function sectionOf(run: SiemensRun, line: number): { readonly start: number; readonly end: number } {
  const { sections } = run.index(run.file);
  return (
    sections.find(({ start, end }) => line >= start && line < end) ?? {
      start: 0,
      end: run.source(run.file).lines,
    }
  );
}

function sectionStart(run: SiemensRun): number {
  return sectionOf(run, run.line - 1).start;
}

/** A jump out of a stretch that REPEAT runs ends it. */
function leaveRepeats(run: SiemensRun, line: number): void {
  for (;;) {
    const top = run.frames.at(-1);
    if (top?.kind !== 'repeat' || (line >= top.start && line <= top.end)) return;
    run.frames.pop();
  }
}

/** `CASE (value) OF 1 GOTOF A 2 GOTOB B DEFAULT GOTOF C`. */
export function runCase(run: SiemensRun): void {
  const { expression } = run;
  const value = expression.number();
  const { line } = expression;
  if (!line.isName(expression.at, 'OF')) {
    expression.fail('CASE senza OF');
    return;
  }
  expression.at += 1;
  while (expression.at < line.count && expression.error === '') {
    const isDefault = line.isName(expression.at, 'DEFAULT');
    if (isDefault) expression.at += 1;
    const matches = isDefault || expression.number() === value;
    const word = line.text[expression.at] ?? '';
    if (!isJump(word)) {
      expression.fail('CASE senza GOTO');
      return;
    }
    expression.at += 1;
    if (matches) {
      jump(run, word);
      return;
    }
    readTarget(run);
  }
}
