import { newPosition, type PositionDefaults } from '../draft/new-quote.ts';
import type { PositionDraft, QuoteDocument } from '../model/quote-document.ts';
import type { RatesDraft } from '../model/rates-draft.ts';
import type { RuleDraft } from '../model/rule-draft.ts';
import { editWithRates } from './choose-rate.ts';
import {
  type CostRow,
  costFromRegistry,
  isOrderCost,
  isOverheads,
  isQuoteCost,
  orderCostFromRegistry,
} from './cost-from-registry.ts';
import { FAMILIES, firstPhases, usualFamily } from './part-family.ts';
import { withChoice } from './switch-shape.ts';

/** Registry data that a new position of this company for this customer starts from. */
export interface PositionStart {
  readonly company: { readonly defaultMargin: number | null };
  readonly costs: readonly CostRow[];
  readonly customer: { readonly margin: number | null } | null;
  readonly ratesNow: RatesDraft | null;
  /** The company's rules, which each new position takes. */
  readonly rules: readonly RuleDraft[];
}

type NewId = () => string;

export const marginOf = ({ company, customer }: Pick<PositionStart, 'company' | 'customer'>): number =>
  customer?.margin ?? company.defaultMargin ?? 0;

export function positionDefaults(start: PositionStart, newId: NewId): PositionDefaults {
  const { costs, rules } = start;
  const always = costs.filter(({ addToNewQuotes }) => addToNewQuotes);
  return {
    margin: marginOf(start),
    rules,
    overheads: always.find(isOverheads)?.percent ?? 0,
    costs: always
      .filter((cost) => isQuoteCost(cost) && !isOverheads(cost) && !isOrderCost(cost))
      .map((cost) => costFromRegistry(cost, newId())),
  };
}

/** Order costs are added with the first position, once; a user who removes them does not get them again. */
function orderCostsOf({ positions, orderCosts = [] }: QuoteDocument, start: PositionStart, newId: NewId) {
  if (positions.length > 0) return orderCosts;
  const always = start.costs.filter(
    (cost) =>
      cost.addToNewQuotes && isOrderCost(cost) && !orderCosts.some(({ label }) => label === cost.name),
  );
  return [...orderCosts, ...always.map((cost) => orderCostFromRegistry(cost, newId(), marginOf(start)))];
}

/** The document with one more position and the rates it uses. */
export function withPosition(
  document: QuoteDocument,
  position: PositionDraft,
  start: PositionStart,
  newId: NewId,
): QuoteDocument {
  const orderCosts = orderCostsOf(document, start, newId);
  const added = { ...document, positions: [...document.positions, position], orderCosts };
  return editWithRates(added, position.id, (same) => same, start.ratesNow);
}

/** An arbitrary start value that users change. */
const FIRST_QUANTITY = 10;

/**
 * The document with one more position: the quantity of the previous position, a bar without sizes and the default phase
 * for the shop's machines.
 */
export function withNewPosition(
  document: QuoteDocument,
  id: string,
  start: PositionStart,
  newId: NewId,
): QuoteDocument {
  const machines = start.ratesNow?.machines ?? {};
  const family = usualFamily(Object.values(machines));
  const position: PositionDraft = {
    ...newPosition(id, positionDefaults(start, newId)),
    quantities: document.positions.at(-1)?.quantities ?? [FIRST_QUANTITY],
    stock: withChoice(null, FAMILIES[family].stock),
    phases: firstPhases(family, machines, newId),
  };
  return withPosition(document, position, start, newId);
}
