import type { Fields } from '../sheets/sheet.ts';

/** The value at a dotted path, undefined where the way ends before. */
export function valueAt(fields: unknown, path: string): unknown {
  let value: unknown = fields;
  for (const step of path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, unknown>)[step];
  }
  return value;
}

/** The same fields with another value at a path, or without it when that is undefined; what lies beside is shared. */
export function withValueAt(fields: Fields, path: string, value: unknown): Fields {
  return put(fields, path.split('.'), value) as Fields;
}

function put(holder: unknown, [step = '', ...rest]: readonly string[], value: unknown): unknown {
  const inside = typeof holder === 'object' && holder !== null ? holder : {};
  const next = rest.length === 0 ? value : put((inside as Record<string, unknown>)[step], rest, value);
  if (!Array.isArray(inside)) {
    const { [step]: _old, ...others } = inside as Record<string, unknown>;
    return next === undefined ? others : { ...inside, [step]: next };
  }
  const list = [...inside];
  list[Number(step)] = next;
  return list;
}
