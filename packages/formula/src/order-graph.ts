/** Who needs whom: each key with the keys it needs. Keys that are needed but absent are ignored. */
export type Graph = ReadonlyMap<string, readonly string[]>;

export interface Ordered {
  /** Every key after those it needs; keys on a cycle, or that need one, are left out. */
  readonly order: readonly string[];
  /** Each as the keys along the way, the first not repeated at the end. */
  readonly cycles: readonly (readonly string[])[];
}

export function orderGraph(graph: Graph): Ordered {
  const order: string[] = [];
  const waiting = new Map<string, Set<string>>();
  const neededBy = new Map<string, string[]>();
  for (const [key, needs] of graph) {
    const known = new Set(needs.filter((need) => graph.has(need)));
    waiting.set(key, known);
    for (const need of known) neededBy.set(need, [...(neededBy.get(need) ?? []), key]);
  }
  const ready = [...graph.keys()].filter((key) => waiting.get(key)?.size === 0);
  for (let key = ready.shift(); key !== undefined; key = ready.shift()) {
    order.push(key);
    waiting.delete(key);
    for (const dependent of neededBy.get(key) ?? []) {
      const needs = waiting.get(dependent);
      needs?.delete(key);
      if (needs?.size === 0) ready.push(dependent);
    }
  }
  return { order, cycles: findCycles(waiting) };
}

/** One shortest cycle through each key that lies on one, each cycle once. */
function findCycles(stuck: ReadonlyMap<string, ReadonlySet<string>>): readonly (readonly string[])[] {
  const cycles: (readonly string[])[] = [];
  const seen = new Set<string>();
  for (const key of stuck.keys()) {
    if (seen.has(key)) continue;
    const cycle = shortestReturn(key, stuck);
    if (!cycle) continue;
    for (const member of cycle) seen.add(member);
    cycles.push(cycle);
  }
  return cycles;
}

/** Breadth first from `key` back to itself. */
function shortestReturn(
  key: string,
  needs: ReadonlyMap<string, ReadonlySet<string>>,
): readonly string[] | undefined {
  const cameFrom = new Map<string, string>();
  const queue = [key];
  for (const current of queue) {
    for (const next of needs.get(current) ?? []) {
      if (next === key) return walkBack(current, key, cameFrom);
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, current);
      queue.push(next);
    }
  }
  return undefined;
}

function walkBack(last: string, first: string, cameFrom: ReadonlyMap<string, string>): readonly string[] {
  const path: string[] = [];
  for (let key: string | undefined = last; key !== undefined && key !== first; key = cameFrom.get(key))
    path.push(key);
  return [first, ...path.reverse()];
}
