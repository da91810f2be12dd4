import type { NoPriceReason, PartFacts, ShopPageFields } from '@truciolo/contract';
import type { CycleRoute } from '@truciolo/cycle';

const TREATED_BY_PRICE: readonly string[] = ['drawing', 'medium', 'coarse'];

interface Choices {
  readonly facts: PartFacts | null;
  readonly materialGuid: string | null;
  readonly treatment: number | null;
  readonly tolerance: string;
}

/** Why a part gets no price before anything is computed. */
export function refusalOf(
  { facts, materialGuid, treatment, tolerance }: Choices,
  fields: ShopPageFields,
  offered: ReadonlySet<string>,
): NoPriceReason | null {
  if (fields.priceMode === 'none') return 'no-prices';
  if (!facts) return 'no-model';
  if (materialGuid === null || !offered.has(materialGuid)) return 'no-material';
  if (treatment !== null && !fields.treatments[treatment]?.workGuid) return 'treatment';
  if (!TREATED_BY_PRICE.includes(tolerance)) return 'tolerance';
  if (!(fields.processes as readonly string[]).includes(facts.process)) return 'process';
  if (Math.max(...facts.box) > fields.longestSide) return 'too-large';
  return facts.exact ? null : 'uncertain';
}

/** Why a computed route is not good enough for a price. */
export const doubtOf = (route: CycleRoute, fields: ShopPageFields): NoPriceReason | null =>
  route.isLeast || route.band.share * 100 > fields.widestBand ? 'uncertain' : null;
