import { textOf } from '../source-file.ts';
import type { Corner } from '../toolpath/corner.ts';
import { Formula } from './formula.ts';
import type { KlartextRun } from './klartext-run.ts';
import { tokenise } from './tokenise.ts';
import { BlockPieces } from './tokens.ts';

const MAX_COMMENT_LINES = 20;
const CORNER = /^\s*\/?\s*(?:\d+\s+)?(RND|CHF)\b/i;

/** RND or CHF in the next block: it breaks the corner at the end of the present one. */
export function cornerAhead(run: KlartextRun): { corner: Corner; feed: number | undefined } | null {
  const source = run.source(run.file);
  const { bytes } = source;
  for (let line = run.next, seen = 0; line < source.lines && seen < MAX_COMMENT_LINES; line++, seen++) {
    const kind = firstLetter(bytes, source.start(line), source.end(line));
    if (kind === 0) continue;
    if (kind !== 82 && kind !== 67) return null;
    const text = textOf(bytes, source.start(line), Math.min(source.end(line), source.start(line) + 20));
    if (!CORNER.test(text)) return null;
    return readCorner(run, line);
  }
  return null;
}

/** Upper-case code of the first letter behind the block number; 0 = comment or empty, 1 = something else. */
function firstLetter(bytes: Uint8Array, from: number, to: number): number {
  for (let i = from; i < to; i++) {
    const byte = bytes[i] as number;
    if (byte <= 32 || byte === 47 || (byte >= 48 && byte <= 57)) continue;
    if (byte === 59) return 0;
    return byte >= 65 ? byte & 0xdf : 1;
  }
  return 0;
}

function readCorner(run: KlartextRun, line: number): { corner: Corner; feed: number | undefined } | null {
  const source = run.source(run.file);
  const pieces = new BlockPieces();
  tokenise(source.bytes, source.start(line), source.end(line), line + 1, pieces);
  const formula = new Formula(run.q, run.job.guard.limits.maxExpressionDepth);
  formula.open(pieces);
  formula.take('/');
  if (pieces.isNumber(formula.at)) formula.at += 1;
  const round = formula.name === 'RND';
  formula.at += 1;
  formula.takeName('R');
  const size = formula.value() * run.unit;
  const feed = formula.takeName('F') ? formula.value() * run.unit : undefined;
  if (formula.error !== '' || !(size > 0)) return null;
  run.cornerTaken = true;
  return { corner: round ? { kind: 'round', radius: size } : { kind: 'chamfer', side: size }, feed };
}
