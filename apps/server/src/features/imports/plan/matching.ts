import type { Fields, MatchKey } from '../sheets/sheet.ts';

/** The strongest key that both have decides: the same value is the same thing, another one is not. */
function sharedKey(keys: readonly MatchKey[], one: Fields, two: Fields): MatchKey | null {
  for (const key of keys) {
    const [mine, theirs] = [key.read(one), key.read(two)];
    if (mine === '' || theirs === '') continue;
    return mine === theirs ? key : null;
  }
  return null;
}

/** Finds things by any of their keys without comparing each with each. */
export class KeyIndex<Thing extends { readonly fields: Fields }> {
  readonly #keys: readonly MatchKey[];
  readonly #things: ReadonlyMap<string, Map<string, Thing[]>>;

  constructor(keys: readonly MatchKey[], things: readonly Thing[] = []) {
    this.#keys = keys;
    this.#things = new Map(keys.map(({ name }) => [name, new Map<string, Thing[]>()]));
    for (const thing of things) this.add(thing);
  }

  add(thing: Thing): void {
    for (const key of this.#keys) {
      const value = key.read(thing.fields);
      if (value === '') continue;
      const byValue = this.#things.get(key.name);
      byValue?.set(value, [...(byValue.get(value) ?? []), thing]);
    }
  }

  withValue(key: MatchKey, value: string): readonly Thing[] {
    return this.#things.get(key.name)?.get(value) ?? [];
  }

  /** The first that it means; `count` tells when others are meant as much. */
  find(fields: Fields): { readonly thing: Thing; readonly key: MatchKey; readonly count: number } | null {
    for (const key of this.#keys) {
      const value = key.read(fields);
      if (value === '') continue;
      const meant = this.withValue(key, value).filter(
        (candidate) => sharedKey(this.#keys, fields, candidate.fields) === key,
      );
      const [thing] = meant;
      if (thing) return { thing, key, count: meant.length };
    }
    return null;
  }
}
