/** Kind of a piece of a line. */
export const TOKEN = {
  /** One letter with its number: `X10.5`, `G1`, `R3`. */
  address: 0,
  /** Keyword, variable, label, or a letter alone. */
  name: 1,
  number: 2,
  string: 3,
  /** Operator, bracket, comma, colon. */
  symbol: 4,
} as const;

/** Pieces of one line, in parallel arrays so that plain motion lines allocate next to nothing. */
export class TokenLine {
  count = 0;
  readonly kind: number[] = [];
  /** Address: its number. Number: itself. */
  readonly value: number[] = [];
  /** Address: its letter, upper case. Name: upper case. String: as written. Symbol: itself. */
  readonly text: string[] = [];
  /** From 1. */
  readonly column: number[] = [];
  /** Text of the comment, '' = none. */
  comment = '';
  /** Column of a character that no token can start with, 0 = none. */
  badColumn = 0;

  clear(): void {
    this.count = 0;
    this.comment = '';
    this.badColumn = 0;
  }

  push(kind: number, value: number, text: string, column: number): void {
    const i = this.count;
    this.kind[i] = kind;
    this.value[i] = value;
    this.text[i] = text;
    this.column[i] = column;
    this.count = i + 1;
  }

  copy(): TokenLine {
    const out = new TokenLine();
    for (let i = 0; i < this.count; i++) {
      out.push(
        this.kind[i] as number,
        this.value[i] as number,
        this.text[i] as string,
        this.column[i] as number,
      );
    }
    out.comment = this.comment;
    out.badColumn = this.badColumn;
    return out;
  }

  isSymbol(i: number, text: string): boolean {
    return i < this.count && this.kind[i] === TOKEN.symbol && this.text[i] === text;
  }

  isName(i: number, text: string): boolean {
    return i < this.count && this.kind[i] === TOKEN.name && this.text[i] === text;
  }
}
