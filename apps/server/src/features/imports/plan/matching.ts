import type { Fields, MatchKey } from '../sheets/sheet.ts';

/** Things with one value of one key: all of them, and the first and the number of those with the same stronger keys. */
interface Alike<Thing> {
  readonly all: Thing[];
  readonly byMask: Map<number, { readonly at: number; readonly thing: Thing; count: number }>;
}

/**
 * Finds things by any of their keys. The strongest key that both have decides: the same value is the same thing, another
 * one is not. Things are never compared one by one: ten thousand rows of one name are looked up as fast as one.
 */
export class KeyIndex<Thing extends { readonly fields: Fields }> {
  readonly #keys: readonly MatchKey[];
  readonly #things: ReadonlyMap<string, Map<string, Alike<Thing>>>;
  #added = 0;

  constructor(keys: readonly MatchKey[], things: readonly Thing[] = []) {
    this.#keys = keys;
    this.#things = new Map(keys.map(({ name }) => [name, new Map<string, Alike<Thing>>()]));
    for (const thing of things) this.add(thing);
  }

  /** The values of the keys, the strongest first. */
  #valuesOf = (fields: Fields): readonly string[] => this.#keys.map((key) => key.read(fields));

  add(thing: Thing): void {
    this.#added += 1;
    let stronger = 0;
    for (const [rank, value] of this.#valuesOf(thing.fields).entries()) {
      if (value === '') continue;
      const byValue = this.#things.get(this.#keys[rank]?.name ?? '');
      const alike: Alike<Thing> = byValue?.get(value) ?? { all: [], byMask: new Map() };
      byValue?.set(value, alike);
      alike.all.push(thing);
      const same = alike.byMask.get(stronger);
      if (same) same.count += 1;
      else alike.byMask.set(stronger, { at: this.#added, thing, count: 1 });
      stronger += 2 ** rank;
    }
  }

  withValue(key: MatchKey, value: string): readonly Thing[] {
    return this.#things.get(key.name)?.get(value)?.all ?? [];
  }

  /** The first that it means; `count` tells when others are meant as much. */
  find(fields: Fields): { readonly thing: Thing; readonly key: MatchKey; readonly count: number } | null {
    let stronger = 0;
    for (const [rank, value] of this.#valuesOf(fields).entries()) {
      const key = this.#keys[rank];
      if (value === '' || !key) continue;
      // A stronger key that both have has decided before: what is left has none in common.
      const meant = [...(this.#things.get(key.name)?.get(value)?.byMask ?? [])]
        .filter(([mask]) => (mask & stronger) === 0)
        .map(([, group]) => group)
        .sort((one, two) => one.at - two.at);
      const [first] = meant;
      if (first) return { thing: first.thing, key, count: meant.reduce((sum, { count }) => sum + count, 0) };
      stronger += 2 ** rank;
    }
    return null;
  }
}
