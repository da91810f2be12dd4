import { textOf } from '../source-file.ts';

/** Kind of a piece of a block. */
export const PIECE = { name: 0, number: 1, string: 2, symbol: 3 } as const;

/** Pieces of one block, in parallel arrays; a block may run over several lines. */
export class BlockPieces {
  count = 0;
  readonly kind: number[] = [];
  readonly value: number[] = [];
  /** Name upper case, string as written, symbol itself; numbers have none, see `written`. */
  readonly text: string[] = [];
  /** Start of each number in `bytes`. */
  private readonly start: number[] = [];
  private readonly end: number[] = [];
  bytes: Uint8Array = new Uint8Array(0);
  /** Both from 1. */
  readonly column: number[] = [];
  readonly line: number[] = [];
  comment = '';
  /** A `;` was met, whether its text is kept or not. */
  hasComment = false;
  /** First character that no piece can start with, '' = none. */
  bad = '';
  badColumn = 0;

  clear(): void {
    this.count = 0;
    this.comment = '';
    this.hasComment = false;
    this.bad = '';
    this.badColumn = 0;
  }

  push(kind: number, value: number, text: string, column: number, line: number): void {
    const i = this.count;
    this.kind[i] = kind;
    this.value[i] = value;
    this.text[i] = text;
    this.column[i] = column;
    this.line[i] = line;
    this.count = i + 1;
  }

  pushNumber(value: number, start: number, end: number, column: number, line: number): void {
    const i = this.count;
    this.start[i] = start;
    this.end[i] = end;
    this.push(PIECE.number, value, '', column, line);
  }

  /** A piece as the program has it; '' past the end. */
  written(i: number): string {
    if (i >= this.count) return '';
    if (this.kind[i] !== PIECE.number) return this.text[i] as string;
    return textOf(this.bytes, this.start[i] as number, this.end[i] as number);
  }

  isName(i: number, text: string): boolean {
    return i < this.count && this.kind[i] === PIECE.name && this.text[i] === text;
  }

  isSymbol(i: number, text: string): boolean {
    return i < this.count && this.kind[i] === PIECE.symbol && this.text[i] === text;
  }

  isNumber(i: number): boolean {
    return i < this.count && this.kind[i] === PIECE.number;
  }
}
