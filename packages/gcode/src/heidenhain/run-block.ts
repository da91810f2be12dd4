import { ROW } from '../canon/row-kind.ts';
import { CONTOUR_BLOCKS } from './contour-words.ts';
import { runCycleCall } from './cycles/cycle-call-block.ts';
import { runCycleDef } from './cycles/cycle-def.ts';
import { definePattern } from './cycles/pattern-def.ts';
import { callLabel, callProgram, leaveProgram, runIf, runLabel } from './flow.ts';
import type { KlartextRun } from './klartext-run.ts';
import { runEarlyM, runLateM } from './m-codes.ts';
import { assign, assignAll, remainder, runFn } from './parameter-blocks.ts';
import { runPlane, runTrans } from './plane.ts';
import { readMotionWords } from './read-motion-words.ts';
import { PIECE } from './tokens.ts';
import { callTool, defineTool } from './tool-blocks.ts';

type Block = (run: KlartextRun, piece: number) => void;

const unsupported: Block = (run, piece) => {
  run.findingAt('unsupported-word', piece, { word: blockName(run, piece) });
  remainder(run);
};

function blockName(run: KlartextRun, piece: number): string {
  const { pieces } = run;
  const words: string[] = [];
  for (let i = piece; i < Math.min(pieces.count, piece + 3); i++) words.push(pieces.written(i));
  return words.join(' ');
}

const quiet: Block = (run) => {
  remainder(run);
};

/** Blocks by their first word; the cursor stands after it. */
const BLOCKS: Readonly<Record<string, Block | undefined>> = {
  BEGIN: begin,
  END: (run) => {
    remainder(run);
    leaveProgram(run, 30);
  },
  BLK: quiet,
  TOOL: (run, piece) => {
    if (run.formula.takeName('CALL')) callTool(run);
    else if (run.formula.takeName('DEF')) defineTool(run);
    else unknownBlock(run, piece);
  },
  LBL: runLabel,
  CALL: runCall,
  SEL: select,
  FN: runFn,
  IF: runIf,
  CYCL: runCycle,
  CYCLE: runCycle,
  PATTERN: definePattern,
  PLANE: runPlane,
  TRANS: runTrans,
  STOP: (run) => {
    run.path.flush();
    run.sink.event(ROW.stop, 0, run.line);
    miscellaneous(run);
  },
  M: (run) => {
    run.formula.at -= 1;
    miscellaneous(run);
  },
  GLOBAL: (run) => {
    const { formula, pieces } = run;
    while (formula.at < pieces.count && formula.name !== 'Q') formula.at += 1;
    assignAll(run);
  },
  FUNCTION: (run, piece) => {
    if (['TCPM', 'RESET', 'MODE', 'DWELL', 'FEED', 'PROG', 'COUNT'].includes(run.formula.name))
      quiet(run, piece);
    else unsupported(run, piece);
  },
  TCH: unsupported,
  CONTOUR: unsupported,
  SPL: unsupported,
  DECLARE: quiet,
  OPEN: quiet,
  TABDATA: unsupported,
  WMAT: quiet,
  LEN: unsupported,
  POSITION: unsupported,
};

/** Runs the block whose pieces are in `run.pieces`, the cursor behind its number. */
export function runBlock(run: KlartextRun): void {
  const { formula, pieces } = run;
  const piece = formula.at;
  const name = formula.name;
  if (name === 'Q' || name === 'QL' || name === 'QR' || name === 'QS') {
    run.executed += 1;
    if (name === 'QS') assign(run);
    else assignAll(run);
  } else if (pieces.isSymbol(piece, '*')) {
    run.sink.operation(structureName(run), run.line);
    remainder(run);
    return;
  } else {
    const block = CONTOUR_BLOCKS[name] ?? BLOCKS[name];
    formula.at += 1;
    run.executed += 1;
    if (block) block(run, piece);
    else unknownBlock(run, piece);
  }
  if (formula.error !== '') run.findingAt('bad-expression', formula.errorAt, { reason: formula.error });
  else if (formula.at < pieces.count)
    run.findingAt('unknown-word', formula.at, { word: pieces.written(formula.at) });
}

function unknownBlock(run: KlartextRun, piece: number): void {
  run.findingAt('unknown-word', piece, { word: run.pieces.written(piece) });
  remainder(run);
}

/** Structure lines `* - ROUGHING` name the operation that follows. */
function structureName(run: KlartextRun): string {
  const text = run.source(run.file).text(run.line - 1);
  return text.replace(/^\s*\d*\s*\*\s*-?\s*/, '').trim();
}

/** `BEGIN PGM NAME MM`. */
function begin(run: KlartextRun): void {
  const { pieces } = run;
  const last = pieces.text[pieces.count - 1];
  if (run.frames.every(({ kind }) => kind !== 'program')) run.unit = last === 'INCH' ? 25.4 : 1;
  remainder(run);
}

function miscellaneous(run: KlartextRun): void {
  const words = readMotionWords(run);
  runEarlyM(run, words);
  runLateM(run, words);
}

function runCall(run: KlartextRun, piece: number): void {
  const { formula, pieces } = run;
  if (formula.takeName('LBL')) callLabel(run);
  else if (formula.takeName('PGM')) callProgram(run, programPath(run), formula.at - 1);
  else if (formula.takeName('SELECTED')) {
    remainder(run);
    callProgram(run, run.selectedProgram, piece);
  } else {
    run.findingAt('unknown-word', Math.min(formula.at, pieces.count - 1), { word: blockName(run, piece) });
    remainder(run);
  }
}

/** Path as written: its characters are not tokens of the language. */
function programPath(run: KlartextRun): string {
  const { pieces, formula } = run;
  const at = formula.at;
  if (at < pieces.count && pieces.kind[at] === PIECE.string) {
    remainder(run);
    return pieces.text[at] as string;
  }
  const text = run.source(run.file).text(run.line - 1);
  const found = /\bPGM\s+([^;~]*)/i.exec(text);
  remainder(run);
  return (found?.[1] ?? '').trim();
}

function select(run: KlartextRun, piece: number): void {
  if (!run.formula.takeName('PGM')) {
    unsupported(run, piece);
    return;
  }
  run.selectedProgram = programPath(run);
}

function runCycle(run: KlartextRun, piece: number): void {
  if (run.formula.takeName('DEF')) runCycleDef(run, piece);
  else if (run.formula.takeName('CALL')) runCycleCall(run);
  else unknownBlock(run, piece);
}
