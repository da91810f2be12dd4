import { applyOperator, FUNCTIONS, OPERATOR_LEVELS } from './functions.ts';
import { TOKEN, TokenLine } from './tokens.ts';
import type { Value } from './variables.ts';

/** Source of the values of names. `undefined` = unknown. */
interface NameSource {
  readR(number: number): number;
  readVariable(name: string, indices: readonly Value[]): Value | undefined;
  readSystem(name: string, indices: readonly Value[]): Value | undefined;
}

const CONSTANTS: Readonly<Record<string, number>> = { TRUE: 1, FALSE: 0, PI: Math.PI };
/** Names that the cycles define for the kind of machining of CYCLE832, unless the program defines them itself. */
const MACHINING_KINDS: Readonly<Record<string, number>> = {
  _OFF: 0,
  _FINISH: 1,
  _SEMIFIN: 2,
  _ROUGH: 3,
  _PRECISION: 4,
  _ORI_FINISH: 11,
  _ORI_SEMIFIN: 12,
  _ORI_ROUGH: 13,
  _ORI_PRECISION: 14,
  _TOP_SURFACE_SMOOTH_OFF: 0,
  _TOP_SURFACE_SMOOTH_ON: 10,
};
/** Letters that name an axis when they stand alone in an expression, as in `$AA_IW[X]`. */
const AXIS_NAME = /^([A-Z]|[A-Z]{1,2}\d)$/;

/** Reads expressions from the tokens of a line. The first error stays in `error` (Italian) with its column. */
export class Expression {
  line = new TokenLine();
  at = 0;
  error = '';
  errorColumn = 0;
  private readonly names: NameSource;
  private readonly maxDepth: number;
  private depth = 0;

  constructor(names: NameSource, maxDepth: number) {
    this.names = names;
    this.maxDepth = maxDepth;
  }

  open(line: TokenLine, at: number): void {
    this.line = line;
    this.at = at;
    this.error = '';
    this.errorColumn = 0;
    this.depth = 0;
  }

  get column(): number {
    const { line } = this;
    return line.column[Math.min(this.at, line.count - 1)] ?? 1;
  }

  fail(reason: string): number {
    if (this.error === '') {
      this.error = reason;
      this.errorColumn = this.column;
    }
    return 0;
  }

  isSymbol(text: string): boolean {
    return this.line.isSymbol(this.at, text);
  }

  take(text: string): boolean {
    if (!this.isSymbol(text)) return false;
    this.at += 1;
    return true;
  }

  /** A number; a text where a number is due is an error. */
  number(): number {
    const value = this.value();
    if (typeof value === 'number') return value;
    return this.fail('è un testo, serve un numero');
  }

  value(): Value {
    return this.binary(1);
  }

  private binary(level: number): Value {
    this.depth += 1;
    if (this.depth > this.maxDepth) {
      this.at = this.line.count;
      return this.fail('espressione troppo profonda');
    }
    let left = this.unary();
    while (this.error === '') {
      const name = this.operatorHere();
      const own = name === null ? undefined : OPERATOR_LEVELS[name];
      if (name === null || own === undefined || own < level) break;
      this.at += 1;
      const right = this.binary(own + 1);
      left = applyOperator(name, left, right);
      if (typeof left === 'number' && !Number.isFinite(left))
        left = this.fail('divisione per zero o valore troppo grande');
    }
    this.depth -= 1;
    return left;
  }

  private operatorHere(): string | null {
    const { line, at } = this;
    if (at >= line.count) return null;
    const kind = line.kind[at];
    if (kind !== TOKEN.symbol && kind !== TOKEN.name) return null;
    const text = line.text[at] as string;
    return Object.hasOwn(OPERATOR_LEVELS, text) ? text : null;
  }

