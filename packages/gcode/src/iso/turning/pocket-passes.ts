import { crossLevel, minus, type Piece, SAME, size, type ZX } from './contour-piece.ts';

/** Where the moves of a turning cycle go, in the contour's turned position. */
export interface PassSink {
  rapid(to: ZX): void;
  cut(to: ZX): void;
  arc(ccw: boolean, centre: ZX, to: ZX): void;
}

/** 0 = everything, 1 = no pockets, 2 = only the pockets that 1 left. */
export type PocketMode = 0 | 1 | 2;

const MAX_MOVES = 100_000;

/** Roughing along Z as LinuxCNC does: pass by pass down a falling flank, then up along the contour to the next pocket. */
export class PocketPasses {
  private readonly pieces: readonly Piece[];
  private readonly out: PassSink;
  private readonly depth: number;
  private readonly retract: number;
  private at: ZX = [0, 0];
  private moves = 0;

  constructor(pieces: readonly Piece[], out: PassSink, depth: number, retract: number) {
    this.pieces = pieces;
    this.out = out;
    this.depth = Math.max(depth, 2 * SAME);
    this.retract = retract;
  }

  /** False when the contour leads to endless passes. */
  run(mode: PocketMode): boolean {
    const { pieces } = this;
    const first = pieces[0];
    if (!first) return true;
    this.at = first.start;
    const starts: ZX[] = [first.start];
    let index = 0;
    let level = first.start[1];
    let onlyPockets = false;
    if (mode === 2) {
      while (index < pieces.length && !this.dive(index, -1e9)) index += 1;
      onlyPockets = true;
    }
    while (index < pieces.length) {
      this.moves += 1;
      if (this.moves > MAX_MOVES) return false;
      while (level - SAME > this.at[1]) level -= this.depth;
      if (this.dive(index, level)) {
        if (mode === 1) {
          for (; index < pieces.length; index++) this.climbOnly(pieces[index] as Piece);
          return true;
        }
        const next = this.climbOn(index);
        if (next < 0) return true;
        index = next;
        if (onlyPockets) this.noteStart(starts);
        level = starts.at(-1)?.[1] ?? level;
        continue;
      }
      if (index === pieces.length - 1) return true;
      const piece = pieces[index] as Piece;
      if (
        Math.abs(this.at[1] - level) > SAME ||
        (piece.end[0] === this.at[0] && piece.end[1] === this.at[1])
      ) {
        index += 1;
        continue;
      }
      const outcome = this.pass(index);
      if (outcome.next !== null) index = outcome.next;
      if (outcome.cut) level -= this.depth;
    }
    return true;
  }

  private noteStart(starts: ZX[]): void {
    if (starts.length > 1 && this.at[1] > (starts.at(-1)?.[1] ?? 0)) starts.pop();
    if (starts.length === 1) starts.push(this.at);
  }

  /** Up along the contour from piece `from`; the index where it falls again, -1 at its end. */
  private climbOn(from: number): number {
    for (let i = from; i < this.pieces.length; i++) if (this.climb(this.pieces[i] as Piece)) return i;
    return -1;
  }

  /** One pass at the present level: to the next wall, off it, back, and down to the flank again. */
  private pass(index: number): { cut: boolean; next: number | null } {
    const { pieces, out, retract } = this;
    for (let i = index; i < pieces.length; i++) {
      const hits = crossLevel(pieces[i] as Piece, this.at[1]);
      const hit = i === index ? hits.at(-1) : hits[0];
      if (hit === undefined || hit - SAME > this.at[0]) continue;
      const distance = Math.abs(hit - this.at[0]);
      if (distance < SAME) {
        if (i === index) continue;
        if (size(minus(this.at, (pieces[i] as Piece).start)) < SAME) return { cut: false, next: i };
        return { cut: true, next: null };
      }
      out.cut([hit, this.at[1]]);
      const off = retract > 0 ? Math.min(1, distance / 2 / retract) * retract : 0;
      out.rapid([hit + off, this.at[1] + off]);
      out.rapid([this.at[0] - off, this.at[1] + off]);
      if (index === 0) out.rapid(this.at);
      else out.cut(this.at);
      return { cut: true, next: null };
    }
    return { cut: false, next: null };
  }

  /** Down a falling piece to `level` or its end. True = the piece does not fall here. */
  private dive(index: number, level: number): boolean {
    const piece = this.pieces[index] as Piece;
    return piece.centre ? this.diveArc(piece, piece.centre, level) : this.diveLine(piece, level, index === 0);
  }

  private diveLine(piece: Piece, level: number, fast: boolean): boolean {
    if (piece.start[1] <= piece.end[1] + SAME) return true;
    const hit = level < piece.end[1] ? undefined : crossLevel(piece, level)[0];
    const to: ZX = hit === undefined ? piece.end : [hit, level];
    if (fast) this.out.rapid(to);
    else this.out.cut(to);
    this.at = to;
    return false;
  }

  private diveArc(piece: Piece, centre: ZX, level: number): boolean {
    if (size(minus(this.at, piece.end)) < SAME || this.at[0] - piece.end[0] <= SAME) {
      this.at = piece.end;
      return false;
    }
    let hits = crossLevel(piece, level);
    if (hits.length === 0) hits = crossLevel(piece, level - SAME);
    let to: ZX = piece.end;
    if (piece.ccw) {
      if (this.at[0] - SAME > centre[0]) return true;
      const hit = hits.at(-1);
      if (hit !== undefined && hit <= centre[0]) to = [hit, level];
    } else {
      if (this.at[0] <= centre[0]) return true;
      const hit = hits[0];
      if (hit !== undefined && hit < centre[0]) return false;
      if (hit !== undefined) to = [hit, level];
    }
    this.out.arc(piece.ccw, centre, to);
    this.at = to;
    return false;
  }

  /** Along a rising piece. True = it falls, or falls further on. */
  private climb(piece: Piece): boolean {
    if (!piece.centre) {
      if (piece.end[1] + SAME < piece.start[1]) return true;
      this.out.cut(piece.end);
      this.at = piece.end;
      return false;
    }
    const rising = piece.ccw ? this.at[0] >= piece.centre[0] : this.at[0] <= piece.centre[0];
    if (!rising) return true;
    const to = topOf(piece, piece.centre);
    if (size(minus(this.at, to)) > 1e-3) this.out.arc(piece.ccw, piece.centre, to);
    this.at = to;
    return piece.ccw;
  }

  /** The rising part of a piece, reached straight from the present level. */
  private climbOnly(piece: Piece): void {
    if (!piece.centre) {
      if (piece.end[1] < piece.start[1]) return;
      const hit = crossLevel(piece, this.at[1])[0];
      if (hit === undefined) return;
      this.out.cut([hit, this.at[1]]);
      this.out.cut(piece.end);
      this.at = piece.end;
      return;
    }
    const hits = crossLevel(piece, this.at[1]);
    const hit = piece.ccw ? hits[0] : hits.at(-1);
    if (hit === undefined) return;
    if (piece.ccw ? hit < piece.centre[0] : hit > piece.centre[0]) return;
    this.at = [hit, this.at[1]];
    this.out.cut(this.at);
    const to = topOf(piece, piece.centre);
    if (size(minus(this.at, to)) > 1e-3) this.out.arc(piece.ccw, piece.centre, to);
    this.at = to;
  }
}

/** End of an arc's rising part: its top when it goes over it. */
function topOf(piece: Piece, centre: ZX): ZX {
  if (!piece.ccw || piece.end[0] >= centre[0]) return piece.end;
  return [centre[0], centre[1] + size(minus(piece.start, centre))];
}
