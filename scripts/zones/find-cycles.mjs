// @ts-check

/**
 * The strongly connected groups of more than one file (Tarjan), and files that import themselves.
 * @param {Map<string, readonly string[]>} graph @returns {string[][]}
 */
export function findCycles(graph) {
  /** @type {Map<string, { index: number, low: number }>} */
  const seen = new Map();
  /** @type {string[]} */
  const stack = [];
  const open = new Set();
  /** @type {string[][]} */
  const cycles = [];

  /** @param {string} node */
  const visit = (node) => {
    const mark = { index: seen.size, low: seen.size };
    seen.set(node, mark);
    stack.push(node);
    open.add(node);
    for (const next of graph.get(node) ?? []) {
      const known = seen.get(next);
      if (!known) mark.low = Math.min(mark.low, visit(next));
      else if (open.has(next)) mark.low = Math.min(mark.low, known.index);
    }
    if (mark.low === mark.index) {
      const group = stack.splice(stack.indexOf(node));
      for (const member of group) open.delete(member);
      if (group.length > 1 || graph.get(node)?.includes(node)) cycles.push(group.sort());
    }
    return mark.low;
  };

  for (const node of graph.keys()) if (!seen.has(node)) visit(node);
  return cycles;
}
