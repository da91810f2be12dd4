/** Waiting items by owner; owners take turns, so that one with a hundred items waits like one with a single item. */
export class TurnQueue<Thing> {
  /** A map keeps its order: the first owner is next. */
  readonly #lines = new Map<string, Thing[]>();

  add(owner: string, thing: Thing): void {
    const line = this.#lines.get(owner);
    if (line) line.push(thing);
    else this.#lines.set(owner, [thing]);
  }

  get isWaiting(): boolean {
    return this.#lines.size > 0;
  }

  get size(): number {
    return [...this.#lines.values()].reduce((sum, line) => sum + line.length, 0);
  }

  waiting(owner: string): number {
    return this.#lines.get(owner)?.length ?? 0;
  }

  /** The owner whose turn it was goes to the end of the round. */
  take(): Thing | undefined {
    const [first] = this.#lines;
    if (!first) return undefined;
    const [owner, line] = first;
    const thing = line.shift();
    this.#lines.delete(owner);
    if (line.length > 0) this.#lines.set(owner, line);
    return thing;
  }
}
