/** Highest number of a numbered parameter: LinuxCNC stops at 5602, macro B reaches five digits and more. */
const RS274_LAST = 5602;
const MACRO_LAST = 99_999_999;

/**
 * Variables of a run. A macro-B variable without a value is "vacant", held as NaN; arithmetic takes it as 0.
 * LinuxCNC numbered parameters start at 0.
 */
export class Variables {
  readonly rs274: boolean;
  private locals = new Map<number, number>();
  private readonly globals = new Map<number, number>();
  private localNames = new Map<string, number>();
  private readonly globalNames = new Map<string, number>();

  constructor(rs274: boolean) {
    this.rs274 = rs274;
  }

  get lastNumber(): number {
    return this.rs274 ? RS274_LAST : MACRO_LAST;
  }

  /** Local variables of the present level: 1-30 in LinuxCNC, 1-33 in macro B. */
  private isLocal(number: number): boolean {
    return number <= (this.rs274 ? 30 : 33);
  }

  read(number: number): number {
    const value = (this.isLocal(number) ? this.locals : this.globals).get(number);
    return value ?? (this.rs274 ? 0 : Number.NaN);
  }

  write(number: number, value: number): void {
    (this.isLocal(number) ? this.locals : this.globals).set(number, value);
  }

  isSet(number: number): boolean {
    const value = (this.isLocal(number) ? this.locals : this.globals).get(number);
    return value !== undefined && !Number.isNaN(value);
  }

  readName(name: string): number | undefined {
    return (name.startsWith('_') ? this.globalNames : this.localNames).get(name);
  }

  writeName(name: string, value: number): void {
    (name.startsWith('_') ? this.globalNames : this.localNames).set(name, value);
  }

  /** Enter a call with its own locals; the answer restores the caller's. */
  push(locals: Map<number, number>): () => void {
    const numbers = this.locals;
    const names = this.localNames;
    this.locals = locals;
    this.localNames = new Map();
    return () => {
      this.locals = numbers;
      this.localNames = names;
    };
  }
}
