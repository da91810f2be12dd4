const known = new Map<string, readonly string[]>();

/** Paths are those of the columns: few, and asked for in every row of a file. */
function stepsOf(path: string): readonly string[] {
  const steps = known.get(path) ?? path.split('.');
  known.set(path, steps);
  return steps;
}

/** The value at a dotted path, undefined where the way ends before. */
export function valueAt(fields: unknown, path: string): unknown {
  let value: unknown = fields;
  for (const step of stepsOf(path)) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Record<string, unknown>)[step];
  }
  return value;
}

/** Writes a value into fields that belong to the caller, or takes it out when it is undefined. */
export function setValueAt(fields: Record<string, unknown>, path: string, value: unknown): void {
  const steps = stepsOf(path);
  const last = steps.length - 1;
  let holder = fields;
  for (const step of steps.slice(0, last)) {
    const inside = holder[step];
    if (typeof inside !== 'object' || inside === null) holder[step] = {};
    holder = holder[step] as Record<string, unknown>;
  }
  const step = steps[last] ?? path;
  if (value === undefined) delete holder[step];
  else holder[step] = value;
}
