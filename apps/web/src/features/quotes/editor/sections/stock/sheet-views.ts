import { nestIdentical, type Placement } from '@truciolo/nesting';
import { type BarDraft, effectiveValue } from '@truciolo/quote';

/** A sheet with its layout, and the number of such sheets. */
export interface SheetView {
  readonly length: number;
  readonly width: number;
  readonly times: number;
  readonly placements: readonly Placement[];
}

/** The different sheets of a lot: the full ones of each size, and the last one where it is not full. */
export function sheetViews(stock: BarDraft, pieces: number): readonly SheetView[] {
  const { cutting, section } = stock;
  const length = effectiveValue(stock.length);
  if (cutting.kind !== 'sheets' || section.shape !== 'sheet' || length === null) return [];
  const { kerf, edge, technique, rotates, sheets } = cutting;
  const blank = { length: length + (stock.facing ?? 0), width: section.width ?? 0, rotates };
  const nesting = nestIdentical(blank, sheets, { technique, kerf: kerf ?? 0, edge: edge ?? 0 });
  const counts = nesting.sheetsFor(pieces);
  if (!counts) return [];
  const used = sheets
    .map((size, kind) => ({
      ...size,
      kind,
      count: counts[kind] ?? 0,
      capacity: nesting.capacities[kind] ?? 0,
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.capacity - a.capacity);
  let left = pieces;
  return used.flatMap(({ kind, count, capacity, ...size }) => {
    const full = Math.min(count, Math.floor(left / capacity));
    const view = (times: number, most: number): SheetView => ({
      ...size,
      times,
      placements: nesting.layout(kind, most),
    });
    left -= full * capacity;
    const last = full < count && left > 0 ? [view(1, left)] : [];
    left = Math.max(0, left - (count - full) * capacity);
    return [...(full > 0 ? [view(full, capacity)] : []), ...last];
  });
}
