import { type Span, spanOf } from '../geometry/frame.ts';
import type { Grid } from '../geometry/segments.ts';
import type { TextRun } from '../page/page.ts';
import { type Line, makeLine } from './line.ts';

/** Widest gap between two words of a line, as a share of the height of the letters. */
const GAP = 0.75;
/** A recogniser measures the ink of letters and not their boxes: its gaps are wider. */
const OCR_GAP = 1.15;
const SAME_ANGLE = 3;
const SAME_LINE = 0.3;
/** From this gap on, two runs are two words. */
const WORD = 0.12;

/** Minus signs of fonts, beside the hyphen that keyboards have. */
const MINUS = /[\u2212\u2012\uFE63\uFF0D]/g;

interface Piece {
  readonly run: TextRun;
  readonly span: Span;
}

const angleStep = (angle: number) => Math.round(angle / SAME_ANGLE);

function isCut({ angle, u1, v, size }: Span, next: Span, grid: Grid): boolean {
  if (Math.abs(angle) > 1) return false;
  const middle = v - size * 0.35;
  return grid.upright.some(
    ({ at, from, to }) =>
      at > u1 - size * 0.2 &&
      at < next.u0 + size * 0.2 &&
      from < middle &&
      to > middle &&
      to - from > size * 1.1,
  );
}

function follows(last: Span, next: Span, widest: number, grid: Grid): boolean {
  const size = Math.max(last.size, next.size);
  const gap = next.u0 - last.u1;
  return (
    Math.abs(last.v - next.v) < size * SAME_LINE &&
    gap < Math.min(last.size, next.size) * widest &&
    gap > -size * 0.6 &&
    Math.min(last.size, next.size) > size * 0.5 &&
    !isCut(last, next, grid)
  );
}

function write(pieces: readonly Piece[]): string {
  let text = '';
  let end = 0;
  for (const [index, { run, span }] of pieces.entries()) {
    const isWord = index > 0 && span.u0 - end > span.size * WORD;
    text += isWord ? ` ${run.text}` : run.text;
    end = span.u1;
  }
  return text.replace(MINUS, '-').replace(/\s+/g, ' ').trim();
}

/** Runs as lines of text: same direction, same baseline, small gap, no line of a table between them. */
export function joinRuns(runs: readonly TextRun[], page: number, grid: Grid): readonly Line[] {
  const groups = new Map<number, Piece[]>();
  for (const run of runs) {
    const key = angleStep(run.angle);
    const group = groups.get(key) ?? [];
    group.push({ run, span: spanOf(run) });
    groups.set(key, group);
  }
  return [...groups.values()].flatMap((pieces) => joinGroup(pieces, page, grid));
}

function joinGroup(pieces: readonly Piece[], page: number, grid: Grid): readonly Line[] {
  const open: Piece[][] = [];
  for (const piece of [...pieces].sort((one, other) => one.span.u0 - other.span.u0)) {
    const line = open.find((each) => {
      const last = each.at(-1);
      return (
        last !== undefined && follows(last.span, piece.span, piece.run.source === 'ocr' ? OCR_GAP : GAP, grid)
      );
    });
    if (line) line.push(piece);
    else open.push([piece]);
  }
  return open.flatMap((line) => {
    const [first] = line;
    if (!first) return [];
    const size = Math.max(...line.map(({ span }) => span.size));
    const u1 = Math.max(...line.map(({ span }) => span.u1));
    const main = line.find(({ span }) => span.size === size) ?? first;
    const span = { angle: first.span.angle, u0: first.span.u0, u1, v: main.span.v, size };
    return [
      makeLine(
        write(line),
        span,
        line.map(({ run }) => run),
        page,
      ),
    ];
  });
}
