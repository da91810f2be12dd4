import { isJump, jump } from './jumps.ts';
import type { SiemensRun } from './siemens-run.ts';
import { TOKEN } from './tokens.ts';

type Statement = (run: SiemensRun) => void;

/** Line of the partner of the structure on the present line, told when it is missing. */
function partner(run: SiemensRun, word: string): number | undefined {
  const found = run.index(run.file).partners.get(run.line - 1);
  if (found === undefined) {
    run.finding('bad-block', 1, { reason: `«${word}» senza la sua chiusura` });
    run.ended = true;
  }
  return found;
}

function goAfterPartner(run: SiemensRun, word: string): void {
  const line = partner(run, word);
  if (line !== undefined) run.next = line + 1;
}

/** `IF cond GOTOF label`, or the head of a block with ELSE and ENDIF. */
function runIf(run: SiemensRun): void {
  const { expression } = run;
  const condition = expression.number() !== 0;
  if (expression.error !== '') return;
  const word = expression.line.text[expression.at] ?? '';
  if (expression.at < expression.line.count && isJump(word)) {
    expression.at += 1;
    if (condition) jump(run, word);
    expression.at = expression.line.count;
    return;
  }
  if (!condition) goAfterPartner(run, 'IF');
}

function runWhile(run: SiemensRun): void {
  const { expression } = run;
  const condition = expression.number() !== 0;
  if (expression.error === '' && !condition) goAfterPartner(run, 'WHILE');
}

/** The loop's head decides again. */
function runBackToHead(run: SiemensRun): void {
  const line = partner(run, 'ENDWHILE');
  if (line !== undefined) run.next = line;
}

function runUntil(run: SiemensRun): void {
  const { expression } = run;
  const done = expression.number() !== 0;
  if (expression.error === '' && !done) goAfterPartner(run, 'UNTIL');
}

interface ForHead {
  readonly read: () => number;
  readonly write: (value: number) => void;
}

/** `FOR name = start TO end`: the variable, the cursor after `=`. */
function forHead(run: SiemensRun): ForHead | null {
  const { expression, variables } = run;
  const { line } = expression;
  const at = expression.at;
  const name = line.text[at] ?? '';
  if (line.kind[at] === TOKEN.address && name === 'R') {
    const number = line.value[at] as number;
    expression.at += 1;
    if (!expression.take('=')) return null;
    return {
      read: () => variables.r.get(number) ?? 0,
      write: (value) => variables.r.set(number, value),
    };
  }
  if (line.kind[at] !== TOKEN.name) return null;
  expression.at += 1;
  const indices = expression.indices().map(Number);
  if (!expression.take('=') || variables.read(name, indices) === undefined) return null;
  return {
    read: () => Number(variables.read(name, indices) ?? 0),
    write: (value) => variables.write(name, indices, value),
  };
}

function runFor(run: SiemensRun, first: boolean): boolean {
  const { expression } = run;
  const head = forHead(run);
  if (head === null) {
    expression.fail('FOR senza variabile');
    return false;
  }
  const start = expression.number();
  if (!expression.line.isName(expression.at, 'TO')) {
    expression.fail('FOR senza TO');
    return false;
  }
  expression.at += 1;
  const end = expression.number();
  if (expression.error !== '') return false;
  head.write(first ? start : head.read() + 1);
  return head.read() <= end;
}

/** ENDFOR reads its FOR again: one more, then past the end or round again. */
function runEndFor(run: SiemensRun): void {
  const line = partner(run, 'ENDFOR');
  if (line === undefined) return;
  const { expression } = run;
  const own = run.line;
  const tokens = run.readTokens(line);
  const at = tokens.text.indexOf('FOR');
  expression.open(tokens, at + 1);
  const again = runFor(run, false);
  if (again) run.next = line + 1;
  else run.next = own;
  expression.at = tokens.count;
}

/** Statements that decide the next line; the cursor is after their word. */
export const CONTROL: Readonly<Record<string, Statement>> = {
  IF: runIf,
  ELSE: (run) => goAfterPartner(run, 'ELSE'),
  ENDIF: () => undefined,
  WHILE: runWhile,
  ENDWHILE: runBackToHead,
  FOR: (run) => {
    if (!runFor(run, true) && run.expression.error === '') goAfterPartner(run, 'FOR');
  },
  ENDFOR: runEndFor,
  LOOP: () => undefined,
  ENDLOOP: (run) => goAfterPartner(run, 'ENDLOOP'),
  UNTIL: runUntil,
};
