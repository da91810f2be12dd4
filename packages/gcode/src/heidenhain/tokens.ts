/** What a piece of a block is. */
export const PIECE = { name: 0, number: 1, string: 2, symbol: 3 } as const;

/** Pieces of one block, in parallel arrays; a block may run over several lines. */
export class BlockPieces {
  count = 0;
  readonly kind: number[] = [];
  readonly value: number[] = [];
  /** Name upper case, string and number as written, symbol itself. */
  readonly text: string[] = [];
  /** Both from 1. */
  readonly column: number[] = [];
  readonly line: number[] = [];
  comment = '';
  /** First character that no piece can start with, '' = none. */
  bad = '';
  badColumn = 0;

  clear(): void {
    this.count = 0;
    this.comment = '';
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
