import { type CallRequest, enter, findProgram } from './calls.ts';
import { CYCLES } from './cycles/cycle-table.ts';
import { UNSUPPORTED_CYCLES } from './known-words.data.ts';
import type { SiemensRun } from './siemens-run.ts';
import { TOKEN } from './tokens.ts';
import type { Value } from './variables.ts';

const CALL_WORDS = new Set(['CALL', 'PCALL', 'EXTCALL', 'ISOCALL']);

/** A name that is not a word of the language: a cycle, or a subprogram. The cursor is on it. */
export function callNamed(run: SiemensRun, name: string): void {
  const { expression, block } = run;
  const column = expression.column;
  expression.at += 1;
  if (CALL_WORDS.has(name)) {
    callByText(run, column);
    return;
  }
  const call = expression.isSymbol('(');
  const names = call ? argumentNames(run) : [];
  const args = call ? expression.arguments() : [];
  if (expression.error !== '') return;
  const cycle = CYCLES[name];
  if (cycle) {
    block.call = () => cycle(run, args, column);
    return;
  }
  if (UNSUPPORTED_CYCLES.has(name)) {
    run.finding('unsupported-word', column, { word: name });
    return;
  }
  if (findProgram(run, name) !== null) {
    block.call = () => enterNamed(run, name, { args, names, repeats: block.repeats, modal: false });
    return;
  }
  const alone = call || endsCall(run);
  run.finding(alone ? 'subprogram-missing' : 'unknown-word', column, { name, word: name });
}

/** `L100`, and the programs of CALL. */
export function callSubprogram(run: SiemensRun, name: string, column: number): void {
  if (findProgram(run, name) === null) {
    run.finding('subprogram-missing', column, { name });
    return;
  }
  run.block.call = () =>
    enterNamed(run, name, { args: [], names: [], repeats: run.block.repeats, modal: false });
}

/** `CALL "NAME"`, `CALL "A" BLOCK "X" TO "Y"` not; `EXTCALL("FOLDER/NAME.MPF")`. */
function callByText(run: SiemensRun, column: number): void {
  const { expression } = run;
  const { line, at } = expression;
  const bare = line.kind[at] === TOKEN.name && run.variables.find(line.text[at] as string) === undefined;
  let name: Value;
  if (bare) {
    name = line.text[at] as string;
    expression.at += 1;
  } else name = expression.value();
  if (expression.error !== '') return;
  if (line.isName(expression.at, 'BLOCK')) {
    run.finding('unsupported-word', column, { word: 'CALL BLOCK' });
    expression.at = line.count;
    return;
  }
  if (expression.isSymbol('(')) expression.arguments();
  callSubprogram(run, String(name), column);
}

function enterNamed(run: SiemensRun, name: string, request: CallRequest): void {
  const place = findProgram(run, name);
  if (place !== null) enter(run, place, request);
}

/** Arguments that are a single variable, to which a VAR parameter can write. */
function argumentNames(run: SiemensRun): string[] {
  const { line, at } = run.expression;
  const names: string[] = [];
  let depth = 0;
  let start = at + 1;
  for (let i = at; i < line.count; i++) {
    if (line.isSymbol(i, '(') || line.isSymbol(i, '[')) depth += 1;
    else if (line.isSymbol(i, ']')) depth -= 1;
    else if (line.isSymbol(i, ')') || (depth === 1 && line.isSymbol(i, ','))) {
      if (line.isSymbol(i, ')')) depth -= 1;
      if (depth > 1) continue;
      names.push(i === start + 1 ? nameAt(run, start) : '');
      start = i + 1;
      if (depth === 0) break;
    }
  }
  return names;
}

function nameAt(run: SiemensRun, i: number): string {
  const { line } = run.expression;
  const text = line.text[i] as string;
  if (line.kind[i] === TOKEN.name) return text;
  return line.kind[i] === TOKEN.address ? `${text}${line.value[i]}` : '';
}

/** True at the line's end or at a count of passes. */
function endsCall(run: SiemensRun): boolean {
  const { line, at } = run.expression;
  const passes = line.kind[at] === TOKEN.address && line.text[at] === 'P';
  return at >= line.count || passes || line.isName(at, 'P');
}

/** `MCALL CYCLE81(…)` at each position from now on, `MCALL` alone ends it. */
export function runMcall(run: SiemensRun): void {
  const { expression } = run;
  const { line, at } = expression;
  run.modalCall = null;
  if (at >= line.count) return;
  const column = expression.column;
  const kind = line.kind[at];
  const text = line.text[at] as string;
  if (kind !== TOKEN.name && kind !== TOKEN.address) return;
  const name = kind === TOKEN.address ? `${text}${line.value[at]}` : text;
  expression.at += 1;
  const args = expression.arguments();
  if (expression.error !== '') return;
  if (UNSUPPORTED_CYCLES.has(name)) run.finding('unsupported-word', column, { word: name });
  else if (CYCLES[name] || findProgram(run, name)) run.modalCall = { name, args, line: run.line };
  else run.finding('subprogram-missing', column, { name });
}

/** The modal cycle or subprogram, after a move. */
export function runModalCall(run: SiemensRun): void {
  const { modalCall } = run;
  if (modalCall === null || run.frames.some(({ modal }) => modal)) return;
  const { name, args } = modalCall;
  const cycle = CYCLES[name];
  if (cycle) cycle(run, args, 1);
  else enterNamed(run, name, { args, names: [], repeats: 1, modal: true });
}
