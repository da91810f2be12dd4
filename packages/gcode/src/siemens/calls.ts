import { ROW } from '../canon/row-kind.ts';
import { programName } from './file-index.ts';
import type { Place, SiemensRun } from './siemens-run.ts';
import { newVariable, TYPES, type TypeName, type Value } from './variables.ts';

/** A program by its name: a section of any file, or a whole file. The main program cannot call itself by section 0. */
export function findProgram(run: SiemensRun, name: string): Place | null {
  const wanted = programName(name);
  if (wanted === '') return null;
  for (let file = 0; file < run.job.files.length; file++) {
    for (const section of run.index(file).sections) {
      if (section.name === wanted) return { file, start: section.start, end: section.end };
    }
  }
  for (let file = 0; file < run.job.files.length; file++) {
    if (programName(run.job.files[file]?.name ?? '') !== wanted) continue;
    return { file, start: 0, end: run.index(file).sections[1]?.start ?? run.source(file).lines };
  }
  return null;
}

export interface CallRequest {
  readonly args: readonly (Value | undefined)[];
  /** Names of the variables given as arguments, '' for other expressions: targets of VAR parameters. */
  readonly names: readonly string[];
  readonly repeats: number;
  readonly modal: boolean;
}

export function enter(run: SiemensRun, place: Place, request: CallRequest): void {
  const { maxDepth } = run.job.guard.limits;
  if (run.frames.length >= maxDepth) {
    run.finding('depth-limit', 1, { max: maxDepth });
    run.ended = true;
    return;
  }
  run.frames.push({
    kind: 'call',
    file: place.file,
    start: place.start,
    end: place.end,
    left: Math.max(0, Math.floor(request.repeats) - 1),
    returnFile: run.file,
    returnLine: run.next,
    args: request.args,
    names: request.names,
    references: [],
    modal: request.modal,
  });
  run.variables.scopes.push(new Map());
  run.file = place.file;
  run.next = place.start;
  run.sink.set({ file: place.file });
}

/** End of a program: back to the caller, another pass, or the end of all. */
export function leave(run: SiemensRun, code: number): void {
  while (run.frames.at(-1)?.kind === 'repeat') run.frames.pop();
  const frame = run.frames.at(-1);
  if (!frame) {
    run.path.flush();
    run.sink.event(ROW.end, code, run.line);
    run.ended = true;
    return;
  }
  if (frame.left > 0) {
    frame.left -= 1;
    run.variables.local.clear();
    run.next = frame.start;
    return;
  }
  const results = frame.references.map(({ parameter, target }) => ({
    target,
    value: run.variables.read(parameter, []),
  }));
  run.frames.pop();
  run.variables.scopes.pop();
  for (const { target, value } of results) {
    if (value === undefined) continue;
    const number = /^R(\d+)$/.exec(target);
    if (number) run.variables.r.set(Number(number[1]), Number(value));
    else run.variables.write(target, [], value);
  }
  run.file = frame.returnFile;
  run.next = frame.returnLine;
  run.sink.set({ file: run.file });
}

/** `PROC NAME(REAL LENGTH, INT COUNT=2, VAR REAL RESULT) SAVE DISPLOF`: arguments become local variables. */
export function runProc(run: SiemensRun): void {
  const { expression, variables } = run;
  const { line } = expression;
  expression.at += 1;
  const frame = run.frames.findLast(({ kind }) => kind === 'call');
  if (expression.take('(')) {
    for (let i = 0; expression.at < line.count && !expression.isSymbol(')'); i++) {
      let byReference = false;
      let type: TypeName = 'REAL';
      while (line.isName(expression.at, 'VAR') || isType(line.text[expression.at])) {
        if (line.isName(expression.at, 'VAR')) byReference = true;
        else type = line.text[expression.at] as TypeName;
        expression.at += 1;
        if (expression.isSymbol('[')) expression.indices();
      }
      const name = parameterName(run);
      let value = frame?.args[i];
      if (expression.isSymbol('[')) skipIndices(run);
      if (expression.take('=')) {
        const preset = expression.value();
        value ??= preset;
      }
      variables.local.set(name, newVariable(type));
      if (value !== undefined) variables.write(name, [], value);
      const target = frame?.names[i];
      if (byReference && target) frame?.references.push({ parameter: name, target });
      if (!expression.take(',')) break;
    }
  }
  expression.at = line.count;
}

function isType(text: string | undefined): boolean {
  return text !== undefined && (TYPES as readonly string[]).includes(text);
}

function parameterName(run: SiemensRun): string {
  const { expression } = run;
  const { line, at } = expression;
  expression.at += 1;
  const text = line.text[at] ?? '';
  return line.kind[at] === 0 ? `${text}${line.value[at]}` : text;
}

/** `VAR REAL LIST[,]`: the size comes from the caller. */
function skipIndices(run: SiemensRun): void {
  const { expression } = run;
  while (expression.at < expression.line.count && !expression.isSymbol(']')) expression.at += 1;
  expression.take(']');
}
