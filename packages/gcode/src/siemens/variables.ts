/** Booleans are 1 and 0, axes their name. */
export type Value = number | string;

export const TYPES = ['INT', 'REAL', 'BOOL', 'CHAR', 'STRING', 'AXIS', 'FRAME'] as const;
export type TypeName = (typeof TYPES)[number];

export interface Variable {
  readonly type: TypeName;
  /** Sizes of an array, empty for a single value. */
  readonly sizes: readonly number[];
  /** By flat index; missing = `start`. */
  readonly values: Map<number, Value>;
  start: Value;
}

export function newVariable(type: TypeName, sizes: readonly number[] = []): Variable {
  return { type, sizes, values: new Map(), start: type === 'STRING' || type === 'AXIS' ? '' : 0 };
}

/** Value as the type keeps it: INT rounds, BOOL is 0 or 1. */
export function converted(type: TypeName, value: Value): Value {
  if (type === 'STRING' || type === 'AXIS') return String(value);
  const number = typeof value === 'number' ? value : Number(value);
  if (Number.isNaN(number))
    return type === 'CHAR' && typeof value === 'string' ? value.charCodeAt(0) || 0 : 0;
  if (type === 'BOOL') return number === 0 ? 0 : 1;
  if (type === 'INT') return Math.sign(number) * Math.round(Math.abs(number));
  return number;
}

/** Index in a flat array; -1 when out of bounds. */
export function flatIndex(sizes: readonly number[], indices: readonly number[]): number {
  let flat = 0;
  for (const [i, size] of sizes.entries()) {
    const index = Math.floor(indices[i] ?? 0);
    if (!(index >= 0 && index < size)) return -1;
    flat = flat * size + index;
  }
  return flat;
}

export type Scope = Map<string, Variable>;

/** R parameters and named variables: of the control, of the main program, of the subprogram that runs. */
export class Variables {
  readonly r = new Map<number, number>();
  readonly globals: Scope = new Map();
  /** The first is the main program's. */
  readonly scopes: Scope[] = [new Map()];

  get local(): Scope {
    return this.scopes.at(-1) as Scope;
  }

  find(name: string): Variable | undefined {
    return this.local.get(name) ?? this.scopes[0]?.get(name) ?? this.globals.get(name);
  }

  /** Undefined = no such variable or index out of bounds. */
  read(name: string, indices: readonly number[]): Value | undefined {
    const variable = this.find(name);
    if (!variable) return undefined;
    const flat = flatIndex(variable.sizes, indices);
    if (flat < 0) return undefined;
    return variable.values.get(flat) ?? variable.start;
  }

  /** False when there is no such variable or the index is out of bounds. */
  write(name: string, indices: readonly number[], value: Value): boolean {
    const variable = this.find(name);
    if (!variable) return false;
    const flat = flatIndex(variable.sizes, indices);
    if (flat < 0) return false;
    variable.values.set(flat, converted(variable.type, value));
    return true;
  }
}
