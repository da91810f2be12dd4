import { findFile } from '../source-file.ts';
import { indexOf } from './index-of.ts';
import type { IsoRun } from './iso-run.ts';
import { BIT, IJK, LETTER } from './letters.ts';
import { type Place, programLabel } from './program-index.ts';
import { endLevel } from './save-modes.ts';

/** Macro-B letters of G65 and the local variable each one fills. */
const ARGUMENTS: ReadonlyMap<number, number> = new Map([
  [LETTER.A, 1],
  [LETTER.B, 2],
  [LETTER.C, 3],
  [LETTER.I, 4],
  [LETTER.J, 5],
  [LETTER.K, 6],
  [LETTER.D, 7],
  [LETTER.E, 8],
  [LETTER.F, 9],
  [LETTER.H, 11],
  [LETTER.Q, 17],
  [LETTER.R, 18],
  [LETTER.S, 19],
  [LETTER.T, 20],
  [LETTER.U, 21],
  [LETTER.V, 22],
  [LETTER.W, 23],
  [LETTER.X, 24],
  [LETTER.Y, 25],
  [LETTER.Z, 26],
]);

const ARGUMENT_M = 13;
/** Sets of I J K in one call. */
const MOST_SETS = 10;

/** Goes on reading at another place of the job. */
export function jumpTo(run: IsoRun, place: Place): void {
  run.file = place.file;
  run.bytes = run.job.files[place.file]?.bytes ?? new Uint8Array(0);
  run.at = place.at;
  run.line = place.line - 1;
  if (run.sink.state.file !== place.file) run.sink.set({ file: place.file });
}

interface Call {
  readonly kind: 'program' | 'macro' | 'sub';
  readonly place: Place;
  readonly repeats: number;
  readonly locals: Map<number, number> | null;
  readonly label: string;
}

/** Enters a subprogram; the frame stores the return address. */
export function enter(run: IsoRun, call: Call): void {
  if (run.frames.length >= run.job.guard.limits.maxDepth) {
    run.finding('depth-limit', 1, { max: run.job.guard.limits.maxDepth });
    run.ended = true;
    return;
  }
  run.frames.push({
    kind: call.kind,
    file: run.file,
    at: run.at,
    line: run.line,
    entryFile: call.place.file,
    entryAt: call.place.at,
    entryLine: call.place.line,
    repeats: call.repeats - 1,
    restore: call.locals ? run.variables.push(call.locals) : null,
    label: call.label,
    loops: new Map(),
  });
  jumpTo(run, call.place);
}

/** M99, endsub, return: repeats the called part or goes back behind the call. */
export function leave(run: IsoRun): void {
  const frame = run.frames.at(-1);
  if (!frame) {
    run.contourEnded = true;
    run.ended = true;
    return;
  }
  if (frame.repeats > 0) {
    frame.repeats -= 1;
    frame.loops.clear();
    jumpTo(run, { file: frame.entryFile, at: frame.entryAt, line: frame.entryLine });
    return;
  }
  endLevel(run);
  run.frames.pop();
  frame.restore?.();
  jumpTo(run, { file: frame.file, at: frame.at, line: frame.line + 1 });
}

/** Program or sub by label: this file first, the main file, then the other files by label and by name. */
export function findProgram(run: IsoRun, label: string): Place | null {
  const order = [run.file, 0, ...run.job.files.keys()];
  for (const file of order) {
    const place = indexOf(run, file).programs.get(label);
    if (place) return place;
  }
  const names = [
    label,
    `o${label.padStart(4, '0')}`,
    `o${label.padStart(5, '0')}`,
    `o${label}`,
    label.padStart(4, '0'),
  ];
  for (const name of names) {
    const file = findFile(run.job.files, name);
    if (file > 0) return { file, at: 0, line: 1 };
  }
  return null;
}

