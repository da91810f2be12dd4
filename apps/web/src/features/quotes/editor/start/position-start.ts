import type { Company, Cost, Customer } from '@truciolo/contract';
import {
  newPosition,
  type PositionDefaults,
  type PositionDraft,
  type QuoteDocument,
  type RatesDraft,
  type RuleDraft,
} from '@truciolo/quote';
import { emptyPhase } from '../../../../entities/quotes/empty-phase.ts';
import { newId } from '../../../../lib/new-id.ts';
import {
  costFromRegistry,
  isOrderCost,
  isOverheads,
  isQuoteCost,
  orderCostFromRegistry,
} from '../../costs/cost-from-registry.ts';
import { editWithRates } from '../../rates/choose-rate.ts';
import { withChoice } from '../../stock/switch-shape.ts';

/** What a new position of this company, for this customer, begins with. */
export interface PositionStart {
  readonly company: Company;
  readonly costs: readonly Cost[];
  readonly customer: Customer | null;
  readonly ratesNow: RatesDraft | null;
  /** Of the company: each new position takes them. */
  readonly rules: readonly RuleDraft[];
}

// Who is told no margin makes no quote either.
export const marginOf = ({ company, customer }: Pick<PositionStart, 'company' | 'customer'>): number =>
  customer?.margin ?? company.defaultMargin ?? 0;

export function positionDefaults(start: PositionStart): PositionDefaults {
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

/** What the order costs comes with the first position, once; whoever takes it out is not given it again. */
function orderCostsOf({ positions, orderCosts = [] }: QuoteDocument, start: PositionStart) {
  if (positions.length > 0) return orderCosts;
  const always = start.costs.filter(
    (cost) =>
      cost.addToNewQuotes && isOrderCost(cost) && !orderCosts.some(({ label }) => label === cost.name),
  );
  return [...orderCosts, ...always.map((cost) => orderCostFromRegistry(cost, newId(), marginOf(start)))];
}

/** The document with one more position, and the rates that it names. */
export function withPosition(
  document: QuoteDocument,
  position: PositionDraft,
  start: PositionStart,
): QuoteDocument {
  const orderCosts = orderCostsOf(document, start);
  const added = { ...document, positions: [...document.positions, position], orderCosts };
  return editWithRates(added, position.id, (same) => same, start.ratesNow);
}

/** Ten pieces of a turned part: something to change, never something to guess. */
const FIRST_QUANTITY = 10;
const LATHE = /torni/i;

/** The document with one more position: a round bar to be sized and one phase on the shop's first lathe. */
export function withNewPosition(document: QuoteDocument, id: string, start: PositionStart): QuoteDocument {
  const machines = Object.entries(start.ratesNow?.machines ?? {});
  const [machineId, machine] = machines.find(([, { name }]) => LATHE.test(name)) ?? machines[0] ?? [];
  const isLathe = machine !== undefined && LATHE.test(machine.name);
  const position: PositionDraft = {
    ...newPosition(id, positionDefaults(start)),
    quantities: [FIRST_QUANTITY],
    stock: withChoice(null, 'round'),
    phases: [
      { ...emptyPhase(newId()), name: isLathe ? 'Tornitura' : 'Lavorazione', machineId: machineId ?? null },
    ],
  };
  return withPosition(document, position, start);
}
