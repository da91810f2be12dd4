interface Use {
  readonly tool: number;
  readonly offset: number;
  readonly line: number;
  readonly file: number;
}

/**
 * Length offsets (G43 H) by tool. Many shops give every tool the offset of its number: there the offset of another tool is
 * a slip of copying, and the tool runs into the part or cuts air.
 */
export class LengthOffsets {
  readonly #uses: Use[] = [];

  note(use: Use): void {
    const { tool, offset } = use;
    const isKnown = this.#uses.some((other) => other.tool === tool && other.offset === offset);
    if (tool > 0 && offset > 0 && !isKnown) this.#uses.push(use);
  }

  /** Tools that work with the offset that another tool of the program has as its own, and never with their own. */
  *ofOtherTools(): Generator<Use> {
    const own = new Set(this.#uses.filter(({ tool, offset }) => tool === offset).map(({ tool }) => tool));
    for (const use of this.#uses) if (!own.has(use.tool) && own.has(use.offset)) yield use;
  }
}
