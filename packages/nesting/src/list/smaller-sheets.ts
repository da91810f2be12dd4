import type { OpenSheet } from './open-sheet.ts';
import { type PackRules, pack, type SheetSpace } from './pack.ts';

/** Each sheet once more on the smallest kind that still holds its blanks. */
export function smallerSheets(
  sheets: readonly OpenSheet[],
  spaces: readonly SheetSpace[],
  rules: PackRules,
): readonly OpenSheet[] {
  if (spaces.length < 2) return sheets;
  const left = spaces.map(
    ({ available }, kind) => available - sheets.filter((sheet) => sheet.kind === kind).length,
  );
  const cheap = spaces.map((space, kind) => ({ space, kind })).sort((a, b) => a.space.area - b.space.area);
  return sheets.map((sheet) => {
    const items = sheet.placed.map(({ item }) => item);
    for (const { space, kind } of cheap) {
      if (kind === sheet.kind) return sheet;
      if ((left[kind] ?? 0) < 1 || space.length * space.width < sheet.filled) continue;
      const alone = spaces.map((other, index) => ({ ...other, available: index === kind ? 1 : 0 }));
      const fresh = pack(items, alone, { ...rules, opens: [kind] }).sheets?.[0];
      if (!fresh) continue;
      left[kind] = (left[kind] ?? 0) - 1;
      left[sheet.kind] = (left[sheet.kind] ?? 0) + 1;
      return fresh;
    }
    return sheet;
  });
}