  private unary(): Value {
    let negate = false;
    while (this.isSymbol('-') || this.isSymbol('+')) {
      if (this.isSymbol('-')) negate = !negate;
      this.at += 1;
    }
    if (this.line.isName(this.at, 'NOT') || this.line.isName(this.at, 'B_NOT')) {
      const bits = this.line.text[this.at] === 'B_NOT';
      this.at += 1;
      this.depth += 1;
      if (this.depth > this.maxDepth) return this.fail('espressione troppo profonda');
      const value = Number(this.unary());
      this.depth -= 1;
      return bits ? ~value : value === 0 ? 1 : 0;
    }
    const value = this.primary();
    return negate ? -Number(value) : value;
  }

  private primary(): Value {
    const { line, at } = this;
    if (at >= line.count) return this.fail('manca un valore');
    const text = line.text[at] as string;
    switch (line.kind[at]) {
      case TOKEN.number:
        this.at += 1;
        return this.checked(line.value[at] as number);
      case TOKEN.string:
        this.at += 1;
        return text;
      case TOKEN.address:
        this.at += 1;
        return this.address(text, line.value[at] as number);
      case TOKEN.name:
        this.at += 1;
        return this.name(text);
      default:
        return this.bracket(text);
    }
  }

  private checked(value: number): number {
    return Number.isFinite(value) ? value : this.fail('numero non valido');
  }

  private bracket(text: string): Value {
    if (text !== '(') return this.fail(`«${text}» non previsto`);
    this.at += 1;
    const value = this.binary(1);
    if (!this.take(')')) this.fail('manca «)»');
    return value;
  }

  /** `R5`, or a name of one letter and a number such as the axis X1. */
  private address(letter: string, number: number): Value {
    if (letter === 'R') return this.names.readR(number);
    const name = `${letter}${number}`;
    return this.names.readVariable(name, []) ?? name;
  }

  private name(name: string): Value {
    if (Object.hasOwn(CONSTANTS, name)) return CONSTANTS[name] as number;
    if (name === 'R' && this.isSymbol('[')) return this.names.readR(Number(this.indices()[0] ?? 0));
    if (Object.hasOwn(FUNCTIONS, name) && this.isSymbol('(')) return this.call(name);
    if (name === 'ISVAR' && this.take('(')) return this.isVariable();
    const indices = this.isSymbol('[') ? this.indices() : [];
    const known = name.startsWith('$')
      ? this.names.readSystem(name, indices)
      : this.names.readVariable(name, indices);
    if (known !== undefined) return known;
    if (Object.hasOwn(MACHINING_KINDS, name)) return MACHINING_KINDS[name] as number;
    if (indices.length === 0 && AXIS_NAME.test(name)) return name;
    this.at -= 1;
    this.fail(`la variabile «${name}» non esiste o il suo indice è fuori campo`);
    this.at += 1;
    return 0;
  }

  private isVariable(): number {
    const { line } = this;
    const name = line.text[this.at] ?? '';
    while (this.at < line.count && !this.isSymbol(')')) this.at += 1;
    this.take(')');
    return this.names.readVariable(name.toUpperCase(), []) === undefined ? 0 : 1;
  }

  private call(name: string): Value {
    const args = this.arguments().map((value) => value ?? 0);
    const result = FUNCTIONS[name]?.(args) ?? Number.NaN;
    if (typeof result === 'number' && !Number.isFinite(result))
      return this.fail(`${name} di un valore non ammesso`);
    return result;
  }

  /** `[a, b]`, the cursor on the bracket. */
  indices(): Value[] {
    const out: Value[] = [];
    if (!this.take('[')) return out;
    do out.push(this.binary(1));
    while (this.take(','));
    if (!this.take(']')) this.fail('manca «]»');
    return out;
  }

  /** `(a, , c)`, the cursor on the bracket; an argument left out is undefined. */
  arguments(): (Value | undefined)[] {
    const out: (Value | undefined)[] = [];
    if (!this.take('(')) return out;
    if (this.take(')')) return out;
    for (;;) {
      if (this.isSymbol(',') || this.isSymbol(')')) out.push(undefined);
      else out.push(this.binary(1));
      if (this.take(',')) continue;
      if (!this.take(')')) this.fail('manca «)»');
      return out;
    }
  }
}
