import type { Fields, MatchKey } from '../sheets/sheet.ts';

/** The first item and the number of items with the same stronger keys. */
interface Group<Thing> {
  readonly at: number;
  readonly thing: Thing;
  count: number;
}

/** Keyed by a bit mask of the stronger keys that the items have. */
type Groups<Thing> = Map<number, Group<Thing>>;

interface Found<Thing> {
  readonly thing: Thing;
  readonly count: number;
}

/** Items without any of these stronger keys: a stronger key that both have has already decided. */
function firstWithout<Thing>(groups: Groups<Thing> | undefined, stronger: number): Found<Thing> | null {
  const meant = [...(groups ?? [])]
    .filter(([mask]) => (mask & stronger) === 0)
    .map(([, group]) => group)
    .sort((one, two) => one.at - two.at);
  const [first] = meant;
  return first ? { thing: first.thing, count: meant.reduce((sum, { count }) => sum + count, 0) } : null;
}

/**
 * Finds items by any of their keys. The strongest key that both have decides: the same value means the same item,
 * another value means another item. Items are never compared one by one: ten thousand rows of one name are found as
 * fast as one.
 */
export class KeyIndex<Thing extends { readonly fields: Fields }> {
  readonly #keys: readonly MatchKey[];
  readonly #all = new Map<string, Thing[]>();
  readonly #groups = new Map<string, Groups<Thing>>();
  #added = 0;

  constructor(keys: readonly MatchKey[], things: readonly Thing[] = []) {
    this.#keys = keys;
    for (const thing of things) this.add(thing);
  }

  /** Values of the keys that the fields have, strongest first, each with the mask of the keys before it. */
  #marksOf(fields: Fields) {
    let stronger = 0;
    return this.#keys.flatMap((key, rank) => {
      const value = key.read(fields);
      if (value === '') return [];
      const mark = { key, text: `${key.name}=${value}`, stronger };
      stronger += 2 ** rank;
      return [mark];
    });
  }

  #count(text: string, mask: number, thing: Thing): void {
    const groups = this.#groups.get(text) ?? new Map();
    this.#groups.set(text, groups);
    const same = groups.get(mask);
    if (same) same.count += 1;
    else groups.set(mask, { at: this.#added, thing, count: 1 });
  }

  add(thing: Thing): void {
    this.#added += 1;
    const marks = this.#marksOf(thing.fields);
    for (const [index, { text, stronger }] of marks.entries()) {
      const all = this.#all.get(text);
      if (all) all.push(thing);
      else this.#all.set(text, [thing]);
      this.#count(text, stronger, thing);
      for (const weaker of marks.slice(index + 1)) this.#count(`${text}\n${weaker.text}`, stronger, thing);
    }
  }

  withValue(key: MatchKey, value: string): readonly Thing[] {
    return this.#all.get(`${key.name}=${value}`) ?? [];
  }

  /**
   * The first match; `count` tells whether there are others. Among several that share a key, the weaker keys decide:
   * two customers with one VAT number have different names.
   */
  find(fields: Fields): (Found<Thing> & { readonly key: MatchKey }) | null {
    const marks = this.#marksOf(fields);
    for (const [index, { key, text, stronger }] of marks.entries()) {
      const found = firstWithout(this.#groups.get(text), stronger);
      if (!found) continue;
      const narrowed = marks
        .slice(found.count > 1 ? index + 1 : marks.length)
        .map((weaker) => firstWithout(this.#groups.get(`${text}\n${weaker.text}`), stronger))
        .find((one) => one !== null);
      return { ...(narrowed ?? found), key };
    }
    return null;
  }
}
