/** A reference to another entity. */
interface Reference {
  readonly ref: number;
}

/** A value with its type before it: `LENGTH_MEASURE(5.)`. */
export interface Typed {
  readonly kind: string;
  readonly args: readonly StepValue[];
}

/** Null: `$` or `*`. Words are strings and enumerations, the latter between their dots. */
export type StepValue = null | number | string | Reference | Typed | readonly StepValue[];

/** An entity, or one part of a complex one. */
export type StepRecord = Typed;

export const isList = (value: StepValue | undefined): value is readonly StepValue[] => Array.isArray(value);
export const refOf = (value: StepValue | undefined): number | null =>
  value !== null && typeof value === 'object' && 'ref' in value ? value.ref : null;
/** Every reference of a list, or the one reference. */
export const refsOf = (value: StepValue | undefined): number[] =>
  (isList(value) ? value : [value]).flatMap((one) => refOf(one) ?? []);
export const textOf = (value: StepValue | undefined): string => (typeof value === 'string' ? value : '');

/** Real files have no deeper lists. */
const DEEPEST = 12;
const TOKEN =
  /\s*(?:'([^']*)'|#(\d+)|([(),;])|(\.\w+\.)|([-+]?[\d.][-+\d.Ee]*)|([$*])|([A-Za-z_!]\w*)|("[^"]*"))/y;

/** Walks over the text of one entity. */
class Walker {
  at: number;
  private readonly text: string;

  constructor(text: string, at: number) {
    this.text = text;
    this.at = at;
  }

  private token(): RegExpExecArray | null {
    TOKEN.lastIndex = this.at;
    const token = TOKEN.exec(this.text);
    if (token) this.at = TOKEN.lastIndex;
    return token;
  }

  /** A mark that comes next is stepped over. */
  takes(mark: string): boolean {
    const before = this.at;
    if (this.token()?.[3] === mark) return true;
    this.at = before;
    return false;
  }

  name(): string | null {
    const before = this.at;
    const name = this.token()?.[7];
    if (name === undefined) this.at = before;
    return name?.toUpperCase() ?? null;
  }

  /** Undefined: there is none, or the text is broken. */
  value(depth: number): StepValue | undefined {
    const token = this.token();
    if (!token || depth > DEEPEST) return undefined;
    const [, text, ref, mark, word, number, none, kind] = token;
    if (text !== undefined) return this.string(text);
    if (ref !== undefined) return { ref: Number(ref) };
    if (mark === '(') return this.list(depth + 1);
    if (mark !== undefined) return undefined;
    if (word !== undefined) return word.toUpperCase();
    if (number !== undefined) return Number(number);
    if (none !== undefined || kind === undefined) return null;
    return this.takes('(') ? { kind: kind.toUpperCase(), args: this.list(depth + 1) } : null;
  }

  /** Reads the items after an opening bracket. */
  list(depth: number): readonly StepValue[] {
    const values: StepValue[] = [];
    if (this.takes(')')) return values;
    for (;;) {
      const value = this.value(depth);
      if (value === undefined) return values;
      values.push(value);
      if (!this.takes(',')) {
        this.takes(')');
        return values;
      }
    }
  }

  /** Two quotes inside a string are one. */
  private string(first: string): string {
    let whole = first;
    while (this.text[this.at] === "'") {
      const more = this.token()?.[1];
      if (more === undefined) break;
      whole += `'${more}`;
    }
    return whole;
  }
}

/** The entity whose right side begins at a place of the text; a broken one gives what can be read of it. */
export function parseRecord(text: string, start: number): readonly StepRecord[] {
  const walker = new Walker(text, start);
  const isComplex = walker.takes('(');
  const parts: StepRecord[] = [];
  for (;;) {
    const kind = walker.name();
    if (kind === null || !walker.takes('(')) return parts;
    parts.push({ kind, args: walker.list(1) });
    if (!isComplex) return parts;
  }
}