/** M98, M97 (Haas, by block number) and M198. */
export function callProgram(run: IsoRun, byBlock: boolean, column: number): void {
  const { block } = run;
  if (block.programName !== '') {
    callByName(run, column, 'program');
    return;
  }
  if (!block.has(BIT.P)) {
    run.finding('bad-block', column, { reason: 'manca P con il numero del sottoprogramma' });
    return;
  }
  let number = block.take(LETTER.P, 0);
  let repeats = block.take(LETTER.L, 1);
  if (!run.rs274 && !byBlock && !block.has(BIT.L) && number > 9999 && run.job.dialect === 'fanuc') {
    const label = programLabel(number);
    // Eight digits: repeats in front, program in the last four; a program of that very number comes first.
    if (findProgram(run, label) === null) {
      repeats = Math.floor(number / 10_000);
      number %= 10_000;
    }
  }
  const place = byBlock ? nearestBlock(run, number) : findProgram(run, programLabel(number));
  if (!place) {
    run.finding('subprogram-missing', block.columns[LETTER.P] as number, {
      name: byBlock ? `N${number}` : `O${number}`,
    });
    return;
  }
  if (repeats < 1) return;
  enter(run, {
    kind: 'program',
    place,
    repeats: Math.floor(repeats),
    locals: null,
    label: programLabel(number),
  });
}

/** Macros of the builder and of the probe lie on the machine under these numbers, out of a programmer's reach. */
const RESIDENT = { from: 8000, to: 9999 } as const;

/** A macro that P calls and no file has. */
export function tellMacroMissing(run: IsoRun, number: number): void {
  const isResident = number >= RESIDENT.from && number <= RESIDENT.to;
  const code = isResident ? 'resident-macro' : 'subprogram-missing';
  run.finding(code, run.block.columns[LETTER.P] as number, { name: `O${number}` });
}

/** `M98 <NAME> L3` and `G65 <NAME> A1.` of newer Fanuc controls. */
function callByName(run: IsoRun, column: number, kind: 'program' | 'macro'): void {
  const { block } = run;
  const name = block.programName;
  const place = findProgram(run, name);
  const repeats = Math.floor(block.take(LETTER.L, 1));
  const locals = kind === 'macro' ? macroArguments(run) : null;
  if (kind === 'macro') block.used |= block.mask;
  if (!place) run.finding('subprogram-missing', column, { name: name.toUpperCase() });
  else if (repeats >= 1) enter(run, { kind, place, repeats, locals, label: name });
}

/** G65: macro call with arguments. */
export function callMacro(run: IsoRun): void {
  const { block } = run;
  if (block.programName !== '') {
    callByName(run, block.gColumns[0] ?? 1, 'macro');
    return;
  }
  const number = block.take(LETTER.P, 0);
  const place = findProgram(run, programLabel(number));
  const locals = macroArguments(run);
  const repeats = Math.max(1, Math.floor(block.take(LETTER.L, 1)));
  block.used |= block.mask;
  if (!place) {
    tellMacroMissing(run, number);
    return;
  }
  enter(run, { kind: 'macro', place, repeats, locals, label: programLabel(number) });
}

/** Local variables by the words of a call; where two words fill the same one, the later word counts. */
export function macroArguments(run: IsoRun): Map<number, number> {
  const { block } = run;
  const words = [...block.repeats];
  for (const letter of ARGUMENTS.keys()) {
    if (!block.has(1 << letter)) continue;
    words.push({ letter, value: block.values[letter] as number, column: block.columns[letter] as number });
  }
  const locals = new Map<number, number>();
  let set = 0;
  let before = 0;
  for (const { letter, value } of words.sort((one, other) => one.column - other.column)) {
    const variable = ARGUMENTS.get(letter) as number;
    if ((IJK & (1 << letter)) === 0) locals.set(variable, value);
    else {
      // I J K come in sets, in this order: a letter that is not behind the one before begins the next three variables.
      if (letter <= before) set += 1;
      before = letter;
      if (set < MOST_SETS) locals.set(variable + 3 * set, value);
    }
  }
  if (set >= MOST_SETS)
    run.finding('bad-block', block.columns[LETTER.P] as number, {
      reason: `più di ${MOST_SETS} terne I J K`,
    });
  // M codes are kept apart from the other words.
  if (run.block.mCount > 0) locals.set(ARGUMENT_M, run.block.m[0] as number);
  return locals;
}

/** Block N of this file: the next one downwards, else the first from the top. */
export function nearestBlock(run: IsoRun, number: number): Place | null {
  const places = indexOf(run, run.file).blocks.get(number);
  if (!places) return null;
  return places.find((place) => place.at >= run.at) ?? places[0] ?? null;
}
