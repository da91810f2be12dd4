export type Chance = () => number;

/** The same numbers at every start (Park and Miller's minimal generator), so that what is shown can be described. */
export function makeChance(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Squared: the first of the list come up most often, as in life. */
export const pick = <T>(list: readonly T[], chance: Chance, fallback: T): T =>
  list[Math.floor(chance() ** 2 * list.length)] ?? fallback;

export const between = ([least, most]: readonly [number, number], chance: Chance): number =>
  least + (most - least) * chance();
