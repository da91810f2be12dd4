import type { HoleGroup } from '@truciolo/part';

interface KnownHoleGroup {
  readonly d: number;
  readonly dTol?: number;
  /** One length, or the range of fair readings. */
  readonly depth: number | readonly [number, number];
  readonly through: boolean;
  readonly count: number;
  readonly cbore?: readonly [number, number];
  readonly csk?: number;
  readonly optional?: boolean;
}

/** A group, or several fair descriptions of one feature. */
export type KnownGroup = KnownHoleGroup | { readonly any: readonly (readonly KnownHoleGroup[])[] };

interface Left {
  readonly group: HoleGroup;
  left: number;
}

function fits(known: KnownHoleGroup, hole: HoleGroup): boolean {
  const [low, high] =
    typeof known.depth === 'number' ? [known.depth * 0.999, known.depth * 1.001] : known.depth;
  const near = (value: number | undefined, wanted: number) => Math.abs((value ?? 0) - wanted) < 0.02;
  return (
    Math.abs(hole.diameter - known.d) <= (known.dTol ?? Math.max(0.01, known.d * 1e-4)) &&
    hole.depth >= low - 0.01 &&
    hole.depth <= high + 0.01 &&
    hole.through === known.through &&
    (!known.cbore ||
      (near(hole.counterbore?.diameter, known.cbore[0]) && near(hole.counterbore?.depth, known.cbore[1]))) &&
    (known.csk === undefined || near(hole.countersink?.diameter, known.csk))
  );
}

/** Removes the holes of a group from the found ones; returns the number of missing ones. */
function take(known: KnownHoleGroup, found: readonly Left[]): number {
  let missing = known.count;
  for (const entry of found) {
    if (missing === 0 || !fits(known, entry.group)) continue;
    const taken = Math.min(missing, entry.left);
    entry.left -= taken;
    missing -= taken;
  }
  return missing;
}

/** The description with the fewest missing holes, and their number. */
function best(choices: readonly (readonly KnownHoleGroup[])[], found: readonly Left[]) {
  const tried = choices.map((groups) => {
    const copy = found.map((entry) => ({ ...entry }));
    return { groups, missing: groups.reduce((sum, group) => sum + take(group, copy), 0) };
  });
  return tried.sort((a, b) => a.missing - b.missing)[0];
}

/** Counts holes, not groups; optional ones count neither way. */
export function matchHoles(known: readonly KnownGroup[], holes: readonly HoleGroup[]) {
  const found: Left[] = holes.map((group) => ({ group, left: group.count }));
  let [right, missed] = [0, 0];
  for (const entry of known) {
    const choice =
      'any' in entry ? best(entry.any, found) : entry.optional ? undefined : best([[entry]], found);
    for (const group of choice?.groups ?? []) {
      const missing = take(group, found);
      missed += missing;
      right += group.count - missing;
    }
  }
  for (const entry of known) {
    if (!('any' in entry) && entry.optional)
      take({ ...entry, depth: [0, Number.MAX_VALUE], count: 1e6 }, found);
  }
  return { right, missed, wrong: found.reduce((sum, { left }) => sum + left, 0) };
}
