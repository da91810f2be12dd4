import { FORMULA_FUNCTIONS, FORMULA_LEVELS, formulaOperator } from './formula-functions.ts';
import { isQKind, type QKind, type QValues } from './q-values.ts';
import { BlockPieces, PIECE } from './tokens.ts';

/** Reads values and formulas from the pieces of a block. The first error stays in `error` (Italian). */
export class Formula {
  pieces = new BlockPieces();
  at = 0;
  error = '';
  errorAt = 0;
  private readonly q: QValues;
  private readonly maxDepth: number;
  private depth = 0;
  /** Called for a parameter without a value; it counts as 0. */
  onMissing: (name: string, piece: number) => void = () => undefined;

  constructor(q: QValues, maxDepth: number) {
    this.q = q;
    this.maxDepth = maxDepth;
  }

  open(pieces: BlockPieces): void {
    this.pieces = pieces;
    this.at = 0;
    this.error = '';
    this.errorAt = 0;
    this.depth = 0;
  }

  get done(): boolean {
    return this.at >= this.pieces.count || this.error !== '';
  }

  /** Text of the piece at the cursor when it is a name, else ''. */
  get name(): string {
    const { pieces, at } = this;
    return at < pieces.count && pieces.kind[at] === PIECE.name ? (pieces.text[at] as string) : '';
  }

  fail(reason: string): number {
    if (this.error === '') {
      this.error = reason;
      this.errorAt = Math.min(this.at, this.pieces.count - 1);
    }
    return 0;
  }

  take(symbol: string): boolean {
    if (!this.pieces.isSymbol(this.at, symbol)) return false;
    this.at += 1;
    return true;
  }

  takeName(name: string): boolean {
    if (!this.pieces.isName(this.at, name)) return false;
    this.at += 1;
    return true;
  }

  /** True when a number, a parameter or a sign stands at the cursor. */
  get startsValue(): boolean {
    const { pieces, at } = this;
    if (at >= pieces.count) return false;
    if (pieces.kind[at] === PIECE.number || isQKind(this.name)) return true;
    return pieces.isSymbol(at, '+') || pieces.isSymbol(at, '-');
  }

  /** A number or a parameter with its sign, after an axis letter. */
  value(): number {
    let sign = 1;
    while (this.pieces.isSymbol(this.at, '+') || this.pieces.isSymbol(this.at, '-')) {
      if (this.pieces.isSymbol(this.at, '-')) sign = -sign;
      this.at += 1;
    }
    if (this.pieces.isNumber(this.at)) return sign * this.number();
    if (isQKind(this.name)) return sign * this.parameter();
    return this.fail('manca un valore');
  }

  number(): number {
    const value = this.pieces.value[this.at] as number;
    if (!Number.isFinite(value)) return this.fail('numero non valido');
    this.at += 1;
    return value;
  }

  /** Kind and number of the parameter at the cursor, null = none. */
  parameterName(): { kind: QKind; number: number } | null {
    const kind = this.name;
    if (!isQKind(kind) || !this.pieces.isNumber(this.at + 1)) return null;
    this.at += 1;
    return { kind, number: Math.floor(this.number()) };
  }

  private parameter(): number {
    const start = this.at;
    const parameter = this.parameterName();
    if (parameter === null) return this.fail('manca il numero del parametro');
    if (parameter.kind === 'QS') return this.fail('è un testo, serve un numero');
    const value = this.q.read(parameter.kind, parameter.number);
    if (value !== undefined) return value;
    this.onMissing(`${parameter.kind}${parameter.number}`, start);
    return 0;
  }

  /** Sums, products, powers, functions; also the words of FN 4, FN 8 and FN 13. */
  formula(level = 1): number {
    this.depth += 1;
    if (this.depth > this.maxDepth) {
      this.at = this.pieces.count;
      return this.fail('formula troppo profonda');
    }
    let left = this.factor();
    while (this.error === '') {
      const name = this.operatorHere();
      const own = name === null ? undefined : FORMULA_LEVELS[name];
      if (name === null || own === undefined || own < level) break;
      this.at += 1;
      left = formulaOperator(name, left, this.formula(own + 1));
      if (!Number.isFinite(left)) left = this.fail('divisione per zero o valore troppo grande');
    }
    this.depth -= 1;
    return left;
  }

  private operatorHere(): string | null {
    const { pieces, at } = this;
    if (at >= pieces.count) return null;
    const kind = pieces.kind[at];
    if (kind !== PIECE.symbol && kind !== PIECE.name) return null;
    return Object.hasOwn(FORMULA_LEVELS, pieces.text[at] as string) ? (pieces.text[at] as string) : null;
  }

  private factor(): number {
    let sign = 1;
    while (this.pieces.isSymbol(this.at, '+') || this.pieces.isSymbol(this.at, '-')) {
      if (this.pieces.isSymbol(this.at, '-')) sign = -sign;
      this.at += 1;
    }
    if (this.take('(')) {
      const value = this.formula();
      if (!this.take(')')) this.fail('manca «)»');
      return sign * value;
    }
    const apply = FORMULA_FUNCTIONS[this.name];
    if (apply) return sign * this.call(apply);
    if (this.takeName('PI')) return sign * Math.PI;
    return sign * this.value();
  }

  /** A function takes the next factor: `SIN Q1`, `SQRT (Q1 + 2)`. */
  private call(apply: (value: number) => number): number {
    const name = this.name;
    this.at += 1;
    this.depth += 1;
    if (this.depth > this.maxDepth) return this.fail('formula troppo profonda');
    const value = apply(this.factor());
    this.depth -= 1;
    return Number.isFinite(value) ? value : this.fail(`${name} di un valore non ammesso`);
  }
}
