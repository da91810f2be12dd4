/** Numbers from 0 to 1, the same each time: the same list gives the same layout. */
export function dice(): () => number {
  let state = 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of a list. */
export const one = <T>(list: readonly T[], roll: () => number, otherwise: T): T =>
  list[Math.floor(roll() * list.length)] ?? otherwise;

/** The list in another order: each by its size, largest first, give or take a share of it. */
export function byRoughSize<T>(
  list: readonly T[],
  sizeOf: (item: T) => number,
  share: number,
  roll: () => number,
): readonly T[] {
  const order = [...list];
  const sizes = order.map((item) => sizeOf(item) * (1 + share * (2 * roll() - 1)));
  // By insertion: the lists are short, and this is half the time of the library's sort with its pairs.
  for (let index = 1; index < order.length; index++) {
    const item = order[index] as T;
    const size = sizes[index] ?? 0;
    let at = index - 1;
    for (; at >= 0 && (sizes[at] ?? 0) < size; at--) {
      order[at + 1] = order[at] as T;
      sizes[at + 1] = sizes[at] ?? 0;
    }
    order[at + 1] = item;
    sizes[at + 1] = size;
  }
  return order;
}
