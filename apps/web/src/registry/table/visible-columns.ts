import type { RegistryColumn } from '../definition/registry-definition.ts';

/** Of the box that chooses a row, px. */
export const CHECK_WIDTH = 44;

/** The chosen columns; without room for all, the last ones are dropped before the essential ones. */
export function visibleColumns<Row>(
  columns: readonly RegistryColumn<Row>[],
  chosenKeys: Readonly<Record<string, boolean>>,
  room: number,
): Readonly<Record<string, boolean>> {
  const chosen = columns.filter(({ key, optional = false }) => chosenKeys[key] ?? !optional);
  let excess = chosen.reduce((sum, { width }) => sum + width, CHECK_WIDTH) - room;
  const dropped = new Set<string>();
  for (const { key, width, essential = false } of chosen.toReversed()) {
    if (excess <= 0 || essential) continue;
    dropped.add(key);
    excess -= width;
  }
  return Object.fromEntries(
    columns.map((column) => [column.key, chosen.includes(column) && !dropped.has(column.key)]),
  );
}
