import type { Placement } from '../src/index.ts';
import type { CuttingRules, Sheet } from '../src/model.ts';

const SLACK = 1e-6;

/** Faults of a layout: blanks beyond the edges, or nearer to a neighbour than the kerf. */
export function faultsOf(
  sheet: Sheet,
  placements: readonly Placement[],
  rules: CuttingRules,
): readonly string[] {
  const faults: string[] = [];
  placements.forEach((a, index) => {
    const inside =
      a.x >= rules.edge - SLACK &&
      a.y >= rules.edge - SLACK &&
      a.x + a.length <= sheet.length - rules.edge + SLACK &&
      a.y + a.width <= sheet.width - rules.edge + SLACK;
    if (!inside) faults.push(`${index} leaves the sheet`);
    for (const b of placements.slice(index + 1)) {
      const apart =
        a.x + a.length + rules.kerf <= b.x + SLACK ||
        b.x + b.length + rules.kerf <= a.x + SLACK ||
        a.y + a.width + rules.kerf <= b.y + SLACK ||
        b.y + b.width + rules.kerf <= a.y + SLACK;
      if (!apart) faults.push(`${index} overlaps`);
    }
  });
  return faults;
}

/** Can cuts from edge to edge part the blanks? Tried to the end on a small layout. */
export function isGuillotine(placements: readonly Placement[]): boolean {
  if (placements.length < 2) return true;
  for (const [start, size] of [
    ['x', 'length'],
    ['y', 'width'],
  ] as const) {
    for (const at of placements.map((placement) => placement[start])) {
      const before = placements.filter((placement) => placement[start] + placement[size] <= at + SLACK);
      const after = placements.filter((placement) => placement[start] >= at - SLACK);
      if (before.length === 0 || before.length + after.length !== placements.length) continue;
      return isGuillotine(before) && isGuillotine(after);
    }
  }
  return false;
}
