import { endPath, runToEnd } from '../controls/control-run.ts';
import type { FrontEndJob } from '../front-end.ts';
import { settle } from './contour.ts';
import { leaveProgram } from './flow.ts';
import { KlartextRun } from './klartext-run.ts';
import { presetParameter } from './preset-parameters.ts';
import { runBlock } from './run-block.ts';
import { goesOn, startsWithDigit, tokenise } from './tokenise.ts';
import type { BlockPieces } from './tokens.ts';

/** Lines that one block may run over. */
const MAX_BLOCK_LINES = 200;

/** Reader of Heidenhain Klartext programs. */
export function* readHeidenhain(job: FrontEndJob): Generator<number, void, void> {
  const run = new KlartextRun(job);
  run.q.preset = (number) => presetParameter(run, number);
  run.step = step;
  yield* runToEnd(run, step);
  finish(run);
}

function step(run: KlartextRun): void {
  if (run.next < run.source(run.file).lines) {
    readBlock(run);
    return;
  }
  if (run.frames.some(({ kind }) => kind === 'program')) leaveProgram(run, 30);
  else run.ended = true;
}

/** Reads the block at `run.next`, with the lines it runs on over, and carries it out. */
function readBlock(run: KlartextRun): void {
  const { pieces, formula, path } = run;
  const source = run.source(run.file);
  pieces.clear();
  run.line = run.next + 1;
  path.line = run.line;
  let more = true;
  for (let i = 0; more && i < MAX_BLOCK_LINES && run.next < source.lines; i++) {
    const line = run.next;
    const [from, to] = [source.start(line), source.end(line)];
    // A comment over several lines: the following text belongs to it, unless it has a block number.
    if (i > 0 && isCommentOnly(pieces) && !startsWithDigit(source.bytes, from, to)) {
      more = goesOn(source.bytes, from, to);
    } else if (i > 0 && isCommentOnly(pieces)) break;
    else more = tokenise(source.bytes, from, to, line + 1, pieces);
    run.next += 1;
  }
  formula.open(pieces);
  if (pieces.bad !== '') run.finding('bad-character', pieces.badColumn, { word: pieces.bad });
  formula.take('/');
  if (pieces.isNumber(formula.at)) formula.at += 1;
  if (formula.at < pieces.count) runBlock(run);
  else if (pieces.comment !== '') nameOperation(run, pieces.comment);
  run.lastComment = pieces.count <= 1 ? pieces.comment : '';
}

/** Nothing but a block number before the comment. */
function isCommentOnly(pieces: BlockPieces): boolean {
  return pieces.hasComment && (pieces.count === 0 || (pieces.count === 1 && pieces.isNumber(0)));
}

/** A comment on its own line names what follows. */
function nameOperation(run: KlartextRun, name: string): void {
  const { sink } = run;
  const last = sink.canon.operations.at(-1);
  if (!last || run.frames.length > 0 || sink.canon.count === 0 || last.name === name) return;
  sink.operation(name, run.line);
}

function finish(run: KlartextRun): void {
  settle(run);
  endPath(run);
  if (!run.sawEnd && run.executed > 0 && !run.job.guard.exhausted) run.finding('program-end-missing', 0);
}
