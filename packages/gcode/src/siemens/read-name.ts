import { callNamed, runMcall } from './call-by-name.ts';
import { fill, readList } from './declare.ts';
import { FRAME_WORDS, runFrame } from './frames.ts';
import { MODAL_WORDS } from './g-codes.ts';
import {
  NAMED_ADDRESSES,
  QUIET_CALLS,
  QUIET_WORDS,
  STORED_SETTINGS,
  UNSUPPORTED_WORDS,
} from './known-words.data.ts';
import { AXIS_LETTERS } from './letters.ts';
import { readValue } from './read-coordinate.ts';
import type { SiemensRun } from './siemens-run.ts';
import { flatIndex, type Variable } from './variables.ts';

/** A name inside a block: address, modal word, frame, assignment or call. The cursor stands on it. */
export function readName(run: SiemensRun, name: string): void {
  const { expression } = run;
  const { line, at } = expression;
  const assigns = line.isSymbol(at + 1, '=') || line.isSymbol(at + 1, '[');
  if (assigns) {
    readAssignment(run, name);
    return;
  }
  const frame = FRAME_WORDS[name];
  if (frame) {
    expression.at += 1;
    runFrame(run, frame);
    return;
  }
  const modal = MODAL_WORDS[name];
  if (modal) {
    expression.at += 1;
    modal(run);
    return;
  }
  if (name === 'MCALL') {
    expression.at += 1;
    runMcall(run);
    return;
  }
  const call = line.isSymbol(at + 1, '(');
  if (QUIET_WORDS.has(name) || (call && QUIET_CALLS.has(name))) {
    expression.at += 1;
    if (call) skipBrackets(run);
    return;
  }
  if (UNSUPPORTED_WORDS.has(name)) {
    run.finding('unsupported-word', expression.column, { word: name });
    expression.at += 1;
    skipRest(run, name);
    return;
  }
  callNamed(run, name);
}

/** Synchronised actions take the rest of their line; a call its brackets. */
function skipRest(run: SiemensRun, name: string): void {
  const { expression } = run;
  if (['WHEN', 'WHENEVER', 'EVERY', 'FROM', 'DO', 'ID', 'IDS'].includes(name))
    expression.at = expression.line.count;
  else if (expression.isSymbol('(')) skipBrackets(run);
}

/** Skips to the bracket that closes the one at the cursor, ignoring the content. */
function skipBrackets(run: SiemensRun): void {
  const { expression } = run;
  const { line } = expression;
  let depth = 0;
  while (expression.at < line.count) {
    if (expression.isSymbol('(')) depth += 1;
    else if (expression.isSymbol(')')) depth -= 1;
    expression.at += 1;
    if (depth === 0) return;
  }
  expression.fail('manca «)»');
}

function readAssignment(run: SiemensRun, name: string): void {
  const { expression, variables, block } = run;
  const { line } = expression;
  const column = expression.column;
  expression.at += 1;
  const variable = variables.find(name);
  const indices = expression.indices();
  if (expression.error !== '') return;
  if (!expression.take('=')) {
    if (name === 'ID' || name === 'IDS') return;
    expression.fail('manca «=»');
    return;
  }
  if (variable) {
    writeVariable(run, name, variable, indices.map(Number));
    return;
  }
  if (NAMED_ADDRESSES.has(name)) {
    block.named.set(name, readValue(run));
    return;
  }
  if (name === 'POS' || name === 'POSA') {
    positioningAxis(run, String(indices[0] ?? ''), column);
    return;
  }
  if (name.startsWith('$')) {
    writeSystem(run, name, indices, column);
    return;
  }
  if (STORED_SETTINGS.has(name)) {
    run.stored.set(run.storedKey(name, indices), expression.value());
    return;
  }
  if (UNSUPPORTED_WORDS.has(name)) run.finding('unsupported-word', column, { word: name });
  else run.finding('undefined-variable', column, { name });
  expression.at = line.count;
}

/** `A=1`, `B[2]=3`, `B[0]=SET(1,2,3)`, `B[0]=REP(0)`. */
function writeVariable(run: SiemensRun, name: string, variable: Variable, indices: readonly number[]): void {
  const { expression, variables } = run;
  const start = flatIndex(variable.sizes, indices);
  if (start < 0) {
    expression.fail(`indice di «${name}» fuori campo`);
    return;
  }
  const repeated = expression.line.isName(expression.at, 'REP');
  const list = readList(run);
  if (expression.error !== '') return;
  const [first] = list;
  const total = variable.sizes.reduce((product, size) => product * size, 1);
  if (list.length > 1 || repeated) fill(variable, list, start, total);
  else if (first !== undefined) variables.write(name, indices, first);
}

/** `POS[X]=100`: an axis that goes its own way; told as a rapid. */
function positioningAxis(run: SiemensRun, axis: string, column: number): void {
  const coordinate = readValue(run);
  const index = AXIS_LETTERS.indexOf(axis);
  if (index < 0) {
    run.finding('unsupported-word', column, { word: `POS[${axis}]` });
    return;
  }
  run.block.axes[index] = coordinate;
  run.block.positioning = true;
}

function writeSystem(
  run: SiemensRun,
  name: string,
  indices: readonly (number | string)[],
  column: number,
): void {
  const { expression } = run;
  const { line } = expression;
  if (/^\$P_\w*FRAME|^\$P_UIFR|^\$P_UBFR|^\$P_CHBFR/.test(name)) {
    // Work offsets stay on the machine; a frame set this way is not followed.
    if (!/UIFR|UBFR|CHBFR/.test(name)) run.finding('unsupported-word', column, { word: name });
    expression.at = line.count;
    return;
  }
  const value = expression.value();
  if (expression.error !== '') return;
  run.stored.set(run.storedKey(name, indices), value);
  if (name === '$TC_DP6')
    run.job.tools.define({ number: Number(indices[0] ?? 0), name: null }, Number(value) * run.unit);
  else if (!/^\$(TC_|MC_|MN_|MA_|SC_|SA_|SN_|AC_MARKER|AC_PARAM|AN_|A_|VA_)/.test(name))
    run.finding('unsupported-word', column, { word: name });
}
