import { angleOf } from '../controls/arithmetic.ts';
import { textOf } from '../source-file.ts';
import { applyBinary, applyFunction, functionNamed, type Operator, operatorAt } from './operators.ts';
import type { Variables } from './variables.ts';

/** Values the control keeps itself: positions, offsets, modal codes. `undefined` = not one of them. */
export interface SystemValues {
  readNumber(number: number): number | undefined;
  readName(name: string): number | undefined;
}

const HASH = 35;
const OPEN = 91;
const CLOSE = 93;
const LESS = 60;
const GREATER = 62;
const SLASH = 47;

/** Reads numbers, variables and expressions from the bytes of a line. An error stays in `error` and yields NaN. */
export class Evaluator {
  bytes: Uint8Array = new Uint8Array(0);
  at = 0;
  end = 0;
  /** Italian reason of the first error of the line, '' = none. */
  error = '';
  /** The number just read had a decimal point. */
  sawDot = false;
  readonly variables: Variables;
  private readonly system: SystemValues;
  private readonly maxDepth: number;
  private depth = 0;

  constructor(variables: Variables, system: SystemValues, maxDepth: number) {
    this.variables = variables;
    this.system = system;
    this.maxDepth = maxDepth;
  }

  open(bytes: Uint8Array, at: number, end: number): void {
    this.bytes = bytes;
    this.at = at;
    this.end = end;
    this.error = '';
    this.depth = 0;
  }

  /** Next byte that is not blank, upper case, without taking it; 0 at the end. */
  peek(): number {
    while (this.at < this.end && (this.bytes[this.at] as number) <= 32) this.at += 1;
    if (this.at >= this.end) return 0;
    const byte = this.bytes[this.at] as number;
    return byte >= 97 && byte <= 122 ? byte - 32 : byte;
  }

  /** Rest of the line from so many characters behind the cursor on. */
  textFrom(offset: number): string {
    return textOf(this.bytes, this.at + offset, this.end);
  }

  /** First byte behind the number of the word at the cursor, upper case; 0 at the end. */
  behindNumber(): number {
    let at = this.at + 1;
    // Sign, point, slash and digits.
    while (at < this.end && (this.bytes[at] as number) >= 45 && (this.bytes[at] as number) <= 57) at += 1;
    return at < this.end ? (this.bytes[at] as number) & 0xdf : 0;
  }

  /** Letters at the cursor as an upper-case word, without taking them. */
  peekWord(): string {
    this.peek();
    let word = '';
    for (let i = this.at; i < this.end; i++) {
      const byte = (this.bytes[i] as number) & 0xdf;
      if (byte < 65 || byte > 90) break;
      word += String.fromCharCode(byte);
    }
    return word;
  }

  /** Takes the letters at the cursor, blanks between them left out: LinuxCNC reads `end sub` as `endsub`. */
  takeLetters(): string {
    let word = '';
    for (let byte = this.peek(); byte >= 65 && byte <= 90; byte = this.peek()) {
      word += String.fromCharCode(byte);
      this.at += 1;
    }
    return word;
  }

  fail(reason: string): number {
    if (this.error === '') this.error = reason;
    return Number.NaN;
  }

  /** A signed value: number, #variable, [expression] or function. */
  value(): number {
    const byte = this.peek();
    if (byte === 45 || byte === 43) {
      this.at += 1;
      const value = this.value();
      return byte === 45 ? -value : value;
    }
    if (byte === HASH) return this.variable();
    if (byte === OPEN) return this.bracket();
    if ((byte >= 48 && byte <= 57) || byte === 46) return this.number();
    if (byte >= 65 && byte <= 90) return this.callFunction();
    return this.fail('manca un valore');
  }

  /** True when a value can start at the cursor. */
  startsValue(): boolean {
    const byte = this.peek();
    if (byte === HASH || byte === OPEN || byte === 45 || byte === 43 || byte === 46) return true;
    if (byte >= 48 && byte <= 57) return true;
    return byte >= 65 && byte <= 90 && this.namesFunction(this.peekWord());
  }

  /** A shortened name counts only before its bracket. */
  private namesFunction(word: string): boolean {
    const name = functionNamed(word, this.variables.rs274);
    return name === word || (name !== null && this.bytes[this.at + word.length] === OPEN);
  }

  /** Right side of an assignment: macro B allows an expression without brackets. */
  assigned(): number {
    return this.variables.rs274 ? this.value() : this.expression(0);
  }

  /** [expression] */
  bracket(): number {
    if (this.peek() !== OPEN) return this.fail('manca «[»');
    this.at += 1;
    this.depth += 1;
    if (this.depth > this.maxDepth) return this.fail('troppe parentesi');
    const value = this.expression(0);
    if (this.peek() !== CLOSE) return this.fail('manca «]»');
    this.at += 1;
    this.depth -= 1;
    return value;
  }

