import { QUANTITY_SCALE } from '@truciolo/money';
import { type IdenticalNesting, nestIdentical } from '@truciolo/nesting';
import type { KilogramsPerCubicDecimetre } from '@truciolo/units';
import type { Cutting, Section, SheetSize } from '../model/stock.ts';

type SheetCutting = Extract<Cutting, { kind: 'sheets' }>;

/** One blank on the sheets of the shop, before any quantity and any price. */
export interface SheetPlan {
  readonly sizes: readonly SheetSize[];
  /** kg of a sheet of each size. */
  readonly weights: readonly number[];
  readonly nesting: IdenticalNesting;
  /** mm² of a blank, and of the blank with its cut. */
  readonly blankArea: number;
  readonly takenArea: number;
  /** kg that a blank takes with its cut. */
  readonly consumed: number;
  /** kg: a sheet divided by the blanks it gives, of the size that wastes least. Null where none fits. */
  readonly share: number | null;
}

/** mm³ × kg/dm³ / 1,000,000 = kg. */
const MM3_PER_DM3 = 1_000_000;

export function planSheets(
  length: number,
  section: Section,
  cutting: SheetCutting,
  density: KilogramsPerCubicDecimetre,
): SheetPlan {
  const { width, thickness } = section.shape === 'sheet' ? section : { width: 0, thickness: 0 };
  const { technique, kerf, edge, rotates, sheets } = cutting;
  const nesting = nestIdentical({ length, width, rotates }, sheets, { technique, kerf, edge });
  // To the milligram, as all weights.
  const kilograms = (area: number) =>
    Math.round(((area * thickness * density) / MM3_PER_DM3) * QUANTITY_SCALE) / QUANTITY_SCALE;
  const weights = sheets.map((sheet) => kilograms(sheet.length * sheet.width));
  const shares = weights.flatMap((weight, index) => {
    const capacity = nesting.capacities[index] ?? 0;
    return capacity > 0 ? [weight / capacity] : [];
  });
  const takenArea = (length + kerf) * (width + kerf);
  return {
    sizes: sheets,
    weights,
    nesting,
    blankArea: length * width,
    takenArea,
    consumed: kilograms(takenArea),
    share: shares.length > 0 ? Math.min(...shares) : null,
  };
}
