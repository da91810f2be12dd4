import type { PositionDraft } from '../model/quote-document.ts';

/** Working days that the machine plan needs, by position and quantity. */
export type PlannedDays = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Working days of an offer and their origin. */
export type OfferedDays =
  | { readonly days: number; readonly from: 'typed' | 'plan' }
  /** The offer says no days: none were typed and no plan can answer. */
  | { readonly days: 0; readonly from: null };

/** Days that a person wrote; urgent work has its own, which take precedence. */
export const typedDays = ({ price }: Pick<PositionDraft, 'price'>): number | null =>
  price.expedite?.leadDays ?? price.promisedDays ?? null;

/** Days of the smallest planned lot that holds the quantity: a lot between two offered ones takes at most as long. */
function plannedAt(lots: Readonly<Record<string, number>>, quantity: number): number | null {
  const enough = Object.keys(lots)
    .map(Number)
    .filter((lot) => lot >= quantity);
  return lots[Math.min(...enough)] ?? null;
}

/**
 * The rule of every document and page: typed days stand; otherwise the plan answers; otherwise no days are said. The
 * engine's own sum of hours and waits never leaves the shop, because it knows no load, no lead time and no holiday.
 */
export function offeredDays(
  position: Pick<PositionDraft, 'id' | 'price'>,
  quantity: number,
  planned: PlannedDays,
): OfferedDays {
  const typed = typedDays(position);
  if (typed !== null) return { days: typed, from: 'typed' };
  const days = plannedAt(planned[position.id] ?? {}, quantity);
  return days === null ? { days: 0, from: null } : { days, from: 'plan' };
}
