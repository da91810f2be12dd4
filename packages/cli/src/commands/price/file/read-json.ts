import type { Problem } from '@truciolo/pricing';

// A small set of readers for JSON from outside: each checks one value and says in Italian, with the path of the
// field, what is wrong. Nothing is guessed and no field is skipped in silence.

export const FAILED = Symbol('failed');
export type Failed = typeof FAILED;

export interface Spot {
  readonly path: string;
  readonly problems: Problem[];
}

export type Read<T> = (input: unknown, spot: Spot) => T | Failed;

const child = (spot: Spot, key: string): Spot => ({
  path: spot.path === '' ? key : key.startsWith('[') ? `${spot.path}${key}` : `${spot.path}.${key}`,
  problems: spot.problems,
});

/** Reports and fails. `what` completes "Il campo «…» ". */
export function fail(spot: Spot, what: string): Failed {
  const field = spot.path === '' ? 'Il file' : `Il campo «${spot.path}»`;
  spot.problems.push({ code: 'bad-value', path: spot.path, message: `${field} ${what}` });
  return FAILED;
}

const isObject = (input: unknown): input is Record<string, unknown> =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

export const text: Read<string> = (input, spot) =>
  typeof input === 'string' && input.trim() !== '' ? input : fail(spot, 'deve essere un testo.');

export const flag: Read<boolean> = (input, spot) =>
  typeof input === 'boolean' ? input : fail(spot, 'deve essere true o false.');

export const number: Read<number> = (input, spot) => {
  const value = typeof input === 'string' && /^-?\d+(?:\.\d+)?$/.test(input) ? Number(input) : input;
  return typeof value === 'number' && Number.isFinite(value)
    ? value
    : fail(spot, 'deve essere un numero (decimali con il punto).');
};

export const choice =
  <T extends string>(...options: readonly T[]): Read<T> =>
  (input, spot) =>
    options.find((option) => option === input) ?? fail(spot, `deve essere uno di: ${options.join(', ')}.`);

export const optional =
  <T>(read: Read<T>): Read<T | undefined> =>
  (input, spot) =>
    input === undefined ? undefined : read(input, spot);

export const withDefault =
  <T>(read: Read<T>, value: T): Read<T> =>
  (input, spot) =>
    input === undefined ? value : read(input, spot);

export const nullable =
  <T>(read: Read<T>): Read<T | null> =>
  (input, spot) =>
    input === null || input === undefined ? null : read(input, spot);

export const list =
  <T>(read: Read<T>): Read<T[]> =>
  (input, spot) => {
    if (!Array.isArray(input)) return fail(spot, 'deve essere un elenco [ … ].');
    const items = input.map((item, index) => read(item, child(spot, `[${index}]`)));
    return items.some((item) => item === FAILED) ? FAILED : (items as T[]);
  };

export const table =
  <T>(read: Read<T>): Read<Record<string, T>> =>
  (input, spot) => {
    if (!isObject(input)) return fail(spot, 'deve essere un oggetto { … }.');
    const rows = Object.entries(input).map(([key, value]) => [key, read(value, child(spot, key))] as const);
    return rows.some(([, row]) => row === FAILED) ? FAILED : (Object.fromEntries(rows) as Record<string, T>);
  };

export type Fields<T> = { readonly [K in keyof T]-?: Read<T[K]> };

/** An object with exactly these fields; one that is not known is reported, since it is most often a typo. */
export const object =
  <T extends object>(fields: Fields<T>): Read<T> =>
  (input, spot) => {
    if (!isObject(input)) return fail(spot, 'deve essere un oggetto { … }.');
    let failed = false;
    for (const key of Object.keys(input)) {
      if (Object.hasOwn(fields, key)) continue;
      fail(child(spot, key), 'non è conosciuto: controlla il nome.');
      failed = true;
    }
    const result: Record<string, unknown> = {};
    for (const key of Object.keys(fields) as (keyof T & string)[]) {
      const value = fields[key](Object.hasOwn(input, key) ? input[key] : undefined, child(spot, key));
      if (value === FAILED) failed = true;
      else if (value !== undefined) result[key] = value;
    }
    return failed ? FAILED : (result as T);
  };

/** Chooses the reader by the value of one field: { "kind": "time", … }. */
export const variant =
  <T>(field: string, readers: Readonly<Record<string, Read<T>>>): Read<T> =>
  (input, spot) => {
    if (!isObject(input)) return fail(spot, 'deve essere un oggetto { … }.');
    const kind = Object.hasOwn(input, field) ? input[field] : undefined;
    const read = typeof kind === 'string' && Object.hasOwn(readers, kind) ? readers[kind] : undefined;
    if (!read) return fail(child(spot, field), `deve essere uno di: ${Object.keys(readers).join(', ')}.`);
    return read(input, spot);
  };

export const map =
  <A, B>(read: Read<A>, turn: (value: A) => B): Read<B> =>
  (input, spot) => {
    const value = read(input, spot);
    return value === FAILED ? FAILED : turn(value);
  };
