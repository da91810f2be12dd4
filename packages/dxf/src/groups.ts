/** One pair of an ASCII DXF file: the group code, and the value as written. */
export interface Group {
  readonly code: number;
  readonly value: string;
}

/** The pairs of a file in order, or null where a line that must be a group code is not a number. */
export function readGroups(text: string): readonly Group[] | null {
  const lines = text.split(/\r\n|\n|\r/);
  const groups: Group[] = [];
  for (let at = 0; at + 1 < lines.length; at += 2) {
    const code = Number(lines[at]);
    if (lines[at]?.trim() === '' && groups.at(-1)?.value === 'EOF') break;
    if (!Number.isInteger(code) || lines[at]?.trim() === '') return null;
    const value = lines[at + 1] ?? '';
    // Text keeps its blanks; everything else is written with a field's width.
    groups.push({ code, value: code === 1 || code === 3 ? value : value.trim() });
  }
  return groups;
}

/** An object of the file: its name after code 0, and its groups. */
export interface Item {
  readonly name: string;
  readonly groups: readonly Group[];
}

/** Cuts groups at each code 0. */
export function toItems(groups: readonly Group[]): readonly Item[] {
  const items: { name: string; groups: Group[] }[] = [];
  for (const group of groups) {
    if (group.code === 0) items.push({ name: group.value, groups: [] });
    else items.at(-1)?.groups.push(group);
  }
  return items;
}

export const textOf = ({ groups }: Item, code: number): string | undefined =>
  groups.find((group) => group.code === code)?.value;

/** The first number with this code, or the fallback; invalid numbers count as absent. */
export function numberOf(item: Item, code: number, fallback = 0): number {
  const value = Number(textOf(item, code) ?? Number.NaN);
  return Number.isFinite(value) ? value : fallback;
}

export const numbersOf = ({ groups }: Item, code: number): readonly number[] =>
  groups.filter((group) => group.code === code).map(({ value }) => Number(value) || 0);
