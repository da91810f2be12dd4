interface Line<Thing> {
  readonly things: Thing[];
}

/**
 * Waiting items by owner. The owner who has used least is next, so that one with a hundred items, or with large ones,
 * waits behind one with a single small item. An owner who comes back is remembered; one who was away gains nothing by it.
 */
export class TurnQueue<Thing> {
  /** A map keeps its order: of two owners who have used as much, the first to come is next. */
  readonly #lines = new Map<string, Line<Thing>>();
  readonly #used = new Map<string, number>();
  /** Newcomers begin with the use of the owner served last. */
  #floor = 0;

  add(owner: string, thing: Thing): void {
    const line = this.#lines.get(owner);
    if (line) line.things.push(thing);
    else {
      this.#lines.set(owner, { things: [thing] });
      this.#used.set(owner, Math.max(this.#used.get(owner) ?? 0, this.#floor));
    }
  }

  get size(): number {
    return [...this.#lines.values()].reduce((sum, { things }) => sum + things.length, 0);
  }

  waiting(owner: string): number {
    return this.#lines.get(owner)?.things.length ?? 0;
  }

  /** The work of an owner took so much more than the one unit that its turn had cost. */
  charge(owner: string, more: number): void {
    this.#used.set(owner, (this.#used.get(owner) ?? this.#floor) + Math.max(0, more));
  }

  take(): { readonly owner: string; readonly thing: Thing } | undefined {
    let next: [owner: string, used: number] | undefined;
    for (const owner of this.#lines.keys()) {
      const used = this.#used.get(owner) ?? 0;
      if (!next || used < next[1]) next = [owner, used];
    }
    if (!next) return undefined;
    const [owner, used] = next;
    this.#floor = Math.max(this.#floor, used);
    this.#used.set(owner, used + 1);
    const line = this.#lines.get(owner);
    const thing = line?.things.shift();
    // To the end of the round: among owners who used as much, the others come first.
    this.#lines.delete(owner);
    if (line && line.things.length > 0) this.#lines.set(owner, line);
    this.#forget();
    return thing === undefined ? undefined : { owner, thing };
  }

  /** Takes an item out whose owner no longer wants it. */
  remove(owner: string, thing: Thing): boolean {
    const things = this.#lines.get(owner)?.things ?? [];
    const index = things.indexOf(thing);
    if (index < 0) return false;
    things.splice(index, 1);
    if (things.length === 0) this.#lines.delete(owner);
    return true;
  }

  /** Owners who are below a newcomer are as good as new. */
  #forget(): void {
    for (const [owner, used] of this.#used)
      if (used <= this.#floor && !this.#lines.has(owner)) this.#used.delete(owner);
  }
}