  private number(): number {
    const from = this.at;
    let dot = false;
    while (this.at < this.end) {
      const byte = this.bytes[this.at] as number;
      if (byte === 46 && !dot) dot = true;
      else if (byte < 48 || byte > 57) break;
      this.at += 1;
    }
    this.sawDot = dot;
    let text = '';
    for (let i = from; i < this.at; i++) text += String.fromCharCode(this.bytes[i] as number);
    if (text === '.') return this.fail('numero non valido');
    return Number(text);
  }

  /** The reference after `#`: a number, or a name in angle brackets. */
  private reference(): number | string {
    this.at += 1;
    if (this.peek() === LESS) return this.name();
    if (!this.startsValue()) return this.fail('manca il numero della variabile');
    this.depth += 1;
    if (this.depth > this.maxDepth) return this.fail('troppi riferimenti');
    const number = Math.round(this.value());
    this.depth -= 1;
    if (this.error !== '') return Number.NaN;
    if (!(number >= 0 && number <= this.variables.lastNumber)) {
      if (Number.isNaN(number)) return this.fail('il numero della variabile è una variabile vuota');
      return this.fail(`numero di variabile fuori campo: #${number}`);
    }
    return number;
  }

  /** The name in angle brackets at the cursor, in small letters. */
  name(): string {
    this.at += 1;
    let name = '';
    while (this.at < this.end && this.bytes[this.at] !== GREATER) {
      const byte = this.bytes[this.at] as number;
      if (byte > 32) name += String.fromCharCode(byte).toLowerCase();
      this.at += 1;
    }
    if (this.at >= this.end) this.fail('manca «>»');
    this.at += 1;
    return name;
  }

  private variable(): number {
    const reference = this.reference();
    if (this.error !== '') return Number.NaN;
    return typeof reference === 'string' ? this.readName(reference) : this.readNumber(reference);
  }

  private readNumber(number: number): number {
    return this.system.readNumber(number) ?? this.variables.read(number);
  }

  private readName(name: string): number {
    const value = this.variables.readName(name) ?? this.system.readName(name);
    return value ?? this.fail(`la variabile #<${name}> non ha un valore`);
  }

  /** Left side of an assignment: the reference at the cursor, or null with an error. */
  target(): number | string | null {
    const reference = this.reference();
    return this.error === '' ? reference : null;
  }

  private exists(): number {
    if (this.peek() !== OPEN) return this.fail('EXISTS vuole «[»');
    this.at += 1;
    if (this.peek() !== HASH) return this.fail('EXISTS vuole una variabile');
    const reference = this.reference();
    if (this.peek() !== CLOSE) return this.fail('manca «]»');
    this.at += 1;
    if (this.error !== '') return Number.NaN;
    if (typeof reference === 'number') return this.variables.isSet(reference) ? 1 : 0;
    return this.variables.readName(reference) !== undefined || this.system.readName(reference) !== undefined
      ? 1
      : 0;
  }

  private callFunction(): number {
    const word = this.peekWord();
    const name = functionNamed(word, this.variables.rs274);
    if (name === null) return this.fail(`«${word}» non è una funzione`);
    this.at += word.length;
    if (name === 'EXISTS') return this.exists();
    const value = this.bracketOrPair(name);
    return this.error === '' ? value : Number.NaN;
  }

  private bracketOrPair(name: string): number {
    if (this.peek() !== OPEN) return this.fail(`${name} vuole «[»`);
    if (name === 'POW') return this.pair('POW');
    const first = this.bracket();
    if (name === 'ATAN' && this.peek() === SLASH) {
      const mark = this.at;
      this.at += 1;
      if (this.peek() === OPEN) return angleOf(zero(first), zero(this.bracket()));
      this.at = mark;
    }
    const value = applyFunction(name, zero(first));
    return Number.isFinite(value) ? value : this.fail(`${name} di un valore non ammesso`);
  }

  /** Two arguments with a comma: POW[a,b]. */
  private pair(name: string): number {
    this.at += 1;
    const first = this.expression(0);
    if (this.peek() !== 44) return this.fail(`${name} vuole due valori`);
    this.at += 1;
    const second = this.expression(0);
    if (this.peek() !== CLOSE) return this.fail('manca «]»');
    this.at += 1;
    return zero(first) ** zero(second);
  }

  private expression(level: number): number {
    this.depth += 1;
    if (this.depth > this.maxDepth) return this.fail('espressione troppo profonda');
    let left = this.value();
    for (;;) {
      this.peek();
      const operator: Operator | null = operatorAt(this.bytes, this.at, this.end, this.variables.rs274);
      if (operator === null || operator.level < level || this.error !== '') break;
      this.at += operator.length;
      const right = this.expression(operator.level + 1);
      left = applyBinary(operator.name, left, right);
      if (!Number.isFinite(left) && this.error === '')
        left = this.fail('divisione per zero o valore troppo grande');
    }
    this.depth -= 1;
    return left;
  }
}

/** Arithmetic takes a vacant variable as 0. */
function zero(value: number): number {
  return Number.isNaN(value) ? 0 : value;
}
