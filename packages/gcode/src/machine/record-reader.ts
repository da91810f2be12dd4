/** Reads a JSON record field by field and remembers, in Italian, all that is wrong with it. */
export class RecordReader {
  private readonly fields: Readonly<Record<string, unknown>>;
  private readonly seen = new Set<string>();
  private readonly errors: string[];
  private readonly path: string;
  private readonly parts: RecordReader[] = [];

  constructor(input: unknown, path = '', errors: string[] = []) {
    this.errors = errors;
    this.path = path;
    const isRecord = typeof input === 'object' && input !== null && !Array.isArray(input);
    if (!isRecord)
      this.fail(path === '' ? 'serve un oggetto JSON' : `"${path.slice(0, -1)}" deve essere un oggetto`);
    this.fields = isRecord ? (input as Record<string, unknown>) : {};
  }

  fail(reason: string): void {
    this.errors.push(reason);
  }

  private take(key: string): unknown {
    this.seen.add(key);
    return this.fields[key];
  }

  keys(): string[] {
    return Object.keys(this.fields);
  }

  text(key: string, otherwise: string): string {
    const value = this.take(key);
    if (value === undefined) return otherwise;
    if (typeof value === 'string') return value;
    this.fail(`"${this.path}${key}" deve essere un testo`);
    return otherwise;
  }

  flag(key: string, otherwise: boolean): boolean {
    const value = this.take(key);
    if (value === undefined) return otherwise;
    if (typeof value === 'boolean') return value;
    this.fail(`"${this.path}${key}" deve essere true o false`);
    return otherwise;
  }

  number(key: string, otherwise: number, least: number, most: number): number {
    const value = this.take(key);
    if (value === undefined) return otherwise;
    if (typeof value === 'number' && value >= least && value <= most) return value;
    this.fail(`"${this.path}${key}" deve essere un numero fra ${least} e ${most}`);
    return otherwise;
  }

  /** A number of either sign, or null. */
  optionalNumber(key: string, otherwise: number | null, most: number): number | null {
    const value = this.take(key);
    if (value === undefined) return otherwise;
    if (value === null || (typeof value === 'number' && Math.abs(value) <= most)) return value;
    this.fail(`"${this.path}${key}" deve essere un numero fra ${-most} e ${most}, o null`);
    return otherwise;
  }

  choice<T extends string>(key: string, options: readonly T[], otherwise: T): T {
    const value = this.take(key);
    if (value === undefined) return otherwise;
    const found = options.find((option) => option === value);
    if (found === undefined) this.fail(`"${this.path}${key}" deve essere uno fra ${options.join(', ')}`);
    return found ?? otherwise;
  }

  /** Two numbers, the first below the second; null switches the check off. */
  pair(key: string, otherwise: readonly [number, number] | null): readonly [number, number] | null {
    const value = this.take(key);
    if (value === undefined) return otherwise;
    if (value === null) return null;
    if (Array.isArray(value) && value.length === 2) {
      const [low, high] = value as unknown[];
      if (typeof low === 'number' && typeof high === 'number' && low < high) return [low, high];
    }
    this.fail(`"${this.path}${key}" deve essere [minimo, massimo]`);
    return otherwise;
  }

  record(key: string): RecordReader | null {
    const value = this.take(key);
    if (value === undefined) return null;
    const part = new RecordReader(value, `${this.path}${key}.`, this.errors);
    this.parts.push(part);
    return part;
  }

  list(key: string): RecordReader[] | null {
    const value = this.take(key);
    if (value === undefined) return null;
    if (!Array.isArray(value)) {
      this.fail(`"${this.path}${key}" deve essere un elenco`);
      return null;
    }
    const parts = value.map((item, i) => new RecordReader(item, `${this.path}${key}[${i}].`, this.errors));
    this.parts.push(...parts);
    return parts;
  }

  /** All errors, unknown fields included. */
  finish(): readonly string[] {
    for (const key of this.keys()) {
      if (!this.seen.has(key)) this.fail(`campo sconosciuto "${this.path}${key}"`);
    }
    for (const part of this.parts) part.finish();
    return this.errors;
  }
}
